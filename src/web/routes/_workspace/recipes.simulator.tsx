import { createFileRoute } from '@tanstack/react-router'
import { simulationSearch } from '#web/features/simulation/simulation-search.ts'
import { SimulatorPage } from '#web/features/simulation/simulator-page.tsx'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/simulator')({
  beforeLoad: ({ context }) => context.texts.need('simulation'),
  validateSearch: simulationSearch,
  component: Simulator,
})

function Simulator() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SimulatorPage search={search} onSearch={(change) => void navigate(mergeSearch(change))} />
}
