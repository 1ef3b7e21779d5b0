import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { ReceiveOrderPage } from '#web/features/orders/receive/page/receive-order-page.tsx'

export const Route = createFileRoute('/_workspace/orders/receive/$id')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: Receive,
})

function Receive() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="order" />}>
      <ReceiveOrderPage key={id} id={id} />
    </RecordPage>
  )
}
