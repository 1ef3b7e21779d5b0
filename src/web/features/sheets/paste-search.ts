import { searchOf, text } from '#web/lib/navigation/search-params.ts'

/** Longer than the id of a handed text. */
const LONGEST_ID = 60

/** What the addresses of a new sheet and of its editor hold: the id of a text that another window has handed over to be pasted. */
export const pasteSearch = searchOf({ paste: text(LONGEST_ID) })
