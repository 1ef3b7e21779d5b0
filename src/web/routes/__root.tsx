import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#web/router.ts'
import { Notices } from '#web/ui/notices.tsx'
import { AppSurroundings } from '#web/features/shell/app-surroundings.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <AppSurroundings>
      <Outlet />
      <Notices />
    </AppSurroundings>
  ),
})
