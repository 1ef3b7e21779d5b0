import { LONGEST_CHOICE } from '#web/entities/sheet/chosen-sheets.ts'
import { searchOf, text } from '#web/lib/navigation/search-params.ts'

/** Characters of two ids, for each product of a long list. */
export const LONGEST_OFFERS = 8000

/** What the address holds: the sheets and their covers, and what is bought elsewhere than usual, as chosen-sheets.ts and chosen-offers.ts write them. */
export const purchasesSearch = searchOf({ sheets: text(LONGEST_CHOICE), from: text(LONGEST_OFFERS) })
