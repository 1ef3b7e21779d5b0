import { useEffect, useState } from 'react'
import type { Session } from '#web/lib/session/session-data.ts'
import { fetchSession } from '#web/lib/session/session-requests.ts'
import { pendingSignOut } from '#web/lib/session/pending-sign-out.ts'

const FINISH_EVERY_MS = 10_000

/** The session, fetched after the page is shown; `undefined` while loading, null when the request failed. */
export function useFoundSession() {
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const look = async () => {
      const found = await fetchSession(signal).catch(() => null)
      if (!signal.aborted) setSession(found)
    }
    void look()
    // The back button shows a page as it was left: the session may have changed since.
    addEventListener('pageshow', ({ persisted }) => void (persisted && look()), { signal })
    addEventListener('online', () => void look(), { signal })
    // A pending sign-out is retried on a timer: no browser event announces that the server is back.
    const timer = setInterval(() => void (pendingSignOut() !== null && look()), FINISH_EVERY_MS)
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [])

  return { session, setSession }
}
