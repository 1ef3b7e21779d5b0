import { createFileRoute } from '@tanstack/react-router'
import { productSearch } from '#web/features/products/product-search.ts'
import { ProductsPage } from '#web/features/products/products-page.tsx'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/products/')({
  beforeLoad: ({ context }) => context.texts.need('products', 'suppliers'),
  validateSearch: productSearch,
  component: Products,
})

function Products() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ProductsPage filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
}
