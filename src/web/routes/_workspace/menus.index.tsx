import { createFileRoute } from '@tanstack/react-router'
import { carteSearch } from '#web/entities/carte/carte-search.ts'
import { MenusPage } from '#web/features/menus/list/menus-page.tsx'

export const Route = createFileRoute('/_workspace/menus/')({
  beforeLoad: ({ context }) => context.texts.need('menus'),
  validateSearch: carteSearch,
  component: Menus,
})

function Menus() {
  const { carte } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MenusPage
      requested={carte}
      onChoose={(id) => void navigate({ search: { carte: id }, replace: true, resetScroll: false })}
    />
  )
}
