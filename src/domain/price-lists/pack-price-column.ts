import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { readPack } from './read-pack.ts'
import { readPrice } from './read-price.ts'

/** Rows that must show it, and how many of those that can. */
const LEAST_ROWS = 3
const LEAST_SHARE = 0.8
/** Printed prices are rounded to cents, and computed from rounded weights. */
const CENT = 0.011
const SHARE = 0.01
const LONGEST = 200

/**
 * Of two columns of prices the one of the whole pack, where it is the other one times what the pack holds: 8,45 €, 'boîte
 * 650 g', 5,49 €. Null where the rows do not show it.
 * @param prices the columns that may hold prices
 * @param packs the columns of packs and contents
 */
export function packPriceColumn(
  rows: readonly (readonly Cell[])[],
  prices: readonly number[],
  packs: readonly number[],
): { whole: number; perMeasure: number } | null {
  if (prices.length < 2 || packs.length === 0) return null
  const read = rows.flatMap((row) => {
    const measure = measureIn(row, packs)
    return measure === null ? [] : [{ row, measure }]
  })
  if (read.length < LEAST_ROWS) return null
  const columns = prices.map((column) => ({ column, amounts: read.map(({ row }) => amountOf(row[column])) }))
  for (const whole of columns)
    for (const perMeasure of columns) {
      if (whole === perMeasure) continue
      const shown = read.flatMap(({ measure }, at) => {
        const [one, all] = [perMeasure.amounts[at] ?? null, whole.amounts[at] ?? null]
        if (one === null || all === null) return []
        return [Math.abs(one * measure - all) <= Math.max(CENT * Math.max(1, measure), SHARE * all)]
      })
      const agreeing = shown.filter(Boolean).length
      if (agreeing >= LEAST_ROWS && agreeing >= shown.length * LEAST_SHARE)
        return { whole: whole.column, perMeasure: perMeasure.column }
    }
  return null
}

function amountOf(cell: Cell | undefined): number | null {
  const price = readPrice(cell)
  return price.known ? price.amount : null
}

/** Kilograms or litres of the pack in a row; null where none is measured, and for one of exactly one, which shows nothing. */
function measureIn(row: readonly Cell[], packs: readonly number[]): number | null {
  for (const column of packs) {
    const reading = readPack(cellText(row[column]).slice(0, LONGEST))
    const each = reading.known ? (reading.pack.levels[0]?.each ?? null) : null
    if (each !== null && Math.abs(each.amount - 1000) > 20) return each.amount / 1000
  }
  return null
}
