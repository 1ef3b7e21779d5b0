/** In `npm run test:long`: what takes long and is tried briefly elsewhere. */
export const isLongRun = process.env.PROPERTY_RUNS === 'all'

/** `npm test` and `npm run check` try one in so many, and others each time. */
const ONE_IN = isLongRun ? 1 : 4
/** Fewer would not meet two kinds of accounts. */
const FEWEST = 2

/** How often a property that takes long is tried now, of the number that `npm run test:long` tries. */
export function propertyRuns(all: number): number {
  return Math.max(FEWEST, Math.ceil(all / ONE_IN))
}

/** The cases of a list that takes long which are tried now: all of them in `npm run test:long`. */
export function drawnCases<Case>(all: readonly Case[]): Case[] {
  const first = Math.floor(Math.random() * ONE_IN)
  return all.filter((_, at) => at % ONE_IN === first)
}
