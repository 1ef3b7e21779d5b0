import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { CataloguePage } from '#web/features/suppliers/catalogue/catalogue-page.tsx'
import { catalogueSearch } from '#web/features/suppliers/catalogue/catalogue-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/suppliers/$id/products/')({
  beforeLoad: ({ context }) => context.texts.need('products', 'suppliers'),
  validateSearch: catalogueSearch,
  component: Catalogue,
})

function Catalogue() {
  const { id } = Route.useParams()
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="supplier" />}>
      <CataloguePage id={id} filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
    </RecordPage>
  )
}
