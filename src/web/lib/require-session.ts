import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { publicPath } from '#contract/public-path.ts'
import { forgetDemo, isDemoWanted, visitDemo } from './demo.ts'
import { paths } from './paths.ts'
import { readLanguage } from './preferences.ts'
import type { Session } from './session-facts.ts'
import { sessionQuery } from './session.ts'

/**
 * For `beforeLoad` of protected routes: the session, none for a visitor of the demo, or the way to the sign-in page
 * with the origin remembered. A session ends the demo, here and in the other tabs.
 */
export async function requireSession(
  queryClient: QueryClient,
  location: { href: string },
): Promise<{ session: Session | null }> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session !== null) {
    if (isDemoWanted()) forgetDemo()
    return { session }
  }
  if (!isDemoWanted()) {
    const from = new URLSearchParams({ from: location.href }).toString()
    throw redirect({ href: `${publicPath(paths.login, readLanguage())}?${from}`, reloadDocument: true })
  }
  visitDemo()
  return { session }
}
