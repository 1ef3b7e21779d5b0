import { createFileRoute } from '@tanstack/react-router'
import { WhereaboutsPage, whereaboutsSearch } from '#web/features/batches/trace/whereabouts-page.tsx'

export const Route = createFileRoute('/_print/batches/trace')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  validateSearch: whereaboutsSearch,
  component: Whereabouts,
})

function Whereabouts() {
  const navigate = Route.useNavigate()
  return <WhereaboutsPage search={Route.useSearch()} onLot={(lot) => void navigate({ search: { lot } })} />
}
