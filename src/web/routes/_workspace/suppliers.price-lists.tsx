import { createFileRoute } from '@tanstack/react-router'
import { PriceListsPage } from '#web/features/suppliers/journal/price-lists-page.tsx'

export const Route = createFileRoute('/_workspace/suppliers/price-lists')({
  beforeLoad: ({ context }) => context.texts.need('suppliers'),
  component: PriceListsPage,
})
