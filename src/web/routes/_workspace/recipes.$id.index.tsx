import { createFileRoute } from '@tanstack/react-router'
import { RecipePage } from '#web/features/sheets/reading/recipe-page.tsx'

export const Route = createFileRoute('/_workspace/recipes/$id/')({ component: Recipe })

function Recipe() {
  const { id } = Route.useParams()
  return <RecipePage key={id} id={id} />
}
