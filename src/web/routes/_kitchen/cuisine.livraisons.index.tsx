import { createFileRoute, redirect } from '@tanstack/react-router'
import { DeliveriesPage } from '#web/features/kitchen/deliveries/deliveries-page.tsx'

/** Of a kitchen whose house orders; in any other the address leads to its sheets. */
export const Route = createFileRoute('/_kitchen/cuisine/livraisons/')({
  beforeLoad: async ({ context: { kitchen, texts } }) => {
    if (kitchen?.hasOrders === false) throw redirect({ to: '/cuisine' })
    await texts.need('orders')
  },
  component: DeliveriesPage,
})
