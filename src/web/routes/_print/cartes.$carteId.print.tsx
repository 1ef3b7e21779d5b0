import { createFileRoute } from '@tanstack/react-router'
import { PrintCartePage } from '#web/features/cartes/print/print-page.tsx'

export const Route = createFileRoute('/_print/cartes/$carteId/print')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: Print,
})

function Print() {
  const { carteId } = Route.useParams()
  return <PrintCartePage key={carteId} id={carteId} />
}
