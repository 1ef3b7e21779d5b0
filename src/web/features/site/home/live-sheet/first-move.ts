import type { LiveLine } from './live-sheet.ts'

/** How long the first price takes to rise and come back, in milliseconds. */
export const FIRST_MOVE_MS = 2400
/** How far it rises: a share of the way to its highest. */
const RISE = 0.42

/**
 * The price that a line shows while it is first moved, to let the reader see that it can be: up, and back to the
 * market's. @param elapsed milliseconds since it began
 */
export function priceOnFirstMove({ market, highest, step }: LiveLine, elapsed: number): number {
  if (elapsed >= FIRST_MOVE_MS) return market
  // The square of a sine starts and ends at zero speed.
  const height = Math.sin((Math.PI * Math.max(elapsed, 0)) / FIRST_MOVE_MS) ** 2
  const steps = Math.round((height * RISE * (highest - market)) / step)
  return market + steps * step
}
