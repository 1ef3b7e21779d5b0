import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import type { DayColumn } from './day-columns.ts'
import type { RowFigures } from './family-sums.ts'
import type { DayRange } from '../tables/read-days.ts'
import { readDays, readsMonthFirst } from '../tables/read-days.ts'
import type { TillRole } from './till-columns.ts'
import { tillKey } from './till-key.ts'
import { groupsThousands, readSold } from './till-quantity.ts'

/** A row with a name and a quantity. */
export interface SoldRow {
  name: string
  key: string
  /** Less what was returned; negative for a refund. */
  sold: number
  /** What the column of returns subtracted; at least 0. */
  returned: number
  /** Null also where the order of day and month is uncertain. */
  days: DayRange | null
  cells: Matrix[number]
}

/** A row whose quantity cannot be read: what it sells, and the text of its quantity. */
export interface UnreadRow {
  name: string
  unread: string
}

/** The kind of a row that is itself a refund. */
const REFUND = /^(?:remboursement|refund|retour|return|avoir|annulation|void)$/u
/** The state of a sale that was undone. */
const CANCELLED =
  /^(?:rembourse|refunded|annule|voided|cancell?ed|echoue|failed|refuse|declined)e?(?:s|es)?$/u
/** A cell of one word; no other cell is a state. */
const WORD = /^\s*[\p{L}\p{M}]+\s*$/u
const SUM = /^(?:sous[- ]?)?tota(?:l|ux)\b|^subtotal\b|^grand total\b/u
const SAYS_SOMETHING = /[\p{L}\d]/u
const COUNTED_NAME = /^(\d{1,3})\s*[x×*]\s+(\S.*)$/iu

/** Whether the quantity is part of the name in at least half of the rows: '2 x Blanquette'. The others are one each. */
export function areCountedNames(rows: Matrix, dish: number): boolean {
  const names = rows.map((row) => cellText(row[dish])).filter((name) => name !== '')
  return names.length > 0 && names.filter((name) => COUNTED_NAME.test(name)).length >= names.length / 2
}

/**
 * Reads a row by the roles of its columns: null where it has no name or nothing in place of its quantity, or is a total.
 * Without a column of quantities they are the sums of columns of days, or else read in the names.
 */
export function rowReader(
  rows: Matrix,
  roles: readonly TillRole[],
  days: readonly DayColumn[] = [],
): (row: Matrix[number]) => SoldRow | UnreadRow | 'cancelled' | null {
  const [dish, quantity] = [roles.indexOf('dish'), roles.indexOf('quantity')]
  const [date, returns] = [roles.indexOf('date'), roles.indexOf('returned')]
  const grouped = quantity !== -1 && groupsThousands(rows, quantity)
  const monthFirst = date === -1 ? null : readsMonthFirst(rows.map((row) => row[date]))
  const states = new Map<string, 'refund' | 'cancelled' | null>()
  const stateOf = (cell: Cell | undefined) => {
    if (typeof cell !== 'string' || !WORD.test(cell)) return null
    let state = states.get(cell)
    if (state === undefined) {
      const word = tillKey(cell)
      state = REFUND.test(word) ? 'refund' : CANCELLED.test(word) ? 'cancelled' : null
      states.set(cell, state)
    }
    return state
  }
  return (row) => {
    const text = cellText(row[dish])
    const isInName = quantity === -1 && days.length === 0
    const counted = isInName ? COUNTED_NAME.exec(text) : null
    const name = counted?.[2] ?? text
    const figure = isInName
      ? Number(counted?.[1] ?? 1)
      : quantity === -1
        ? sumOfDays(row, days)
        : readSold(row[quantity], grouped)
    const key = tillKey(name)
    if (!SAYS_SOMETHING.test(key) || SUM.test(key)) return null
    if (figure === null) {
      const unread = cellText(row[quantity])
      return SAYS_SOMETHING.test(unread) ? { name, unread } : null
    }
    const isIn = (state: 'refund' | 'cancelled') =>
      row.some((cell, at) => at !== dish && stateOf(cell) === state)
    const isRefund = isIn('refund')
    if (figure > 0 && !isRefund && isIn('cancelled')) return 'cancelled'
    const returned = returns === -1 ? 0 : Math.abs(readSold(row[returns]) ?? 0)
    return {
      name,
      key,
      sold: (isRefund ? -Math.abs(figure) : figure) - returned,
      returned,
      days: monthFirst === null ? null : readDays(row[date], monthFirst),
      cells: row,
    }
  }
}

/** Null where no day has a figure. */
function sumOfDays(row: Matrix[number], days: readonly DayColumn[]): number | null {
  const figures = days.map(({ column }) => readSold(row[column])).filter((figure) => figure !== null)
  return figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0)
}

/** The figures of a row, its quantity first. */
export function figuresOf({ sold, returned, cells }: SoldRow, roles: readonly TillRole[]): RowFigures {
  const others = cells.map((cell, at) =>
    roles[at] === 'dish' || roles[at] === 'quantity' ? null : readSold(cell),
  )
  return [sold + returned, ...others]
}
