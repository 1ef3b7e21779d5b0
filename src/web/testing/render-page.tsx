import { localStorageColorSchemeManager } from '@mantine/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { App } from '#web/app.tsx'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { Texts } from '#web/lib/i18n/texts.ts'
import * as french from '#web/messages/fr/areas/start.ts'
import { createAppRouter } from '#web/router.ts'
import { lostMargins } from '#contract/testing/supplier-fixtures.ts'
import type { SignInOptions } from '#contract/registration.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import type { Answers, AuthAnswers } from './answers.ts'
import { ACCOUNT, SESSION, SESSIONS, SIGN_IN_MEANS, STORAGE } from './fixtures.ts'
import { mount } from './mount.ts'
import { showSignInOptions } from './sign-in-options.ts'

interface PageOptions {
  /** What the API answers; the account is answered for. */
  api?: Answers
  auth?: AuthAnswers
  session?: Session | null
  provider?: SignInOptions['provider']
}

/**
 * Shows the application at an address, as it is for someone who is signed in.
 * @example const { api } = await renderPage('/products', { api: { products: { list: () => onePage([]) } } })
 */
export async function renderPage(
  address: string,
  { api, auth = {}, session = SESSION, provider }: PageOptions = {},
) {
  showSignInOptions({ provider })
  const texts = await Texts.startIn('fr', french)
  const queryClient = createQueryClient(() => {})
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ queryClient, texts }, history)
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
        imports: { list: () => ({ items: [] }), ...api?.imports },
        security: { get: () => SIGN_IN_MEANS, ...api?.security },
        sessions: { list: () => SESSIONS, ...api?.sessions },
        accessTokens: { list: () => ({ items: [] }), ...api?.accessTokens },
      },
      auth,
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
