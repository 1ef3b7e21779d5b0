import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'

export const Route = createFileRoute('/_workspace/portions')({
  component: () => <ComingSoon page="portions" drawing={<ScalesDrawing />} back="recipes" />,
})
