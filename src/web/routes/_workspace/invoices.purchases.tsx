import { createFileRoute } from '@tanstack/react-router'
import { SpendingPage } from '#web/features/invoices/spending/spending-page.tsx'
import { spendingSearch } from '#web/features/invoices/spending/spending-period.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/invoices/purchases')({
  beforeLoad: ({ context }) => context.texts.need('spending'),
  validateSearch: spendingSearch,
  component: Purchases,
})

function Purchases() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SpendingPage search={search} onSearch={(next) => void navigate(mergeSearch(next))} />
}
