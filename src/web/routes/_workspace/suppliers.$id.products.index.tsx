import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '#web/features/suppliers/catalogue/catalogue-page.tsx'
import { catalogueSearch } from '#web/features/suppliers/catalogue/catalogue-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/suppliers/$id/products/')({
  beforeLoad: ({ context }) => context.texts.need('suppliers'),
  validateSearch: catalogueSearch,
  component: Catalogue,
})

function Catalogue() {
  const { id } = Route.useParams()
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CataloguePage id={id} filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
  )
}
