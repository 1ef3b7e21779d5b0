import { createFileRoute } from '@tanstack/react-router'
import { MenuPage } from '#web/features/menus/editor/menu-page.tsx'

export const Route = createFileRoute('/_workspace/menus/$id')({
  beforeLoad: ({ context }) => context.texts.need('menus'),
  component: Menu,
})

function Menu() {
  const { id } = Route.useParams()
  return <MenuPage key={id} id={id} />
}
