import { createFileRoute } from '@tanstack/react-router'
import { ImportedProducts } from '#web/features/products/imported/imported-products.tsx'
import { productSearch, type ProductFilters } from '#web/features/products/product-search.ts'
import { ManagePage } from '#web/features/suppliers/manage/manage-page.tsx'
import { manageTab } from '#web/features/suppliers/manage/manage-tabs.ts'
import { supplierSearch, type SupplierFilters } from '#web/features/suppliers/supplier-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

/** What else the address says belongs to the tab that is open. */
function manageSearch(search: Record<string, unknown>) {
  const onglet = manageTab(search.onglet)
  return onglet === 'produits' ? { onglet, ...productSearch(search) } : { onglet, ...supplierSearch(search) }
}

export const Route = createFileRoute('/_workspace/products/manage')({
  beforeLoad: ({ context }) => context.texts.need('products', 'suppliers'),
  validateSearch: manageSearch,
  component: Manage,
})

function Manage() {
  const { onglet = 'fournisseurs', ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (filters: Partial<ProductFilters> | Partial<SupplierFilters>) =>
    void navigate(mergeSearch(filters))
  return (
    <ManagePage
      tab={onglet}
      onTab={(tab) => void navigate({ search: { onglet: tab }, resetScroll: false })}
      filters={supplierSearch(filters)}
      onFilters={change}
      imported={<ImportedProducts filters={productSearch(filters)} onFilters={change} />}
    />
  )
}
