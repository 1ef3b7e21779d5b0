import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { PriceListPage } from '#web/features/suppliers/price-list/price-list-page.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'

export const Route = createFileRoute('/_workspace/suppliers/$id/price-list')({
  beforeLoad: ({ context }) => context.texts.need('suppliers', 'priceList'),
  pendingComponent: FormSkeleton,
  component: PriceList,
})

function PriceList() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="supplier" />}>
      <PriceListPage key={id} id={id} />
    </RecordPage>
  )
}
