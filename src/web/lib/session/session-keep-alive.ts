const CHECK_EVERY_MS = 30_000
const RENEW_WITHIN_MS = 90_000
const FIRST_RETRY_MS = 200
const RETRY_FOR_MS = 30_000

export interface KeepAlive {
  /** When the session ends, in milliseconds since 1970; null without a session. */
  expiresAt: () => number | null
  /** Asks the server for a longer session; rejects when it cannot be had. */
  renew: () => Promise<void>
  /** Whether another attempt may succeed: no answer, or 502, 503, 504. */
  isRetryable: (failure: unknown) => boolean
}

/**
 * Slides the session while someone looks at the page: a check every 30 s, and as soon as the page is
 * seen again; a renewal within 90 s of the end; a failed renewal tried again from 200 ms, doubling, for 30 s.
 * Returns what stops it.
 */
export function keepSessionAlive(session: KeepAlive): () => void {
  const stop = new AbortController()
  let renewing = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      retryTimer = setTimeout(resolve, ms)
    })

  async function renewWithRetries() {
    const deadline = Date.now() + RETRY_FOR_MS
    for (let delay = FIRST_RETRY_MS; !stop.signal.aborted; delay *= 2) {
      try {
        await session.renew()
        return
      } catch (failure) {
        // Left for the next check: the session may still be renewed then.
        if (!session.isRetryable(failure) || Date.now() + delay > deadline) return
        await pause(delay)
      }
    }
  }

  async function check() {
    const expiresAt = session.expiresAt()
    const due = expiresAt !== null && expiresAt - Date.now() <= RENEW_WITHIN_MS
    if (renewing || !due || document.visibilityState !== 'visible') return
    renewing = true
    await renewWithRetries()
    renewing = false
  }

  const onCheck = () => void check()
  const interval = setInterval(onCheck, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onCheck, { signal: stop.signal })
  onCheck()

  return () => {
    stop.abort()
    clearInterval(interval)
    clearTimeout(retryTimer)
  }
}
