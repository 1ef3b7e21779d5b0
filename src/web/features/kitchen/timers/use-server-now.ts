import { useEffect, useState } from 'react'
import { serverClock } from '#web/lib/offline/server-clock.ts'

/** Often enough that each second is shown within its first quarter. */
const EVERY_MS = 250

/** The time by the clock of the server, as it passes while something runs. */
export function useServerNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    if (!isRunning) return undefined
    const look = () => setNow(serverClock.now())
    look()
    const ticking = setInterval(look, EVERY_MS)
    // A page that was hidden is late.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])
  return now
}
