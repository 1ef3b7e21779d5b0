import { createFileRoute } from '@tanstack/react-router'
import { RecipesPage } from '#web/features/sheets/list/recipes-page.tsx'
import { sheetSearch } from '#web/features/sheets/sheet-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/')({
  validateSearch: sheetSearch,
  component: Recipes,
})

function Recipes() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <RecipesPage filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
}
