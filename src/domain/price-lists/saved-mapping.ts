import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import type { Matrix } from './cell.ts'
import { COLUMN_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { findHeader, headersOf } from './find-header.ts'
import type { ListDefaults, ListMapping } from './propose-columns.ts'

/**
 * A mapping as it is kept with its supplier: by the words of the headers, so that columns may move and be added. A list
 * without header is kept by the places of its columns.
 */
export interface SavedMapping {
  hasHeader: boolean
  columns: { header: string; role: ColumnRole }[]
  defaults?: ListDefaults | undefined
}

/** Without these a list cannot be read, and the mapping does not fit. */
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
 * The mapping of the last list for the next one of the same supplier.
 * @returns null when this list is another one: a needed column is missing, or a column is new
 */
export function applySavedMapping(matrix: Matrix, kept: SavedMapping): ListMapping | null {
  const header = findHeader(matrix)
  const { defaults } = kept
  if ((header !== null) !== kept.hasHeader) return null
  if (header === null)
    return sameWidth(matrix, kept) ? { header, roles: kept.columns.map(({ role }) => role), defaults } : null
  const left = kept.columns.map((column) => ({ ...column }))
  const roles = headersOf(matrix, header).map((text): ColumnRole | null => {
    const key = keyOf(text)
    const at = left.findIndex((column) => column.header === key)
    if (at === -1) return key === '' ? 'ignored' : null
    return left.splice(at, 1)[0]?.role ?? null
  })
  const known = roles.filter((role) => role !== null)
  const missing = left.some(({ role }) => NEEDED.has(role))
  return missing || known.length < roles.length ? null : { header, roles: known, defaults }
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

/** Whether stored data is a mapping; what is kept may have been written by an older version. */
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
  return (
    (category === null || PRODUCT_CATEGORIES.some((known) => known === category)) &&
    (vatRate === null || typeof vatRate === 'number')
  )
}

function isKeptColumn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('header' in value) || !('role' in value)) return false
  return typeof value.header === 'string' && COLUMN_ROLES.some((role) => role === value.role)
}
