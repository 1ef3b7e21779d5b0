import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'

export const Route = createFileRoute('/_workspace/suppliers/dashboard')({
  component: () => <ComingSoon page="suppliersDashboard" drawing={<TruckDrawing />} back="recipes" />,
})
