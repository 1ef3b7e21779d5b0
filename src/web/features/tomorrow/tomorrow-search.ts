import { day, oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** The columns of the page, of which a phone shows one at a time. */
export const TOMORROW_VIEWS = ['couverts', 'production', 'commandes'] as const
export type TomorrowView = (typeof TOMORROW_VIEWS)[number]

/** What the address holds: a day other than tomorrow, and which column a phone shows. */
export const tomorrowSearch = searchOf({ jour: day, vue: oneOf(TOMORROW_VIEWS) })
export type TomorrowSearch = ReturnType<typeof tomorrowSearch>
