import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import { itemsIn } from './pack-levels.ts'
import { readPack } from './read-pack.ts'
import { readPrice } from './read-price.ts'

/** Rows that must show it, and how many of those that can. */
const LEAST_ROWS = 3
const LEAST_SHARE = 0.8
/** Printed prices are rounded to cents, and computed from rounded weights. */
const CENT = 0.011
const SHARE = 0.01
const LONGEST = 200
const LEAST_OVER_ONE = 0.02

/** Two columns of prices, of which one is the other one times what the pack holds. */
export interface PackPrices {
  whole: number
  single: number
  /** Whether it is the price of a kg or L, or of one of the things that the pack counts. */
  by: 'measure' | 'items'
}

/** The columns that say what a pack holds: in words, and as a bare number of things in it. */
export interface PackColumns {
  texts: readonly number[]
  counts: readonly number[]
}

/**
 * Of two columns of prices the one of the whole pack, where it is the other one times what the pack holds: 8,45 €, 'boîte
 * 650 g', 5,49 €; or 0,45 €, '12 pièces', 5,40 €. Null where the rows do not show it.
 * @param prices the columns that may hold prices
 */
export function packPriceColumn(
  rows: readonly (readonly Cell[])[],
  prices: readonly number[],
  packs: PackColumns,
): PackPrices | null {
  if (prices.length < 2 || packs.texts.length + packs.counts.length === 0) return null
  const held = rows.map((row) => heldIn(row, packs))
  const columns = prices.map((column) => ({ column, amounts: rows.map((row) => amountOf(row[column])) }))
  for (const by of ['measure', 'items'] as const)
    for (const whole of columns)
      for (const single of columns) {
        if (whole === single) continue
        const shown = held.flatMap((pack, at) => {
          const [one, all] = [single.amounts[at] ?? null, whole.amounts[at] ?? null]
          const times = pack[by]
          if (one === null || all === null || times === null) return []
          return [Math.abs(one * times - all) <= Math.max(CENT * Math.max(1, times), SHARE * all)]
        })
        const agreeing = shown.filter(Boolean).length
        if (agreeing >= LEAST_ROWS && agreeing >= shown.length * LEAST_SHARE)
          return { whole: whole.column, single: single.column, by }
      }
  return null
}

function amountOf(cell: Cell | undefined): number | null {
  const price = readPrice(cell)
  return price.known ? price.amount : null
}

/** What the pack in a row holds: kilograms or litres, and things; null where it says none, and for exactly one, which shows nothing. */
function heldIn(row: readonly Cell[], { texts, counts }: PackColumns) {
  let measure: number | null = null
  let items: number | null = null
  const [count = null] = counts.flatMap((column) => readDecimal(cellText(row[column])) ?? [])
  for (const column of texts) {
    const reading = readPack(cellText(row[column]).slice(0, LONGEST))
    if (!reading.known) continue
    const [outside] = reading.pack.levels
    measure ??= outside?.each ? (outside.each.amount * (count ?? 1)) / 1000 : null
    items ??= reading.pack.levels.length === 2 ? itemsIn(reading.pack, 0) : null
  }
  items ??= count
  return { measure: unlessOne(measure), items: unlessOne(items) }
}

function unlessOne(figure: number | null): number | null {
  return figure !== null && Math.abs(figure - 1) > LEAST_OVER_ONE ? figure : null
}
