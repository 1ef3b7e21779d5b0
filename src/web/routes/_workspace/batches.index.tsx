import { createFileRoute } from '@tanstack/react-router'
import { BatchesPage } from '#web/features/batches/list/batches-page.tsx'
import { batchesSearch } from '#web/features/batches/list/batches-search.ts'

export const Route = createFileRoute('/_workspace/batches/')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  validateSearch: batchesSearch,
  component: Batches,
})

function Batches() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BatchesPage
      search={search}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
