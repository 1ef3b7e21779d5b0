import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { HttpFailure } from './failure.ts'
import { forgetDrafts } from './kept-drafts.ts'
import { askServer, keptSince } from './offline/ask-server.ts'
import { forgetReading } from './offline/kept-reading.ts'
import { markBrowserOpen } from './offline/open-browser.ts'
import { paths } from './paths.ts'
import { confirmLeaving } from './unsaved-work.ts'

export interface Session {
  user: { id: string; email: string; name: string }
  /** When the session ends unless it is renewed, in milliseconds since 1970. */
  expiresAt: number
}

/** What `GET /api/auth/get-session` answers for a visitor who is signed in. */
interface SessionAnswer {
  user: { id: string; email: string; name: string }
  session: { expiresAt: string }
  /** Not to be remembered: it is over when the browser is closed. */
  endsWithBrowser: boolean
}

async function fetchSession(signal?: AbortSignal): Promise<Session | null> {
  const response = await askServer('/api/auth/get-session', { signal: signal ?? null })
  if (!response.ok) throw new HttpFailure(response.status)
  const answer = (await response.json()) as SessionAnswer | null
  if (answer === null) {
    await forgetReading()
    return null
  }
  // One that was kept is no sign that the browser has stayed open since.
  if (answer.endsWithBrowser && keptSince(response) === undefined) await markBrowserOpen()
  const { id, email, name } = answer.user
  return { user: { id, email, name }, expiresAt: Date.parse(answer.session.expiresAt) }
}

/** Who is signed in: null for nobody, a failure when the server could not say. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => fetchSession(signal),
  // Kept fresh by the session keep-alive, and by whoever signs in or out.
  staleTime: Infinity,
  gcTime: Infinity,
})

/** For pages open to all: `undefined` while nobody knows yet; a server that cannot say counts as nobody. */
export function useSession(): Session | null | undefined {
  const { data, isError } = useQuery(sessionQuery)
  return isError ? null : data
}

/** Nobody is signed in any more: nothing that was read or being written stays behind in this browser. */
export function sessionEnded(queryClient: QueryClient): void {
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.user.id
  queryClient.setQueryData(sessionQuery.queryKey, null)
  void forgetReading()
  if (userId !== undefined) forgetDrafts(userId)
}

/** Ends the session and forgets everything that was read with it. Rejects, changing nothing, when the server cannot. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    if (!(await confirmLeaving())) return
    const response = await askServer('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!response.ok) throw new HttpFailure(response.status)
    sessionEnded(queryClient)
    await router.navigate({ href: paths.login, ignoreBlocker: true })
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  }, [queryClient, router])
}
