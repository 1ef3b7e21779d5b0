import { useEffect, useState } from 'react'

/** A list of at most so many items is painted whole, so that the browser's own search finds what is in it. */
const MOST_PAINTED = 300
/** Where the browser does not say when it is idle. */
const WAIT_MS = 300
/** A machine with other work may leave a browser no idle time at all. */
const LONGEST_WAIT_MS = 2_000

/**
 * How many items are painted beyond the part in view, which is painted first: none yet, some more whenever the browser
 * is idle, and at last all of a list that is not long.
 * @param items of the whole list
 * @param step how many more at once: fewer where an item takes long
 */
export function usePaintedBeyond(items: number, step = MOST_PAINTED): number {
  const [painted, setPainted] = useState(0)
  const wanted = items <= MOST_PAINTED && painted < items
  useEffect(() => {
    if (!wanted) return undefined
    const more = () => setPainted(painted + step)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(more, WAIT_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(more, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(request)
  }, [wanted, painted, step])
  return items <= MOST_PAINTED ? painted : 0
}
