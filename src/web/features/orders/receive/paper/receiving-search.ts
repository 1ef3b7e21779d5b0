import { id, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address holds: one order, in the place of all that is expected today. */
export const receivingSearch = searchOf({ commande: id })
