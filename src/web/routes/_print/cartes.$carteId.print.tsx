import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { PrintCartePage } from '#web/features/cartes/print/print-page.tsx'

export const Route = createFileRoute('/_print/cartes/$carteId/print')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: Print,
})

function Print() {
  const { carteId } = Route.useParams()
  return (
    <RecordPage id={carteId} notFound={<RecordNotFound of="carte" />}>
      <PrintCartePage key={carteId} id={carteId} />
    </RecordPage>
  )
}
