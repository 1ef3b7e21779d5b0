import { createFileRoute } from '@tanstack/react-router'
import { GammePage } from '#web/features/gammes/dishes/gamme-page.tsx'

export const Route = createFileRoute('/_workspace/gammes/$id/')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  component: Gamme,
})

function Gamme() {
  const { id } = Route.useParams()
  return <GammePage key={id} id={id} />
}
