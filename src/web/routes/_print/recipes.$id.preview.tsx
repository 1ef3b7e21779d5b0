import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '#web/features/sheets/preview/preview-page.tsx'

export const Route = createFileRoute('/_print/recipes/$id/preview')({ component: Preview })

function Preview() {
  const { id } = Route.useParams()
  return <PreviewPage key={id} id={id} />
}
