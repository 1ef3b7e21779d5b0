import { id, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address holds: the gamme whose prices are given. */
export const pricesSearch = searchOf({ gamme: id })
export type PricesSearch = ReturnType<typeof pricesSearch>
