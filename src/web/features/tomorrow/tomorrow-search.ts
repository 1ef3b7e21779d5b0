import { day, oneOf, searchOf, text } from '#web/lib/navigation/search-params.ts'

/** The columns of the page, of which a phone shows one at a time. */
export const TOMORROW_VIEWS = ['couverts', 'production', 'commandes'] as const
export type TomorrowView = (typeof TOMORROW_VIEWS)[number]

/** Two ids, for each product that is bought elsewhere than usual. */
const LONGEST_FROM = 8000

/** What the address holds: a day other than tomorrow, which column a phone shows, and what is bought elsewhere than usual. */
export const tomorrowSearch = searchOf({
  jour: day,
  vue: oneOf(TOMORROW_VIEWS),
  from: text(LONGEST_FROM),
})
export type TomorrowSearch = ReturnType<typeof tomorrowSearch>
