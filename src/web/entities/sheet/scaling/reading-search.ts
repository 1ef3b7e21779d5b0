import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { searchOf, text, wholeNumberBetween } from '#web/lib/navigation/search-params.ts'

/**
 * What a sheet is read for, where not for its own portions: covers, or another way in which it is scaled, whose text is
 * parsed by the page.
 */
export const readingSearch = searchOf({ covers: wholeNumberBetween(1, MAX_PORTIONS), scale: text(200) })
export type ReadingSearch = ReturnType<typeof readingSearch>
