import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { publicPath } from '#contract/public-path.ts'
import { forgetDemo, isDemo, isDemoWanted, visitDemo } from '../demo/demo.ts'
import { wasDemoPage } from '../demo/demo-history.ts'
import { isNetworkFailure } from '../failure/failure.ts'
import { storeFlashMessage } from './flash-message.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { readLanguage } from '../storage/preferences.ts'
import type { Session } from './session-data.ts'
import { hasServiceWorker } from './session-requests.ts'
import { sessionQuery } from './session.ts'
import type { Texts } from '../i18n/texts.ts'
import { address } from '#web/lib/navigation/address.ts'

interface PageContext {
  queryClient: QueryClient
  texts: Texts
}

/** For `beforeLoad` of the routes behind the sign-in: `requireSession` beside the texts that every page there shows. */
export async function enterWorkspace({
  context,
  location,
}: {
  context: PageContext
  location: { href: string }
}): Promise<{ session: Session | null }> {
  const [session] = await Promise.all([requireSession(context, location), context.texts.need('workspace')])
  return session
}

/**
 * The session, none for a visitor of the demo, or the way to the sign-in page
 * with the origin remembered; a demo that was left is no origin. A session ends the demo, here and in the other tabs.
 */
async function requireSession(
  { queryClient, texts }: PageContext,
  location: { href: string },
): Promise<{ session: Session | null }> {
  const session = await queryClient.ensureQueryData(sessionQuery).catch(nobodyOffline)
  if (session !== null) {
    if (isDemoWanted()) forgetDemo()
    return { session }
  }
  if (!isDemoWanted()) {
    const signInPage = publicPath(basePaths.login, readLanguage())
    if (isDemo() || wasDemoPage()) {
      storeFlashMessage(texts.shown.get().messages.shell.demo.left)
      throw redirect({ href: address(signInPage), reloadDocument: true })
    }
    const from = new URLSearchParams({ from: location.href }).toString()
    throw redirect({ href: address(`${signInPage}?${from}`), reloadDocument: true })
  }
  visitDemo()
  return { session }
}

/**
 * Without a network nor a session that was kept there is nothing to be read: the service worker answers the way to the
 * sign-in page with 'Hors ligne', which continues to the page once there is a network.
 */
function nobodyOffline(failure: unknown): null {
  if (isNetworkFailure(failure) && !isDemoWanted() && hasServiceWorker()) return null
  throw failure
}
