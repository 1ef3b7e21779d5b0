import type { ColumnReason } from './column-reason.ts'
import { hintOf } from './reading-columns.ts'
import type { ScoredReading } from './reading.ts'
import { meansOther, readings } from './readings.ts'
import { tableLines } from './table-lines.ts'
import type { TableLines } from './table-lines.ts'

/** Readings whose scores differ by less are not distinguished. */
const CLEAR = 3
/** The same for two readings that each reproduce all costs by another column of prices. */
const CLEAR_OF_PRICES = 6

interface BestReading {
  reading: ScoredReading | null
  doubt: ColumnReason[]
}

/** The reading that reproduces most; a doubt where another one with other figures does as well. */
export function bestReading(lines: TableLines, totals: readonly number[]): BestReading {
  const all = readings(lines, totals)
  const [best] = all
  if (best === undefined) return { reading: null, doubt: [] }
  const bought = byPurchasePrice(lines, best, all)
  const reading = bought ?? best
  const other =
    all.slice(1, 30).find((next) => {
      // The price after the loss is another one of the same purchase.
      if (bought !== null && next.price === best.price) return false
      const clear = isOfOtherPrices(lines, reading, next) ? CLEAR_OF_PRICES : CLEAR
      return next.score > reading.score - clear && meansOther(lines, reading, next)
    }) ?? asWellWithoutUser(lines, reading, totals)
  return { reading, doubt: other === null ? [] : [severalReadings(reading, other)] }
}

/**
 * The reading by the price of purchase and the loss, where the best one is by a price that has the loss in it ('Prix
 * achat', 'Rdt', 'Prix net'), and both reproduce the same costs; null for none.
 */
function byPurchasePrice(
  lines: TableLines,
  best: ScoredReading,
  all: readonly ScoredReading[],
): ScoredReading | null {
  if (best.loss !== null || best.price === null || best.packFirst || best.proven === 0) return null
  const bought = all.find((next) => {
    const { quantity, price, cost, loss, packFirst } = next
    if (price === null || price === best.price || loss === null || packFirst) return false
    if (quantity !== best.quantity || cost !== best.cost || next.proven < best.proven) return false
    const [ofPrice, ofLoss] = [hintOf(lines, price), hintOf(lines, loss)]
    return (
      (ofPrice.price !== undefined || ofPrice.packPrice !== undefined) &&
      (ofLoss.loss !== undefined || ofLoss.yield !== undefined)
    )
  })
  return bought ?? null
}

/**
 * Whether a reading reproduces as much by other prices and other costs, as of last year: the place of its columns proves
 * nothing then. Prices with VAT beside those without are no other reading.
 */
function isOfOtherPrices({ table }: TableLines, reading: ScoredReading, next: ScoredReading): boolean {
  if (reading.price === next.price || reading.cost === next.cost || next.price === null || next.cost === null)
    return false
  if (next.provable === 0 || next.proven < next.provable || (reading.total && !next.total)) return false
  const heads = [next.price, next.cost].map(({ column }) => table.heads[column - table.from] ?? '')
  return !heads.some((head) => /\bt\.?t\.?c\b|inc\w*\.? (?:vat|tax)|con iva/iu.test(head))
}

function severalReadings(reading: ScoredReading, other: ScoredReading): ColumnReason {
  const columns = [reading.quantity, reading.price, other.quantity, other.price].flatMap((column) =>
    column === null ? [] : [column.column],
  )
  return { reason: 'several-readings', columns: [...new Set(columns)] }
}

/**
 * The reading by the words of the heads, where the user chose another one and both reproduce as much of the file: what
 * the user chooses decides between them, and proves nothing.
 */
function asWellWithoutUser(
  lines: TableLines,
  reading: ScoredReading,
  totals: readonly number[],
): ScoredReading | null {
  const { table, name, rows } = lines
  if (table.fixed === undefined) return null
  const { fixed, ...rest } = table
  const own = tableLines(
    { ...rest, hints: fixed.natural },
    { name, lines: rows.map((row) => ({ ...row, mayBeHeading: false })) },
  )
  const [other] = readings(own, totals)
  if (other === undefined || proofOf(other) === 0 || proofOf(other) < proofOf(reading)) return null
  return meansOther(lines, reading, other, own) ? other : null
}

/** How much of the file's own costs and totals a reading reproduces, whatever its heads say. */
function proofOf({ proven, provable, total }: ScoredReading): number {
  return (provable === 0 ? 0 : proven / provable) + (total ? 1 : 0)
}
