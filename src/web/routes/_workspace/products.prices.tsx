import { createFileRoute } from '@tanstack/react-router'
import { PriceJournalPage } from '#web/features/prices/journal/price-journal-page.tsx'

export const Route = createFileRoute('/_workspace/products/prices')({ component: PriceJournalPage })
