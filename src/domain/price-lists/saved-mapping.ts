import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import type { Matrix } from '../tables/cell.ts'
import { applySavedColumns, isSavedColumns, toSavedColumns } from '../tables/saved-columns.ts'
import type { ColumnRules, SavedColumns } from '../tables/saved-columns.ts'
import { COLUMN_ROLES, PRICE_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { DEFAULT_BASES } from './default-basis.ts'
import { findHeader } from './find-header.ts'
import { headersOf } from '../tables/header.ts'
import type { Header } from '../tables/header.ts'
import { listParts } from './list-parts.ts'
import { proposeColumns } from './propose-columns.ts'
import type { ListDefaults, ListMapping } from './propose-columns.ts'

/** A mapping as stored with its supplier. */
export interface SavedMapping extends SavedColumns<ColumnRole> {
  defaults?: ListDefaults | undefined
}

const RULES: ColumnRules<ColumnRole> = {
  keyOf,
  isNeeded: (role) => role === 'name' || PRICE_ROLES.has(role),
  noRole: 'ignored',
  ignoresNew: false,
}

export function toSavedMapping(matrix: Matrix, { header, roles, defaults }: ListMapping): SavedMapping {
  const headers = header === null ? null : headersOf(matrix, header)
  return { ...toSavedColumns(headers, roles, RULES), ...(defaults && { defaults }) }
}

/**
 * Applies the mapping of a supplier's last list to the next one.
 * @returns null when the list does not fit: a needed column is missing, or a column is new
 */
export function applySavedMapping(matrix: Matrix, saved: SavedMapping): ListMapping | null {
  const header = findHeader(matrix)
  const { defaults } = saved
  const headers = header === null ? null : headersOf(matrix, header)
  const width = matrix.reduce((widest, row) => Math.max(widest, row.length), 0)
  const roles = applySavedColumns(saved, headers, width, RULES)
  if (roles === null || (header !== null && !hasListsOf(matrix, header, roles))) return null
  return { header, roles, defaults }
}

/** Whether the roles make the lists side by side in the table: one of them alone would leave the others out. */
function hasListsOf(matrix: Matrix, header: Header, roles: readonly ColumnRole[]): boolean {
  const proposed = listParts(proposeColumns(matrix, header).mapping.roles)
  const known = listParts(roles)
  return (
    proposed.length === 1 ||
    (known.length === proposed.length && known.every(({ from }, part) => from === proposed[part]?.from))
  )
}

/** A header without case, accents, spaces and years: 'Tarif 2026' is next year's 'Tarif 2027'. */
function keyOf(header: string): string {
  return foldForSearch(header)
    .replaceAll(/\b20\d\d\b/gu, '')
    .replaceAll(/[^\p{L}\d/%€]+/gu, ' ')
    .trim()
}

/** Whether stored data is a valid mapping; it may have been written by an older version. */
export function isSavedMapping(value: unknown): value is SavedMapping {
  return isSavedColumns(value, COLUMN_ROLES) && (!('defaults' in value) || isListDefaults(value.defaults))
}

function isListDefaults(value: unknown): value is ListDefaults {
  if (typeof value !== 'object' || value === null || !('category' in value) || !('vatRate' in value))
    return false
  const { category, vatRate } = value
  const {
    priceBasis = null,
    decimalMark = null,
    inEuros = null,
  }: Partial<Record<string, unknown>> = { ...value }
  return (
    (decimalMark === null || decimalMark === ',' || decimalMark === '.') &&
    (inEuros === null || typeof inEuros === 'boolean') &&
    (priceBasis === null || DEFAULT_BASES.some((known) => known === priceBasis)) &&
    (category === null || PRODUCT_CATEGORIES.some((known) => known === category)) &&
    (vatRate === null || typeof vatRate === 'number')
  )
}
