import { setImmediate } from 'node:timers/promises'

/** How long other requests wait for one piece of work at most, beside the longest single item. */
const SLICE_MS = 8

/**
 * `work` on each item in order, as `items.map(work)`. The event loop takes other requests whenever a slice of time is
 * used up, so that an account with much to compute does not hold up the others.
 */
export async function mapWithYields<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  now: () => number = performance.now.bind(performance),
): Promise<Result[]> {
  const results: Result[] = []
  let began = now()
  for (const item of items) {
    if (now() - began >= SLICE_MS) {
      await setImmediate()
      began = now()
    }
    results.push(work(item))
  }
  return results
}
