import { id, oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

export const SALES_TABS = ['ventes', 'analyse', 'comparaison'] as const

const SORTED_COLUMNS = ['dish', 'quadrant', 'sold', 'margin', 'totalMargin'] as const
export type SortedColumn = (typeof SORTED_COLUMNS)[number]
export type DishSort = SortedColumn | `-${SortedColumn}`
const SORTS: readonly DishSort[] = SORTED_COLUMNS.flatMap((column) => [column, `-${column}` as const])

/** What the address holds: the newest period, the whole carte, the fitting tab and the period before without. */
export const salesSearch = searchOf({
  periode: id,
  gamme: id,
  vue: oneOf(SALES_TABS),
  tri: oneOf(SORTS),
  avec: id,
})
export type SalesSearch = ReturnType<typeof salesSearch>
