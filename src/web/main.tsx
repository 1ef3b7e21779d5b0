import './theme/mantine-styles.ts'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/global.css'
import 'virtual:theme.css'
import { localStorageColorSchemeManager } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { enterDemoByAddress, watchDemo } from './lib/demo/demo.ts'
import { markDemoInHistory } from './lib/demo/demo-history.ts'
import { redirectOnAccountChange } from './lib/session/redirect-on-account-change.ts'
import { readLanguage, THEME_STORAGE_KEY } from './lib/storage/preferences.ts'
import { installPrompt } from './lib/browser/install-prompt.ts'
import { clearOfflineCaches } from './lib/offline/offline-cache.ts'
import { startOffline } from './lib/offline/start-offline.ts'
import { tabSession } from './lib/session/tab-session.ts'
import { createQueryClient } from './lib/query/query-client.ts'
import { sessionQuery } from './lib/session/session.ts'
import { Texts } from './lib/i18n/texts.ts'
import { hasUnsavedWork } from './lib/navigation/unsaved-work.ts'
import * as french from './messages/fr/areas/start.ts'
import { routeTree } from './route-tree.gen.ts'
import { createAppRouter } from './router.ts'

const html = document.documentElement
const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_STORAGE_KEY })

async function start(root: HTMLElement) {
  const language = enterDemoByAddress() ?? readLanguage()
  html.lang = language
  watchDemo(() => location.reload())
  const texts = await Texts.startIn(language, french)
  const queryClient = createQueryClient(() => {
    if (tabSession.state.get() !== 'here') return
    void clearOfflineCaches()
    if (hasUnsavedWork()) return
    queryClient.setQueryData(sessionQuery.queryKey, null)
    // Protected routes look again at who is signed in, and lead to the sign-in page.
    void router.invalidate()
  })
  const router = createAppRouter(routeTree, { queryClient, texts })
  router.subscribe('onResolved', markDemoInHistory)
  startOffline(queryClient)
  redirectOnAccountChange(queryClient)
  installPrompt.watch()
  createRoot(root).render(
    <App colorSchemeManager={colorSchemeManager} queryClient={queryClient} router={router} texts={texts} />,
  )
}

// The back button shows a page as it was left, and who was signed in may have left since.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) html.style.visibility = 'hidden'
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

const root = document.getElementById('root')
if (root) void start(root)
