import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { CarteVersionPage } from '#web/features/cartes/versions/version-page.tsx'

export const Route = createFileRoute('/_print/cartes/versions/$versionId')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: Version,
})

function Version() {
  const { versionId } = Route.useParams()
  return (
    <RecordPage id={versionId} notFound={<RecordNotFound of="carte" />}>
      <CarteVersionPage key={versionId} id={versionId} />
    </RecordPage>
  )
}
