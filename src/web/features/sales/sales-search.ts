import { id, oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

export const SALES_TABS = ['ventes', 'analyse'] as const

const SORTED_COLUMNS = ['dish', 'quadrant', 'sold', 'margin', 'totalMargin'] as const
export type SortedColumn = (typeof SORTED_COLUMNS)[number]
export type DishSort = SortedColumn | `-${SortedColumn}`
const SORTS: readonly DishSort[] = SORTED_COLUMNS.flatMap((column) => [column, `-${column}` as const])

/** What the address holds: the newest period, the whole carte and the fitting tab without. */
export const salesSearch = searchOf({
  periode: id,
  gamme: id,
  vue: oneOf(SALES_TABS),
  tri: oneOf(SORTS),
})
export type SalesSearch = ReturnType<typeof salesSearch>
