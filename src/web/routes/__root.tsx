import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#web/router.ts'
import { Notices } from '#web/ui/notices.tsx'
import { AppShellProvider } from '#web/features/shell/app-shell-provider.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <AppShellProvider>
      <Outlet />
      <Notices />
    </AppShellProvider>
  ),
})
