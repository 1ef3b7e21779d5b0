import { createFileRoute } from '@tanstack/react-router'
import { carteSearch } from '#web/entities/carte/carte-search.ts'
import { CartesPage } from '#web/features/cartes/overview/cartes-page.tsx'

export const Route = createFileRoute('/_workspace/cartes/')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  validateSearch: carteSearch,
  component: Cartes,
})

function Cartes() {
  const { carte } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CartesPage
      requested={carte}
      onChoose={(id) => void navigate({ search: { carte: id }, replace: true, resetScroll: false })}
    />
  )
}
