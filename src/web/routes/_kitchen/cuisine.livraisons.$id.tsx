import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '#web/entities/record-page.tsx'
import { DeliveryGone } from '#web/features/kitchen/deliveries/delivery-gone.tsx'
import { DeliveryPage } from '#web/features/kitchen/deliveries/delivery-page.tsx'

export const Route = createFileRoute('/_kitchen/cuisine/livraisons/$id')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: Delivery,
})

function Delivery() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<DeliveryGone />}>
      <DeliveryPage key={id} id={id} />
    </RecordPage>
  )
}
