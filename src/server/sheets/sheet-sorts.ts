import type { TechSheetQuery } from '#contract/sheets.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { instantKey, type ListSort, numberKey, textKey } from '../lists/cursor.ts'
import { MARGIN } from './margin-sql.ts'

/** Beyond every margin: sheets without one come last either way. */
const BEYOND = 1e300

const byTitle = { key: 's.search_text', type: 'text', shape: textKey } as const

/** In the order of a meal, and by title among their like: a letter for the category leads the title. */
const categoryLetter = `chr(64 + array_position('{${SHEET_CATEGORIES.join(',')}}'::text[], s.category))`

/** As many digits as the largest number of portions. */
const digits = (portions: string) => `lpad((${portions})::text, 6, '0')`

export const SHEET_SORTS: Record<TechSheetQuery['sort'], ListSort> = {
  '-updatedAt': { key: 's.updated_at', type: 'timestamptz', shape: instantKey, direction: 'DESC' },
  title: { ...byTitle, direction: 'ASC' },
  '-title': { ...byTitle, direction: 'DESC' },
  category: { ...byTitle, key: `${categoryLetter} || s.search_text`, direction: 'ASC' },
  portions: { ...byTitle, key: `${digits('s.portions')} || s.search_text`, direction: 'ASC' },
  '-portions': { ...byTitle, key: `${digits('999999 - s.portions')} || s.search_text`, direction: 'ASC' },
  margin: { key: `coalesce(${MARGIN}, ${BEYOND})`, type: 'float8', shape: numberKey, direction: 'ASC' },
  '-margin': { key: `coalesce(${MARGIN}, -${BEYOND})`, type: 'float8', shape: numberKey, direction: 'DESC' },
}
