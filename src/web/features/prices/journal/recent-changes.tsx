import { Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import entries from '#web/ui/entry-list.module.css'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { recentActsQuery } from '../prices-api.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { ActWords } from './act-words.tsx'

const ACTS_SHOWN = 5
const CHANGES_NAMED = 2

/** On the dashboard: which prices moved last, and by how much. */
export function RecentChanges() {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const recent = useQuery(recentActsQuery(ACTS_SHOWN))
  return (
    <Card component="section" aria-labelledby="recent-prices-title">
      <CardHead id="recent-prices-title" title={t('recent.title')}>
        <TextLink to={paths.priceChanges}>{t('recent.all')}</TextLink>
      </CardHead>
      <PageState query={recent} skeleton={<TableSkeleton rows={ACTS_SHOWN} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {t('recent.none')}
            </Text>
          ) : (
            <ul>
              {items.map((act) => (
                <li key={act.id} className={entries.entry}>
                  <ActWords act={act} most={CHANGES_NAMED} />
                  <Text span c="dimmed" fz="sm">
                    {texts.day(act.at)}
                    {act.undoneAt !== null && ` · ${t('undone')}`}
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
    </Card>
  )
}
