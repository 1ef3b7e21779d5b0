import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { searchOf, text } from '#web/lib/navigation/search-params.ts'

const STATION_MAX_LENGTH = 200

/** What of the list is shown; the names are those of the address. */
export const kitchenListSearch = searchOf({ q: text(SEARCH_MAX_LENGTH), poste: text(STATION_MAX_LENGTH) })
export type KitchenListFilters = ReturnType<typeof kitchenListSearch>
