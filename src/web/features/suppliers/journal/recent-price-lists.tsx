import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { recentPriceListsQuery } from '../suppliers-api.ts'
import { PriceListEntries } from './price-list-entries.tsx'
import classes from './price-list-entries.module.css'
import { UndoPriceListModal } from './undo-price-list-modal.tsx'

const SHOWN = 5

/** On the dashboard: which files came in last, and the way back. */
export function RecentPriceLists() {
  const t = useTranslations('suppliers.journal')
  const recent = useQuery(recentPriceListsQuery(SHOWN))
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  return (
    <Card component="section" aria-labelledby="price-lists-title">
      <div className={classes.head}>
        <Title order={2} size="h3" id="price-lists-title">
          {t('title')}
        </Title>
        {recent.data !== undefined && recent.data.total > 0 && (
          <TextLink to={paths.priceLists}>{t('all')}</TextLink>
        )}
      </div>
      <PageState query={recent} failureText={t('failure')} skeleton={<TableSkeleton rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.dimmed}>{t('none')}</p>
          ) : (
            <PriceListEntries lists={items} onUndo={setUndoing} />
          )
        }
      </PageState>
      <UndoPriceListModal list={undoing} onClose={() => setUndoing(null)} />
    </Card>
  )
}
