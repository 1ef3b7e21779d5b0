import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { forgetDemo, isDemoWanted, visitDemo } from './demo.ts'
import { paths } from './paths.ts'
import { sessionQuery, type Session } from './session.ts'

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
    throw redirect({ href: `${paths.login}?${new URLSearchParams({ from: location.href }).toString()}` })
  }
  visitDemo()
  return { session }
}
