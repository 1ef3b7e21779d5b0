import { Flex, localStorageColorSchemeManager } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  type AnyRoute,
  type FileRoutesByPath,
  type RootRouteOptions,
} from '@tanstack/react-router'
import { App } from '#web/app.tsx'
import { batchList } from '#contract/testing/batch-answers.ts'
import { noReceipts } from '#contract/testing/invoice-answers.ts'
import { lostMargins } from '#contract/testing/supplier-fixtures.ts'
import type { SignInOptions } from '#contract/registration.ts'
import { PageOutlet } from '#web/entities/page-outlet.tsx'
import navigation from '#web/features/shell/side-navigation.module.css'
import classes from '#web/features/shell/workspace.module.css'
import { Texts } from '#web/lib/i18n/texts.ts'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { enterWorkspace } from '#web/lib/session/require-session.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import { useAccountPreferences } from '#web/lib/session/use-account-preferences.ts'
import { useSessionKeepAlive } from '#web/lib/session/use-session-keep-alive.ts'
import * as french from '#web/messages/fr/areas/start.ts'
import { createAppRouter } from '#web/router.ts'
import { Route as Root } from '#web/routes/__root.tsx'
import type { Answers, AuthAnswers } from './answers.ts'
import {
  ACCOUNT,
  NO_INVOICES,
  NO_ORDERS_TODAY,
  SESSION,
  SESSIONS,
  SIGN_IN_MEANS,
  STORAGE,
} from './fixtures.ts'
import { mount } from './mount.ts'
import { showSignInOptions } from './sign-in-options.ts'

/** Files of `src/web/routes` by the id that each of them has there: a wrong one does not compile. */
export type FileRoutes = { [Id in keyof FileRoutesByPath]?: FileRoutesByPath[Id]['preLoaderRoute'] }

interface RouteOptions {
  /** What the API answers; the account is answered for. */
  api?: Answers
  auth?: AuthAnswers
  session?: Session | null
  provider?: SignInOptions['provider']
  /** What the server names on its answers: a tablet of the kitchen. */
  account?: string
}

/**
 * Shows routes as they are for someone who is signed in, in the place of the navigation an empty frame: `'/_workspace'` among them is the
 * one with the navigation, `'/_kitchen'` what pages of the kitchen have around them. Every other address is an empty page.
 * @example const { api } = await renderRoute({ '/_workspace/bin': Route }, '/bin', { api: { bin: { list: () => onePage([]) } } })
 */
export async function renderRoute(
  routes: FileRoutes,
  address: string,
  { api, auth = {}, session = SESSION, provider, account }: RouteOptions = {},
) {
  showSignInOptions({ provider })
  const texts = await Texts.startIn('fr', french)
  const queryClient = createQueryClient(() => {})
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(treeOf(routes), { queryClient, texts }, history)
  const mounted = mount(
    <App
      colorSchemeManager={localStorageColorSchemeManager()}
      queryClient={queryClient}
      router={router}
      texts={texts}
    />,
    {
      session,
      api: {
        ...api,
        account: { get: () => ACCOUNT, storage: () => STORAGE, ...api?.account },
        prices: { lostMargins: () => lostMargins(), ...api?.prices },
        invoices: { list: () => NO_INVOICES, receipts: noReceipts, ...api?.invoices },
        orders: { today: () => NO_ORDERS_TODAY, due: () => ({ items: [] }), ...api?.orders },
        batches: { list: () => batchList([]), ...api?.batches },
        services: { plan: () => ({ cartes: [], days: [], marks: [], batches: [] }), ...api?.services },
        imports: { list: () => ({ items: [] }), ...api?.imports },
        productNames: {
          unconfirmed: () => ({ items: [] }),
          near: () => ({ items: [] }),
          ...api?.productNames,
        },
        security: { get: () => SIGN_IN_MEANS, ...api?.security },
        sessions: { list: () => SESSIONS, ...api?.sessions },
        accessTokens: { list: () => ({ items: [] }), ...api?.accessTokens },
        links: { get: () => ({ link: null }), ...api?.links },
        houses: { list: () => ({ items: [] }), ...api?.houses },
        members: {
          list: () => ({ items: [] }),
          invitations: () => ({ items: [] }),
          ...api?.members,
        },
        devices: { list: () => ({ items: [] }), ...api?.devices },
      },
      auth,
      account,
    },
  )
  return {
    ...mounted,
    queryClient,
    /** Path and search of the page that is shown, as in the browser's address bar. */
    address: () => router.state.location.href,
    goTo: (href: string) => router.navigate({ href }),
    goBack: () => router.history.back(),
  }
}

/** The routes in a separate tree, with an empty page for every other address. */
function treeOf(routes: FileRoutes): AnyRoute {
  const given = new Map(Object.entries(routes) as [string, AnyRoute][])
  const root = createRootRoute(Root.options as RootRouteOptions)
  const elsewhere: [string, AnyRoute] = ['/_workspace/$', createRoute({ component: () => null } as never)]
  const parents = ['/_workspace', '/_print', '/_kitchen'].map((id) => {
    const parent = given.get(id) ?? createRoute({ beforeLoad: enterWorkspace, component: Frame } as never)
    parent.update({ id, getParentRoute: () => root } as never)
    const pages = [...given, elsewhere].filter(([page]) => page.startsWith(`${id}/`))
    return parent.addChildren(pages.map(([page, route]) => place(route, page.slice(id.length), parent)))
  })
  return root.addChildren(parents)
}

/** As the generated tree does it. */
function place(route: AnyRoute, path: string, parent: AnyRoute): AnyRoute {
  return route.update({ id: path, path, getParentRoute: () => parent } as never)
}

/** A page with the width that the navigation leaves it. */
function Frame() {
  useSessionKeepAlive()
  useAccountPreferences()
  return (
    <div className={classes.workspace}>
      <Flex className={classes.body}>
        <div className={navigation.rail} />
        <div className={classes.column}>
          <main id="content" tabIndex={-1} className={classes.main}>
            <PageOutlet />
          </main>
        </div>
      </Flex>
    </div>
  )
}
