import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type AppPath, paths } from './paths.ts'
import { sessionQuery } from './session.ts'

/** For `beforeLoad` of sign-in and sign-up: who is signed in already goes on; a server that cannot say keeps nobody out. */
export async function visitorsOnly(queryClient: QueryClient, to: AppPath = paths.dashboard): Promise<void> {
  const session = await queryClient.ensureQueryData({ ...sessionQuery, retry: false }).catch(() => null)
  if (session !== null) throw redirect({ href: to, replace: true })
}
