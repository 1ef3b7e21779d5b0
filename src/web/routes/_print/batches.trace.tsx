import { createFileRoute } from '@tanstack/react-router'
import { WhereaboutsPage } from '#web/features/batches/trace/whereabouts-page.tsx'
import { whereaboutsSearch } from '#web/features/batches/trace/whereabouts-search.ts'

export const Route = createFileRoute('/_print/batches/trace')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  validateSearch: whereaboutsSearch,
  component: Whereabouts,
})

function Whereabouts() {
  const navigate = Route.useNavigate()
  return <WhereaboutsPage search={Route.useSearch()} onLot={(lot) => void navigate({ search: { lot } })} />
}
