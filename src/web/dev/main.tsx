import '../theme/mantine-styles.ts'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/global.css'
import 'virtual:theme.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { visitDemo } from '../lib/demo/demo.ts'
import { LanguageProvider } from '../lib/i18n/language.tsx'
import { Texts } from '../lib/i18n/texts.ts'
import * as french from '../messages/fr/areas/start.ts'
import { theme } from '../theme/theme.ts'
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
