import { createFileRoute } from '@tanstack/react-router'
import { LostMarginsPage } from '#web/features/prices/lost-margins/lost-margins-page.tsx'
import { lostMarginsSearch } from '#web/features/prices/lost-margins/lost-margins-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/margins')({
  validateSearch: lostMarginsSearch,
  component: LostMargins,
})

function LostMargins() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <LostMarginsPage search={search} onSearch={(change) => void navigate(mergeSearch(change))} />
}
