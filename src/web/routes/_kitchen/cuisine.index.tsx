import { createFileRoute } from '@tanstack/react-router'
import { ListPage } from '#web/features/kitchen/list/list-page.tsx'
import { kitchenListSearch } from '#web/features/kitchen/list/list-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_kitchen/cuisine/')({
  validateSearch: kitchenListSearch,
  component: List,
})

function List() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ListPage filters={filters} onFilters={(change) => void navigate(mergeSearch(change))} />
}
