import { createFileRoute } from '@tanstack/react-router'
import { ReceivePage } from '#web/features/orders/receive/receive-page.tsx'

export const Route = createFileRoute('/_workspace/orders/receive/')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: ReceivePage,
})
