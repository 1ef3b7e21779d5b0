import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { stopGhostClicks } from './lib/browser/ghost-clicks.ts'
import { LanguageProvider } from './lib/i18n/language.tsx'
import type { Texts } from './lib/i18n/texts.ts'
import type { AppRouter } from './router.ts'
import { theme } from './theme/theme.ts'

interface AppProps {
  colorSchemeManager: MantineColorSchemeManager
  queryClient: QueryClient
  router: AppRouter
  texts: Texts
}

/** The pages behind the sign-in, with all that they read from above them. */
export function App({ colorSchemeManager, queryClient, router, texts }: AppProps) {
  useEffect(stopGhostClicks, [])
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <LanguageProvider texts={texts}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </MantineProvider>
    </StrictMode>
  )
}
