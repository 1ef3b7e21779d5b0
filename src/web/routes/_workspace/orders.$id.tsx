import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { OrderPage } from '#web/features/orders/page/order-page.tsx'

export const Route = createFileRoute('/_workspace/orders/$id')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="order" />}>
      <OrderPage key={id} id={id} />
    </RecordPage>
  )
}
