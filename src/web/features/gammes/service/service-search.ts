import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { searchOf, text } from '#web/lib/navigation/search-params.ts'

/** What the address holds: the name of the dish that is searched at first. */
export const serviceSearch = searchOf({ plat: text(GAMME_MAX_LENGTH.nomAffiche) })
