import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'

export const Route = createFileRoute('/_workspace/products/manage')({
  component: () => <ComingSoon page="manageProducts" drawing={<CrateDrawing />} back="products" />,
})
