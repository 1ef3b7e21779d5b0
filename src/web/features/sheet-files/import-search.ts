import { searchOf, text } from '#web/lib/navigation/search-params.ts'

/** Longer than the id of any sheet or tab. */
const LONGEST_ID = 60

/** What the address holds: the sheet, or the tab without one, that is shown alone; so 'back' leads to the list. */
export const importSearch = searchOf({ sheet: text(LONGEST_ID), tab: text(LONGEST_ID) })
