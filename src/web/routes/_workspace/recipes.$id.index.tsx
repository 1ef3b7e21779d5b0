import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { RecipePage } from '#web/features/sheets/reading/recipe-page.tsx'
import { readingSearch } from '#web/features/sheets/sheet-search.ts'

export const Route = createFileRoute('/_workspace/recipes/$id/')({
  validateSearch: readingSearch,
  component: Recipe,
})

function Recipe() {
  const { id } = Route.useParams()
  const { covers } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="recipe" />}>
      <RecipePage
        key={id}
        id={id}
        covers={covers}
        onCovers={(next) =>
          void navigate({ search: { covers: next }, replace: true, resetScroll: false, state: true })
        }
      />
    </RecordPage>
  )
}
