import { useEffect } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { fetchSession } from '#web/lib/session/session-requests.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { address } from '#web/lib/navigation/address.ts'

/**
 * On sign-in pages: redirects a user who is signed in already; a failed session request redirects nowhere.
 * @param atOnce whether it does so at once, and not only who comes back from another tab
 */
export function useLeadOn(to: AppPath, atOnce = true): void {
  const session = useSession()
  useEffect(() => {
    if (session && atOnce) location.replace(address(to))
  }, [session, to, atOnce])

  // Who signed in in another tab, and comes back to this one, also goes on.
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const look = async () => {
      if (document.hidden || isTypedIn()) return
      const found = await fetchSession(signal).catch(() => null)
      if (found && !signal.aborted && !isTypedIn()) location.replace(address(to))
    }
    addEventListener('focus', () => void look(), { signal })
    document.addEventListener('visibilitychange', () => void look(), { signal })
    return () => left.abort()
  }, [to])
}

/** What the browser filled in by itself does not count. */
function isTypedIn(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement>('main input:not([type=checkbox], :autofill)')
  return [...typed].some(({ value }) => value !== '')
}
