import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { Texts } from './lib/i18n/texts.ts'
import { routeTree } from './route-tree.gen.ts'
import { RouteError } from './ui/route-error.tsx'
import { RouteNotFound } from './ui/route-not-found.tsx'
import { PageSpinner } from './ui/page-spinner.tsx'

export interface RouterContext {
  queryClient: QueryClient
  texts: Texts
}

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    defaultPendingComponent: PageSpinner,
    // A page that is pointed at is fetched ahead; its data have their own freshness in the query cache.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
