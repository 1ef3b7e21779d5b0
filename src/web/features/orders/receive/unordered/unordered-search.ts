import { id, searchOf } from '#web/lib/navigation/search-params.ts'

/** What the address holds: which delivery that waits on this device. */
export const unorderedSearch = searchOf({ id })
