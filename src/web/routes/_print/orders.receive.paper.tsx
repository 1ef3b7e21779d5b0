import { createFileRoute } from '@tanstack/react-router'
import { ReceivingPaperPage } from '#web/features/orders/receive/paper/receiving-paper-page.tsx'
import { receivingSearch } from '#web/features/orders/receive/paper/receiving-search.ts'

export const Route = createFileRoute('/_print/orders/receive/paper')({
  beforeLoad: ({ context }) => context.texts.need('orders'),
  validateSearch: receivingSearch,
  component: Paper,
})

function Paper() {
  const { commande } = Route.useSearch()
  return <ReceivingPaperPage key={commande} orderId={commande} />
}
