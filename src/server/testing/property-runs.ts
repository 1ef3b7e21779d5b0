/** In `npm run test:long`: what takes long and is tried briefly elsewhere. */
export const isLongRun = process.env.PROPERTY_RUNS === 'all'

/** Of the runs of a property: `npm test` draws a quarter, and another one each time. */
const SHARE = isLongRun ? 1 : 1 / 4
/** Fewer would not meet two kinds of accounts. */
const FEWEST = 2

/** How often a property over a database is tried now, of the number that `npm run test:long` tries. */
export function propertyRuns(all: number): number {
  return Math.max(FEWEST, Math.ceil(all * SHARE))
}
