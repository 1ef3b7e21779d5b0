import { createFileRoute } from '@tanstack/react-router'
import { ImportedPage } from '#web/features/products/imported/imported-page.tsx'
import { productSearch } from '#web/features/products/product-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/products/imported')({
  beforeLoad: ({ context }) => context.texts.need('products', 'suppliers'),
  validateSearch: productSearch,
  component: Imported,
})

function Imported() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ImportedPage filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
}
