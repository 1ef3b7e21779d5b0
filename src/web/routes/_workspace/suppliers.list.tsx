import { createFileRoute } from '@tanstack/react-router'
import { SuppliersPage } from '#web/features/suppliers/list/suppliers-page.tsx'
import { supplierSearch } from '#web/features/suppliers/supplier-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/suppliers/list')({
  beforeLoad: ({ context }) => context.texts.need('suppliers'),
  validateSearch: supplierSearch,
  component: Suppliers,
})

function Suppliers() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SuppliersPage filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
}
