import { Card, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** The sheets whose cost is improbable, each with the reason and the way to it; nothing where there are none. */
export function DoubtfulCosts({ figures }: { figures: TechSheetStatistics }) {
  const t = useTranslations('trade.costDoubts')
  const explain = useCostDoubtText()
  const { doubtful, unsureCosts, usualCosts } = figures
  const doubtfulCount = unsureCosts.doubtful
  if (doubtfulCount === 0) return null
  return (
    <Card component="section" aria-labelledby="doubtful-title">
      <Title order={2} size="h3" id="doubtful-title">
        {t('title')}
      </Title>
      <p className="note">{t('leftOut')}</p>
      <ul className={classes.doubtful}>
        {doubtful.map((sheet) => (
          <li key={sheet.id}>
            <TextLink to={paths.editRecipe(sheet.id)} className={classes.name}>
              {sheet.title}
            </TextLink>
            <span>{explain(sheet.doubt, { ...sheet, usualCost: usualCosts[sheet.category] ?? null })}</span>
          </li>
        ))}
      </ul>
      {doubtfulCount > doubtful.length && (
        <p className="note">{t('more', { count: doubtfulCount - doubtful.length })}</p>
      )}
    </Card>
  )
}
