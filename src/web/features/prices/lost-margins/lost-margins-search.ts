import { oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** How far back margins are compared; the keys are those of the texts. */
export const COMPARED_PERIODS = [
  { key: 'week', days: 7 },
  { key: 'month', days: 30 },
  { key: 'quarter', days: 90 },
  { key: 'year', days: 365 },
] as const

export const lostMarginsSearch = searchOf({ jours: oneOf(COMPARED_PERIODS.map(({ days }) => days)) })
export type LostMarginsSearch = ReturnType<typeof lostMarginsSearch>
