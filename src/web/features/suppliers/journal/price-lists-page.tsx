import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { priceListsQuery } from '../suppliers-api.ts'
import { PriceListEntries } from './price-list-entries.tsx'
import { UndoPriceListModal } from './undo-price-list-modal.tsx'

/** /suppliers/price-lists: every file that went into a catalogue. */
export function PriceListsPage() {
  const t = useTranslations('suppliers.journal')
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  return (
    <>
      <JournalPage
        query={useInfiniteQuery(priceListsQuery())}
        crumb={{ label: t('back'), to: paths.suppliersDashboard }}
        drawing={<TruckDrawing />}
        words={{
          title: t('title'),
          failure: t('failure'),
          empty: t('empty'),
          more: t('more'),
          count: (count) => t('count', { count }),
        }}
      >
        {(lists) => <PriceListEntries lists={lists} onUndo={setUndoing} />}
      </JournalPage>
      <UndoPriceListModal list={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}
