import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { publicPath } from '#contract/public-path.ts'
import { useLanguage } from '../i18n/language.tsx'
import { clearOfflineCaches } from '../offline/offline-cache.ts'
import { forgetAccount } from './forget-account.ts'
import { tabSession } from './tab-session.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import type { Session } from './session-data.ts'
import { endSession, fetchSession, fallbackSignOutPath } from './session-requests.ts'
import { confirmLeaving, hasUnsavedWork, leaveTo } from '../navigation/unsaved-work.ts'

const SESSION_KEY = ['session'] as const

/** The session: null when signed out, an error when the request failed. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  // Not given up with the component that asked: a route may be waiting for the same answer.
  queryFn: async ({ client }) => {
    const session = tabSession.admit(await fetchSession())
    // Unsaved work stays on its page, which shows the error on save; signing in again in another tab lets it go on.
    if (session !== null || !hasUnsavedWork()) return session
    return client.getQueryData<Session>(SESSION_KEY) ?? null
  },
  // Kept fresh by the session keep-alive.
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The session has ended: nothing that was read or being written stays in this browser. */
export async function sessionEnded(queryClient: QueryClient): Promise<void> {
  const account = queryClient.getQueryData(sessionQuery.queryKey)?.account
  queryClient.setQueryData(sessionQuery.queryKey, null)
  if (account === undefined) {
    await clearOfflineCaches()
    return
  }
  tabSession.tellEnd(account)
  await forgetAccount(account)
}

/**
 * Ends the session and leaves the application, which forgets all it has read; where nothing but the browser's own
 * page could come, it stays and says so. Rejects, changing nothing, when the session cannot be ended.
 */
export function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { language } = useLanguage()
  return useCallback(async () => {
    if (!(await confirmLeaving())) return
    const session = queryClient.getQueryData(sessionQuery.queryKey)
    if (session) await endSession(session.account)
    await sessionEnded(queryClient)
    const way = fallbackSignOutPath(publicPath(basePaths.login, language))
    if (way !== undefined) {
      leaveTo(way)
      return
    }
    queryClient.clear()
    await router.invalidate()
  }, [queryClient, router, language])
}
