import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type AnyRoute, type RouterHistory } from '@tanstack/react-router'
import type { Texts } from './lib/i18n/texts.ts'
import type { routeTree } from './route-tree.gen.ts'
import { RouteError } from './ui/route-error.tsx'
import { RouteNotFound } from './ui/route-not-found.tsx'
import { PagePending } from './ui/page-pending.tsx'
import { address } from './lib/navigation/address.ts'

export interface RouterContext {
  queryClient: QueryClient
  texts: Texts
}

/** `history`: the browser's own unless another is given. */
export function createAppRouter<Tree extends AnyRoute>(
  routeTree: Tree,
  context: RouterContext,
  history?: RouterHistory,
) {
  return createRouter({
    routeTree,
    basepath: address('/'),
    context,
    ...(history && { history }),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    defaultPendingComponent: PagePending,
    // A page that is pointed at is fetched ahead; its data have their own freshness in the query cache.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter<typeof routeTree>>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
