import type { WastageMethod } from '../costing/wastage-method.ts'
import { changedKitchen } from './change.ts'
import type { Change } from './change.ts'
import type { Kitchen, KitchenProduct, KitchenSheet } from './kitchen.ts'

interface ChangedRow<Row> {
  before: Row
  after: Row
}

/** What applying some changes writes. */
export interface ChangedRows {
  products: ChangedRow<KitchenProduct>[]
  sheets: ChangedRow<KitchenSheet>[]
}

/**
 * The products and sheets that some changes would write, before and after: prices of products everywhere, of the sheets
 * only those in `scope`.
 * @param scope ids of sheets; null for all
 */
export function changedRows(
  kitchen: Kitchen,
  changes: readonly Change[],
  method: WastageMethod,
  scope: ReadonlySet<string> | null,
): ChangedRows {
  const changed = changedKitchen(kitchen, changes, method)
  return {
    products: differing(kitchen.products, changed.products),
    sheets: differing(kitchen.sheets, changed.sheets).filter(({ after }) => scope?.has(after.id) ?? true),
  }
}

function differing<Row>(rows: readonly Row[], changed: readonly Row[]): ChangedRow<Row>[] {
  return changed.flatMap((after, place) => {
    const before = rows[place]
    return before === undefined || before === after ? [] : [{ before, after }]
  })
}

/** The rows that someone has seen before and after some changes, and agreed to have written. */
export interface SeenRows {
  products: { id: string; version: number }[]
  /** With the price after the changes, which a coefficient makes of costs: those of products may have changed. */
  sheets: { id: string; version: number; sellingPriceHt: number | null }[]
}

export function seenRows({ products, sheets }: ChangedRows): SeenRows {
  return {
    products: products.map(({ before: { id, version } }) => ({ id, version })),
    sheets: sheets.map(({ before, after }) => ({
      id: before.id,
      version: before.version,
      sellingPriceHt: after.sellingPriceHt,
    })),
  }
}

/** Ids of the rows that would be written otherwise than they were seen, or were not seen at all, or would stay now. */
export function rowsChangedSince(
  rows: ChangedRows,
  seen: SeenRows,
): { products: string[]; sheets: string[] } {
  const now = seenRows(rows)
  return {
    products: unmatched(now.products, seen.products, (one, other) => one.version === other.version),
    sheets: unmatched(
      now.sheets,
      seen.sheets,
      (one, other) => one.version === other.version && one.sellingPriceHt === other.sellingPriceHt,
    ),
  }
}

function unmatched<Row extends { id: string }>(
  rows: readonly Row[],
  seen: readonly Row[],
  matches: (one: Row, other: Row) => boolean,
): string[] {
  const seenById = new Map(seen.map((row) => [row.id, row]))
  const differs = rows.filter((row) => {
    const other = seenById.get(row.id)
    seenById.delete(row.id)
    return other === undefined || !matches(row, other)
  })
  return [...differs.map(({ id }) => id), ...seenById.keys()]
}
