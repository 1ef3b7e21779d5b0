import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#web/features/account/dashboard/dashboard-page.tsx'
import { RecentChanges } from '#web/features/prices/journal/recent-changes.tsx'

export const Route = createFileRoute('/_workspace/dashboard')({
  beforeLoad: ({ context }) => context.texts.need('account'),
  component: Dashboard,
})

function Dashboard() {
  return <DashboardPage prices={<RecentChanges />} />
}
