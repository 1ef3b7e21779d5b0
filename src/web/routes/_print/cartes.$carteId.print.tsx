import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { CarteDrawing } from '#web/ui/drawings/carte.tsx'

export const Route = createFileRoute('/_print/cartes/$carteId/print')({
  component: () => <ComingSoon page="printCarte" drawing={<CarteDrawing />} back="carte" />,
})
