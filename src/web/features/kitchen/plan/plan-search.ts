import { oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address holds: the day of today in the place of the next one. */
export const planSearch = searchOf({ jour: oneOf(['aujourdhui']) })
export type PlanSearch = ReturnType<typeof planSearch>
