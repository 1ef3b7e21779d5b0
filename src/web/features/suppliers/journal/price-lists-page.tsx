import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { priceListsQuery } from '../suppliers-api.ts'
import { PriceListEntry } from './price-list-entry.tsx'
import { UndoPriceListModal } from './undo-price-list-modal.tsx'

/** /suppliers/price-lists: every file that went into a catalogue. */
export function PriceListsPage() {
  return (
    <JournalPage
      query={useInfiniteQuery(priceListsQuery())}
      texts={useTranslations('suppliers.journal')}
      back={paths.suppliersDashboard}
      drawing={<TruckDrawing />}
      Question={UndoPriceListModal}
    >
      {(list, onUndo) => <PriceListEntry list={list} onUndo={onUndo} />}
    </JournalPage>
  )
}
