import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '#web/features/orders/list/orders-page.tsx'

export const Route = createFileRoute('/_workspace/orders/')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  component: OrdersPage,
})
