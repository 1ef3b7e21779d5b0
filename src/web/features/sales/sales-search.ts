import { id, oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

export const SALES_TABS = ['ventes', 'analyse', 'comparaison'] as const
export type SalesTab = (typeof SALES_TABS)[number]

/** Instead of the id of a gamme. */
export const ALL_GAMMES = 'toutes'

const SORTED_COLUMNS = ['dish', 'quadrant', 'sold', 'margin', 'totalMargin'] as const
export type SortedColumn = (typeof SORTED_COLUMNS)[number]
export type DishSort = SortedColumn | `-${SortedColumn}`
const SORTS: readonly DishSort[] = SORTED_COLUMNS.flatMap((column) => [column, `-${column}` as const])

const isAll = oneOf([ALL_GAMMES])

/** What the address holds: another carte than that of the path, the newest period, the fitting gamme and tab (`useShownSales`), and the period before without. */
export const salesSearch = searchOf({
  carte: id,
  periode: id,
  gamme: (value: unknown) => isAll(value) ?? id(value),
  vue: oneOf(SALES_TABS),
  tri: oneOf(SORTS),
  avec: id,
})
export type SalesSearch = ReturnType<typeof salesSearch>
