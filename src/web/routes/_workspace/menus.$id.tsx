import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { MenuPage } from '#web/features/menus/editor/menu-page.tsx'

export const Route = createFileRoute('/_workspace/menus/$id')({
  beforeLoad: ({ context }) => context.texts.need('menus'),
  component: Menu,
})

function Menu() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="menu" />}>
      <MenuPage key={id} id={id} />
    </RecordPage>
  )
}
