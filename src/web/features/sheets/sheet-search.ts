import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { oneOf, searchOf, text } from '#web/lib/navigation/search-params.ts'

const SHEET_SORTS = [
  '-updatedAt',
  'title',
  '-title',
  'category',
  'portions',
  '-portions',
  'margin',
  '-margin',
] as const
export type SheetSort = (typeof SHEET_SORTS)[number]
export const DEFAULT_SHEET_SORT: SheetSort = '-updatedAt'

export const MARGIN_FILTERS = ['high', 'medium', 'low', 'underTarget', 'none'] as const
export type MarginFilter = (typeof MARGIN_FILTERS)[number]

/** The filters in the search params; an invalid param counts as absent. */
export const sheetSearch = searchOf({
  // As it is typed, the space before the next word with it.
  search: text(SEARCH_MAX_LENGTH),
  category: oneOf(SHEET_CATEGORIES),
  margin: oneOf(MARGIN_FILTERS),
  incomplete: oneOf([true]),
  sort: oneOf(SHEET_SORTS),
})
export type SheetFilters = ReturnType<typeof sheetSearch>

export const NO_SHEET_FILTERS = {
  search: undefined,
  category: undefined,
  margin: undefined,
  incomplete: undefined,
} satisfies SheetFilters

/** Whether anything is left out of the list. */
export function isNarrowed({ search, category, margin, incomplete }: SheetFilters): boolean {
  return [search?.trim() || undefined, category, margin, incomplete].some((filter) => filter !== undefined)
}
