import { Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DEFAULT_COMPARED_DAYS } from '#contract/prices.ts'
import { differenceAsShown } from '#domain/money/difference-as-shown.ts'
import { paths } from '#web/entities/paths.ts'
import { useFigures } from '#web/entities/price/use-figures.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import entries from '#web/ui/entry-list.module.css'
import { TextLink } from '#web/ui/text-link.tsx'
import { lostMarginsQuery } from '../prices-api.ts'
import classes from './lost-margin.module.css'

const SHOWN = 3

/** On the dashboard, the sheets that lost most margin this month; nothing where none did. */
export function LostMarginsCard() {
  const t = useTranslations('prices.lostMargins')
  const figures = useFigures()
  const { data } = useQuery(lostMarginsQuery(DEFAULT_COMPARED_DAYS))
  if (data === undefined || data.total === 0) return null
  return (
    <Card component="section" aria-labelledby="lost-margins-title">
      <CardHead id="lost-margins-title" title={t('cardTitle')}>
        <TextLink to={paths.lostMargins}>{t('all', { count: data.total })}</TextLink>
      </CardHead>
      <ol>
        {data.sheets.slice(0, SHOWN).map(({ id, title, before, after, moved }) => (
          <li key={id} className={entries.entry}>
            <div>
              <TextLink to={paths.editRecipe(id)} fw={600} c="inherit">
                {title}
              </TextLink>
              <Text c="dimmed" fz="sm">
                {moved
                  .slice(0, SHOWN)
                  .map(({ name }) => name)
                  .join(', ')}
              </Text>
            </div>
            <span className={classes.lost}>
              {figures.points(differenceAsShown(before.marginPercent ?? 0, after.marginPercent ?? 0, 1))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
