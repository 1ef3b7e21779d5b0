import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#web/features/account/dashboard/dashboard-page.tsx'

export const Route = createFileRoute('/_workspace/dashboard')({ component: DashboardPage })
