import type { Connection, ConnectionState } from './connection.ts'

const LOOK_EVERY_MS = 10_000
const PATIENCE_MS = 5000

interface Watch {
  connection: Connection
  /** Asks the server for a sign of life; rejects when none comes. */
  ping: (signal: AbortSignal) => Promise<void>
  /** The network is back after it was gone: what is on the screen may be old. */
  onReturn: () => void
}

/** Looks for a network that was lost until it is there again, while someone looks at the page. Returns what stops it. */
export function watchConnection({ connection, ping, onReturn }: Watch): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let pinging = false
  let before: ConnectionState = connection.state.get()

  async function look() {
    if (pinging || connection.state.get() === 'online' || document.visibilityState !== 'visible') return
    pinging = true
    try {
      await ping(AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      connection.found()
    } catch {
      if (!signal.aborted) connection.lost()
    }
    pinging = false
  }

  const subscription = connection.state.subscribe((now) => {
    if (now === 'doubtful') void look()
    if (now === 'online' && before === 'offline') onReturn()
    before = now
  })
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  globalThis.addEventListener('offline', () => connection.lost(), { signal })
  globalThis.addEventListener('online', () => void look(), { signal })
  document.addEventListener('visibilitychange', () => void look(), { signal })
  if (!navigator.onLine) connection.lost()

  return () => {
    stop.abort()
    subscription.unsubscribe()
    clearInterval(timer)
  }
}
