import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import type { Matrix } from '../tables/cell.ts'
import { COLUMN_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { DEFAULT_BASES } from './default-basis.ts'
import { findHeader } from './find-header.ts'
import { headersOf } from '../tables/header.ts'
import type { Header } from '../tables/header.ts'
import { listParts } from './list-parts.ts'
import { proposeColumns } from './propose-columns.ts'
import type { ListDefaults, ListMapping } from './propose-columns.ts'

/**
 * A mapping as stored with its supplier: by folded headers, so that columns may move and be added; for a list without
 * header by the index of its columns.
 */
export interface SavedMapping {
  hasHeader: boolean
  columns: { header: string; role: ColumnRole }[]
  defaults?: ListDefaults | undefined
}

/** Roles that a mapping needs: if one of its columns is missing, it does not fit the list. */
const NEEDED: ReadonlySet<ColumnRole> = new Set(['name', 'price', 'priceWithTax', 'unitPrice'])

export function toSavedMapping(matrix: Matrix, { header, roles, defaults }: ListMapping): SavedMapping {
  const headers = headersOf(matrix, header)
  return {
    hasHeader: header !== null,
    columns: roles.map((role, column) => ({ header: keyOf(headers[column] ?? ''), role })),
    ...(defaults && { defaults }),
  }
}

/**
 * Applies the mapping of a supplier's last list to the next one.
 * @returns null when the list does not fit: a needed column is missing, or a column is new
 */
export function applySavedMapping(matrix: Matrix, saved: SavedMapping): ListMapping | null {
  const header = findHeader(matrix)
  const { defaults } = saved
  if ((header !== null) !== saved.hasHeader) return null
  if (header === null)
    return sameWidth(matrix, saved)
      ? { header, roles: saved.columns.map(({ role }) => role), defaults }
      : null
  const left = saved.columns.map((column) => ({ ...column }))
  const roles = headersOf(matrix, header).map((text): ColumnRole | null => {
    const key = keyOf(text)
    const at = left.findIndex((column) => column.header === key)
    if (at === -1) return key === '' ? 'ignored' : null
    return left.splice(at, 1)[0]?.role ?? null
  })
  const known = roles.filter((role) => role !== null)
  const missing = left.some(({ role }) => NEEDED.has(role))
  if (missing || known.length < roles.length || !hasListsOf(matrix, header, known)) return null
  return { header, roles: known, defaults }
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

function sameWidth(matrix: Matrix, { columns }: SavedMapping): boolean {
  return matrix.reduce((width, row) => Math.max(width, row.length), 0) === columns.length
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
  if (typeof value !== 'object' || value === null || !('hasHeader' in value) || !('columns' in value))
    return false
  return (
    typeof value.hasHeader === 'boolean' &&
    Array.isArray(value.columns) &&
    value.columns.every(isKeptColumn) &&
    (!('defaults' in value) || isListDefaults(value.defaults))
  )
}

function isListDefaults(value: unknown): value is ListDefaults {
  if (typeof value !== 'object' || value === null || !('category' in value) || !('vatRate' in value))
    return false
  const { category, vatRate } = value
  const priceBasis = 'priceBasis' in value ? value.priceBasis : null
  return (
    (priceBasis === null || DEFAULT_BASES.some((known) => known === priceBasis)) &&
    (category === null || PRODUCT_CATEGORIES.some((known) => known === category)) &&
    (vatRate === null || typeof vatRate === 'number')
  )
}

function isKeptColumn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('header' in value) || !('role' in value)) return false
  return typeof value.header === 'string' && COLUMN_ROLES.some((role) => role === value.role)
}
