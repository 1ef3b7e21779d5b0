import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#web/router.ts'
import { Notices } from '#web/ui/notices.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      <Notices />
    </>
  ),
})
