import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'

export const Route = createFileRoute('/_public/contact')({
  component: () => <ComingSoon page="contact" drawing={<PlateDrawing />} />,
})
