import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { sessionQuery, type Session } from './session.ts'

/** For `beforeLoad` of protected routes: the session, or the way to the sign-in page with the origin remembered. */
export async function requireSession(
  queryClient: QueryClient,
  location: { href: string },
): Promise<{ session: Session }> {
  const session = await queryClient.ensureQueryData(sessionQuery)
  if (session === null) {
    throw redirect({ href: `${paths.login}?${new URLSearchParams({ from: location.href }).toString()}` })
  }
  return { session }
}
