import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'

export const SHEET_SORTS = [
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

export const MARGIN_FILTERS = ['high', 'medium', 'low', 'none'] as const
export type MarginFilter = (typeof MARGIN_FILTERS)[number]

/** The filters as the address holds them; what it says wrongly counts as not said. */
export const sheetSearch = z.object({
  // As it is typed, the space before the next word with it. The router reads a search for '33' as a number.
  search: z.coerce.string().min(1).max(100).optional().catch(undefined),
  category: z.enum(SHEET_CATEGORIES).optional().catch(undefined),
  margin: z.enum(MARGIN_FILTERS).optional().catch(undefined),
  incomplete: z.literal(true).optional().catch(undefined),
  sort: z.enum(SHEET_SORTS).optional().catch(undefined),
})
export type SheetFilters = z.infer<typeof sheetSearch>

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
