import { createFileRoute } from '@tanstack/react-router'
import { SuppliersDashboardPage } from '#web/features/suppliers/dashboard/suppliers-dashboard-page.tsx'

export const Route = createFileRoute('/_workspace/suppliers/dashboard')({
  beforeLoad: ({ context }) => context.texts.need('suppliers'),
  component: SuppliersDashboardPage,
})
