import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'

export const Route = createFileRoute('/_public/cookies')({
  component: () => <ComingSoon page="cookies" drawing={<NotebookDrawing />} />,
})
