import { MAX_IMPORTED_NAMES, MAX_IMPORTED_SHEETS } from '#domain/sheet-imports/limits.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'

/** What an import has more of than it may, and how much that is. */
export function tooMuchOf({ products, sheets }: SheetDraft) {
  if (sheets.length > MAX_IMPORTED_SHEETS) return { what: 'sheets', most: MAX_IMPORTED_SHEETS } as const
  if (products.length > MAX_IMPORTED_NAMES) return { what: 'names', most: MAX_IMPORTED_NAMES } as const
  return null
}
