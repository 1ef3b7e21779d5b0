import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { EnglishPage } from '#web/features/cartes/english/english-page.tsx'

export const Route = createFileRoute('/_workspace/cartes/$carteId/textes-anglais')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: English,
})

function English() {
  const { carteId } = Route.useParams()
  return (
    <RecordPage id={carteId} notFound={<RecordNotFound of="carte" />}>
      <EnglishPage key={carteId} id={carteId} />
    </RecordPage>
  )
}
