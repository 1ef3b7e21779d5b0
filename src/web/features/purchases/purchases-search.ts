import { LONGEST_CHOICE } from '#web/entities/sheet/chosen-sheets.ts'
import { searchOf, text } from '#web/lib/navigation/search-params.ts'

/** What the address holds: the sheets and their covers, as chosen-sheets.ts writes them. */
export const purchasesSearch = searchOf({ sheets: text(LONGEST_CHOICE) })
