import { createFileRoute } from '@tanstack/react-router'
import { GammeViewPage } from '#web/features/gammes/dishes/gamme-view-page.tsx'

export const Route = createFileRoute('/_workspace/gammes/$id/view')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  component: Gamme,
})

function Gamme() {
  const { id } = Route.useParams()
  return <GammeViewPage key={id} id={id} />
}
