import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { DeliveryPage } from '#web/features/orders/receive/unordered/delivery-page.tsx'

export const Route = createFileRoute('/_workspace/orders/receive/unordered/$id')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: Delivery,
})

function Delivery() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="delivery" />}>
      <DeliveryPage key={id} id={id} />
    </RecordPage>
  )
}
