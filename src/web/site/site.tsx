import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { StrictMode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { stopGhostClicks } from '#web/lib/browser/ghost-clicks.ts'
import { THEME_STORAGE_KEY } from '#web/lib/storage/preferences.ts'
import { theme } from '#web/theme/theme.ts'
import { Notices } from '#web/ui/notices.tsx'
import { Footer } from '#web/features/shell/footer.tsx'
import classes from '#web/features/shell/public-layout.module.css'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { LoadedPage } from './load-page.ts'
import { SiteShellProvider } from './site-shell-provider.tsx'

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_STORAGE_KEY })

interface SiteProps extends LoadedPage {
  /** Called for a text that is missing. */
  onError?: (error: Error) => void
}

/** A public page as a whole: the same on the server that writes it and in the browser that takes it over. */
export function Site({ page, language, messages, Page, onError }: SiteProps) {
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
        <IntlProvider locale={language} messages={messages} timeZone="Europe/Paris" onError={onError}>
          <SiteShellProvider path={page.path}>
            <div className={classes.layout}>
              <TopBar />
              <main id="content" tabIndex={-1} className={classes.main}>
                <Page />
              </main>
              <Footer languageSwitch={<LanguageLinks path={page.path} />} />
            </div>
            <Notices />
          </SiteShellProvider>
        </IntlProvider>
      </MantineProvider>
    </StrictMode>
  )
}
