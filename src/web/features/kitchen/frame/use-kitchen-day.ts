import { useEffect, useState } from 'react'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'

const LOOK_EVERY_MS = 5000

/** The day that the kitchen works on, by the clock of the server: 2026-12-01. */
export function useKitchenDay(): string {
  const [day, setDay] = useState(() => kitchenDay(new Date(serverClock.now())))
  useEffect(() => {
    const looking = setInterval(() => {
      const now = kitchenDay(new Date(serverClock.now()))
      if (now !== day) setDay(now)
    }, LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [day])
  return day
}
