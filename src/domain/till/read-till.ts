import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { cellText } from '../price-lists/cell.ts'
import type { Matrix } from '../price-lists/cell.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { DayRange } from './read-days.ts'
import { joinDays, readDays } from './read-days.ts'
import { readSold } from './read-sold.ts'
import type { TillMapping } from './till-columns.ts'
import { TILL_NAME_MAX_LENGTH } from './limits.ts'

export interface TillName {
  /** In the spelling of its first row. */
  name: string
  /** The folded name, by which it is found again in the next file. */
  key: string
  /** Sum of its rows less refunds; a whole number, at least 0. */
  quantity: number
  /** Refunds in excess of sales, in which case `quantity` is 0; else 0. */
  takenBack: number
}

export type TillReading =
  | { known: true; names: TillName[]; days: DayRange | null; skipped: number }
  | { known: false; reason: 'no-dish-column' | 'no-quantity-column' | 'no-sales' }

/** The kind of a row: 'Vente' or 'Remboursement'. */
const REFUND =
  /^(?:remboursement|rembourse|refund|refunded|retour|return|avoir|annulation|annule|voided?|cancelled)$/u

const SUM = /^(?:sous[- ]?)?tota(?:l|ux)\b|^subtotal\b|^grand total\b/u

/** A till's name without case, accents and surplus spaces. */
export function tillKey(name: string): string {
  return foldForSearch(name).replaceAll(/\s+/gu, ' ').trim().slice(0, TILL_NAME_MAX_LENGTH)
}

/**
 * The sales in a till's file: the rows of each name added up. Rows without a name or a number, headings and totals are
 * skipped and counted. The days are those of the rows, else those above the table.
 */
export function readTill(matrix: Matrix, { header, roles }: TillMapping): TillReading {
  const [dish, quantity, date] = [roles.indexOf('dish'), roles.indexOf('quantity'), roles.indexOf('date')]
  if (dish === -1) return { known: false, reason: 'no-dish-column' }
  if (quantity === -1) return { known: false, reason: 'no-quantity-column' }
  const found = new Map<string, Omit<TillName, 'takenBack'>>()
  let days: DayRange | null = null
  let skipped = 0
  for (const row of matrix.slice(header === null ? 0 : header + 1)) {
    if (row.every((cell) => cellText(cell) === '')) continue
    const name = cellText(row[dish])
    const key = tillKey(name)
    const sold = soldIn(row, dish, quantity)
    if (!/[\p{L}\d]/u.test(key) || sold === null || SUM.test(key)) {
      skipped += 1
      continue
    }
    const known = found.get(key)
    found.set(key, { name: known?.name ?? name, key, quantity: (known?.quantity ?? 0) + sold })
    if (date !== -1) days = joinDays(days, readDays(row[date]))
  }
  if (found.size === 0) return { known: false, reason: 'no-sales' }
  return {
    known: true,
    names: [...found.values()].map(({ name, key, quantity: sum }) => {
      const sold = roundHalfAwayFromZero(sum, 0)
      return { name, key, quantity: Math.max(0, sold), takenBack: Math.max(0, -sold) }
    }),
    days: days ?? daysAbove(matrix, header),
    skipped,
  }
}

/** The quantity of a row; below 0 where another cell says that it is a refund. */
function soldIn(row: Matrix[number], dish: number, quantity: number): number | null {
  const sold = readSold(row[quantity])
  if (sold === null || sold <= 0) return sold
  const isRefund = row.some(
    (cell, at) => at !== dish && typeof cell === 'string' && REFUND.test(tillKey(cell)),
  )
  return isRefund ? -sold : sold
}

/** 'Ventes du 01/10/2026 au 31/10/2026', above the table. */
function daysAbove(matrix: Matrix, header: number | null): DayRange | null {
  for (const row of matrix.slice(0, header ?? 0)) {
    let days: DayRange | null = null
    for (const cell of row) days = joinDays(days, readDays(cell))
    if (days !== null) return days
  }
  return null
}
