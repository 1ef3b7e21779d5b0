import { createFileRoute } from '@tanstack/react-router'
import { BatchesPage } from '#web/features/batches/list/batches-page.tsx'
import { batchesSearch } from '#web/features/batches/list/batches-search.ts'

export const Route = createFileRoute('/_workspace/batches/')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  validateSearch: batchesSearch,
  component: Batches,
})

function Batches() {
  const { etat = 'en-stock' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BatchesPage
      filter={etat}
      onFilter={(filter) => void navigate({ search: { etat: filter }, replace: true, resetScroll: false })}
    />
  )
}
