import '#web/theme/mantine-styles.ts'
import '#web/theme/tokens.css'
import '#web/theme/fonts.css'
import '#web/theme/global.css'
import 'virtual:theme.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { visitDemo } from '#web/lib/demo/demo.ts'
import { LanguageProvider } from '#web/lib/i18n/language.tsx'
import { Texts } from '#web/lib/i18n/texts.ts'
import * as french from '#web/messages/fr/areas/start.ts'
import { theme } from '#web/theme/theme.ts'
import { UiPage } from './ui-page.tsx'

/** Without an account, a server or the application's routes: a part that needs one of these is no part of ui. */
async function start(root: HTMLElement) {
  // ?demo shows what parts are like in the demo.
  if (new URLSearchParams(location.search).has('demo')) visitDemo()
  const texts = await Texts.startIn('fr', french)
  await texts.need('workspace', 'priceList')
  const router = createRouter({
    routeTree: createRootRoute({ component: UiPage }),
    history: createMemoryHistory(),
  })
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={location.pathname.endsWith('dark') ? 'dark' : 'light'}
    >
      <LanguageProvider texts={texts}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
