import { createFileRoute } from '@tanstack/react-router'
import { InvoicesPage } from '#web/features/invoices/list/invoices-page.tsx'
import { invoicesSearch } from '#web/features/invoices/list/invoices-search.ts'

export const Route = createFileRoute('/_workspace/invoices/')({
  beforeLoad: ({ context }) => context.texts.need('invoices'),
  validateSearch: invoicesSearch,
  component: Invoices,
})

function Invoices() {
  const { etat = 'attente' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InvoicesPage
      tab={etat}
      onTab={(tab) => void navigate({ search: { etat: tab }, replace: true, resetScroll: false })}
    />
  )
}
