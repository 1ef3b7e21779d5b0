import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '#web/features/sheets/editor/edit-page.tsx'

export const Route = createFileRoute('/_workspace/recipes/$id/edit')({ component: EditSheet })

function EditSheet() {
  const { id } = Route.useParams()
  return <EditPage key={id} id={id} />
}
