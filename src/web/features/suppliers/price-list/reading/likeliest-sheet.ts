import { findHeader } from '#domain/price-lists/find-header.ts'
import { proposeColumns } from '#domain/price-lists/propose-columns.ts'
import type { ColumnRole } from '#domain/price-lists/column-roles.ts'
import type { SourceTable } from '#web/lib/sources/open-tables.ts'

const PRICES: ReadonlySet<ColumnRole> = new Set(['price', 'unitPrice', 'priceWithTax'])

/**
 * The place of the sheet that looks most like a list: one that names a column of prices, else one that names its columns
 * at all, the longest of them.
 */
export function likeliestSheet(sheets: readonly Pick<SourceTable, 'rows'>[]): number {
  if (sheets.length === 1) return 0
  const ranks = sheets.map(rankOf)
  const best = Math.max(...ranks)
  const scores = sheets.map(({ rows }, at) => (ranks[at] === best ? rows.length : -1))
  return scores.indexOf(Math.max(...scores))
}

function rankOf({ rows }: Pick<SourceTable, 'rows'>): number {
  const header = findHeader(rows)
  if (header === null) return 0
  return proposeColumns(rows, header).mapping.roles.some((role) => PRICES.has(role)) ? 2 : 1
}
