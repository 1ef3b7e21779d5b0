import { id, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address of a page of the carte holds: which of several it is about. */
export const carteSearch = searchOf({ carte: id })
