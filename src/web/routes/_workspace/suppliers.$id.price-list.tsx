import { createFileRoute } from '@tanstack/react-router'
import { PriceListPage } from '#web/features/suppliers/price-list/price-list-page.tsx'

export const Route = createFileRoute('/_workspace/suppliers/$id/price-list')({
  beforeLoad: ({ context }) => context.texts.need('suppliers', 'priceList'),
  component: PriceList,
})

function PriceList() {
  const { id } = Route.useParams()
  return <PriceListPage id={id} />
}
