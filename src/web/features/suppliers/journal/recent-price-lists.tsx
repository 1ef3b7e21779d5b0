import { Card, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { recentPriceListsQuery } from '../suppliers-api.ts'
import { PriceListEntry } from './price-list-entry.tsx'
import { UndoPriceListModal } from './undo-price-list-modal.tsx'

const SHOWN = 5

/** On the dashboard: which files came in last, and the way back. */
export function RecentPriceLists() {
  const t = useTranslations('suppliers.journal')
  const recent = useQuery(recentPriceListsQuery(SHOWN))
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  return (
    <Card component="section" aria-labelledby="price-lists-title">
      <CardHead id="price-lists-title" title={t('recent')}>
        {recent.data !== undefined && recent.data.total > 0 && (
          <TextLink to={paths.priceLists}>{t('all')}</TextLink>
        )}
      </CardHead>
      <PageState query={recent} failureText={t('failure')} skeleton={<TableSkeleton rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {t('none')}
            </Text>
          ) : (
            <ul aria-label={t('recent')}>
              {items.map((list) => (
                <PriceListEntry key={list.id} list={list} onUndo={() => setUndoing(list)} />
              ))}
            </ul>
          )
        }
      </PageState>
      <UndoPriceListModal target={undoing} onClose={() => setUndoing(null)} />
    </Card>
  )
}
