import { Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { isReachablePrice } from '#domain/pricing/reachable-price.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { paths } from '#web/entities/paths.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'
import { mostMissing } from './most-missing.ts'

const SHOWN = 3

const underTarget = { margin: 'underTarget', sort: 'margin', limit: MAX_PAGE_SIZE } as const

export interface CostlySheetsProps {
  thresholds: MarginThresholds
  figures: TechSheetStatistics
}

/** The three sheets whose price lacks most for the target margin; a sentence counts those left out. */
export function CostlySheets({ thresholds, figures }: CostlySheetsProps) {
  const t = useTranslations('dashboard.costly')
  const format = useFormat()
  const { targetMargin } = thresholds
  const rate = format.percent(targetMargin)
  const { doubtful, margins } = figures
  const { incomplete, counted } = margins
  const sheets = useQuery({
    queryKey: [...orpc.sheets.list.key(), 'all', underTarget],
    queryFn: () =>
      readAll(
        (cursor) => client.sheets.list({ ...underTarget, cursor }),
        () => undefined,
      ),
  })
  return (
    <Card component="section" aria-labelledby="costly-title">
      <Title order={2} size="h3" id="costly-title">
        {t('title')}
      </Title>
      <p className="note">
        {t('lead', { rate })} {incomplete > 0 && t('incomplete', { count: incomplete })}{' '}
        {margins.doubtful > 0 && t('doubtful', { count: margins.doubtful })}
      </p>
      <PageState query={sheets} skeleton={<TableSkeleton rows={SHOWN} />}>
        {(all) => {
          const ranked = mostMissing(all, targetMargin, new Set(doubtful.map(({ id }) => id)))
          if (ranked.length === 0) return <Text>{t(counted === 0 ? 'noPrice' : 'none')}</Text>
          return (
            <ol className={classes.costly}>
              {ranked.slice(0, SHOWN).map(({ sheet, from, to }) => (
                <li key={sheet.id}>
                  <TextLink to={paths.editRecipe(sheet.id)} className={classes.name}>
                    {sheet.title}
                  </TextLink>
                  <MarginBadge
                    rate={marginRate(sheet.sellingPriceHt, portionCost(sheet.coutMatiere, sheet.portions))}
                    thresholds={thresholds}
                  />
                  <span className={classes.prices}>
                    {t('prices', { from: format.euro(from), to: format.euro(to), rate })}
                  </span>
                  {!isReachablePrice(from, to) && <span className={classes.far}>{t('far')}</span>}
                </li>
              ))}
            </ol>
          )
        }}
      </PageState>
    </Card>
  )
}
