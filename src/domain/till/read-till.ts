import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { cellText } from '../tables/cell.ts'
import type { Matrix } from '../tables/cell.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { familySums, MOST_ROWS } from './family-sums.ts'
import { dayColumns } from './day-columns.ts'
import type { DayRange } from '../tables/read-days.ts'
import { joinDays, readDays } from '../tables/read-days.ts'
import { type SoldAt, tillDays, type TillDays } from './till-days.ts'
import type { TillMapping } from './till-columns.ts'
import { areCountedNames, figuresOf, rowReader, type SoldRow, type UnreadRow } from './till-rows.ts'

export interface TillName {
  /** In the spelling of its first row. */
  name: string
  /** The folded name, by which it is found again in the next file. */
  key: string
  /** Sum of its rows less refunds; a whole number, at least 0. */
  quantity: number
  /** Refunds in excess of sales, in which case `quantity` is 0; else 0. */
  takenBack: number
  /** The sum before it was rounded, 12.4 of what is sold by weight; absent where it is whole. */
  unrounded?: number
  /** Portions at each service of `byDay`; absent where the days are unknown, and of a name of which no row has a day. */
  onDays?: readonly number[]
  /** Where days are known, what of the sum is of none of them; negative for refunds of what other days sold. Absent where it is 0. */
  undated?: number
}

export interface TillSales {
  known: true
  names: TillName[]
  days: DayRange | null
  byDay: SalesByDay
  /** How many rows have no name or no quantity, or are totals. */
  skipped: number
  /** Rows whose quantity cannot be read, which are not counted. */
  unread: UnreadRow[]
  /** The names of rows that are the sum of their family, which are not counted. */
  families: string[]
  /** How many rows are of cancelled or failed sales, which are not counted. */
  cancelled: number
  /** Portions that the column of returns subtracted. */
  returned: number
  /** Whether the quantities were read before the names: '2 x Blanquette'. */
  countedInNames: boolean
}

export type SalesByDay =
  | {
      known: true
      /** In the order of time. */
      services: SoldAt[]
      /** How many portions are of no day, refunds and sales of every name counted apart. */
      undated: number
    }
  | Extract<TillDays, { known: false }>

export type TillReading =
  | TillSales
  | { known: false; reason: 'no-dish-column' | 'no-quantity-column' | 'no-sales' }

/** The day on which a report was made is not a day of its sales. */
const MADE = /export|edite|imprim|genere|extrait|cree|print|generated|created/u

/**
 * The sales in a till's file: the rows of each name added up. It reports what is not counted: rows without a name or a
 * quantity that can be read, totals, sums of families, cancelled sales. The days are those of the rows, else those above them.
 */
export function readTill(matrix: Matrix, { header, roles }: TillMapping): TillReading {
  const dish = roles.indexOf('dish')
  if (dish === -1) return { known: false, reason: 'no-dish-column' }
  const below = matrix
    .slice(header === null ? 0 : header + 1)
    .filter((row) => row.some((cell) => cellText(cell) !== ''))
  const above = daysAbove(matrix, header)
  const columns = roles.includes('date') ? [] : dayColumns(matrix, { header, roles }, above)
  const hasQuantity = roles.includes('quantity') || columns.length > 0
  const countedInNames = !hasQuantity && areCountedNames(below, dish)
  if (!hasQuantity && !countedInNames) return { known: false, reason: 'no-quantity-column' }

  const read = below.map(rowReader(below, roles, columns))
  const named = read.filter((row) => row !== null && row !== 'cancelled')
  const rows = named.filter((row) => 'sold' in row)
  // With a row a day or a receipt, none is the sum of others.
  const hasFamilies = !roles.includes('date') && rows.length <= MOST_ROWS
  const sums = familySums(hasFamilies ? rows.map((row) => figuresOf(row, roles)) : [])
  const counted = rows.filter((_row, at) => !sums.has(at))
  if (counted.length === 0) return { known: false, reason: 'no-sales' }
  const ofDay = above?.firstDay === above?.lastDay ? above?.firstDay : undefined
  const byDay = tillDays(counted, roles, columns, ofDay ?? null)
  return {
    known: true,
    names: [...Map.groupBy(counted, ({ key }) => key).values()].map((ofName) => addUp(ofName, byDay)),
    days: counted.reduce<DayRange | null>((days, row) => joinDays(days, row.days), null) ?? above,
    byDay: byDay.known
      ? {
          known: true,
          services: byDay.services,
          undated: [...byDay.undated.values()].reduce((sum, figure) => sum + Math.abs(figure), 0),
        }
      : byDay,
    skipped: read.filter((row) => row === null).length,
    unread: named.filter((row) => 'unread' in row),
    families: rows.filter((_row, at) => sums.has(at)).map(({ name }) => name),
    cancelled: read.filter((row) => row === 'cancelled').length,
    returned: counted.reduce((sum, row) => sum + row.returned, 0),
    countedInNames,
  }
}

/** The rows of a name, of which there is one at least. */
function addUp(rows: readonly SoldRow[], byDay: TillDays): TillName {
  const [{ name, key } = { name: '', key: '' }] = rows
  const sum = rows.reduce((one, { sold }) => one + sold, 0)
  const whole = roundHalfAwayFromZero(sum, 0)
  const unrounded = roundHalfAwayFromZero(sum, 3)
  const [onDays, undated] = byDay.known ? [byDay.sold.get(key), byDay.undated.get(key)] : []
  return {
    name,
    key,
    quantity: Math.max(0, whole),
    takenBack: Math.max(0, -whole),
    ...(unrounded !== whole && { unrounded }),
    ...(onDays !== undefined && { onDays }),
    ...(undated !== undefined && { undated }),
  }
}

/**
 * 'Ventes du 01/10/2026 au 31/10/2026', above the table or in its header: the first row of several days, else the first of one.
 */
function daysAbove(matrix: Matrix, header: number | null): DayRange | null {
  const found = matrix.slice(0, header === null ? 0 : header + 1).flatMap((row) => {
    if (row.some((cell) => typeof cell === 'string' && MADE.test(foldForSearch(cell)))) return []
    const days = row.reduce<DayRange | null>((joined, cell) => joinDays(joined, readDays(cell)), null)
    return days === null ? [] : [days]
  })
  return found.find(({ firstDay, lastDay }) => firstDay !== lastDay) ?? found[0] ?? null
}
