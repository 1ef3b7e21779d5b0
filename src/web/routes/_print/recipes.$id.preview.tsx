import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '#web/entities/record-page.tsx'
import { PreviewPage } from '#web/features/sheets/preview/preview-page.tsx'
import { PreviewRefusal } from '#web/features/sheets/preview/preview-refusal.tsx'

export const Route = createFileRoute('/_print/recipes/$id/preview')({ component: Preview })

function Preview() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<PreviewRefusal reason={id.trim() === '' ? 'idMissing' : 'idInvalid'} />}>
      <PreviewPage key={id} id={id} />
    </RecordPage>
  )
}
