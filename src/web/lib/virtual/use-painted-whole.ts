import { useEffect, useState } from 'react'

/** A list of at most so many items is painted whole, so that the browser's own search finds what is in it. */
const MOST_PAINTED = 300
/** Where the browser does not say when it is idle. */
const WAIT_MS = 300

/** Whether a list of this many items is painted whole: once the part in view has been painted. */
export function usePaintedWhole(items: number): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), WAIT_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(request)
  }, [])
  return idle && items <= MOST_PAINTED
}
