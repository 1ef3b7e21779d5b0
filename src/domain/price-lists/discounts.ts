import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import { readPrice } from './read-price.ts'
import { DISCOUNT_HEADS } from './words/discount-heads.ts'

const HEAD = anywhere(DISCOUNT_HEADS)
/** Rows with a discount that must show it, and how many of all rows that can. */
const LEAST_ROWS = 2
const LEAST_SHARE = 0.95
/** EUR: an amount is rounded to cents, and so is the price that it is computed from. */
const CENT = 0.011
/** Columns of figures that are compared. */
const MOST_COLUMNS = 12

/** Whether a head is of what is taken from a price: 'Remise', 'Rem. %'. */
export function isDiscountHead(header: string): boolean {
  return HEAD.test(plainHead(header))
}

/** Of a discount in percent, as the rows show it: so many at this price, less so much, are that much. */
export interface ProvenDiscount {
  column: number
  /** Those of the quantity and of the amount, which have no other meaning either. */
  others: readonly number[]
  /** The share of the price that is paid; null where the row's own figures do not agree. */
  paidShare: (row: readonly Cell[]) => number | null
}

interface Figures {
  /** Null for one. */
  quantity: number | null
  list: number
  discount: number
  paid: number
}

/**
 * The column of discounts that the rows prove, under any head: quantity × price × (1 − discount) is the amount, or the price
 * without the discount is the net price, charged already where it is `price`. Null where they do not.
 * @param open columns that may be of it
 */
export function provenDiscount(
  rows: readonly (readonly Cell[])[],
  price: number,
  open: readonly number[],
): ProvenDiscount | null {
  if (price === -1) return null
  const others = open.filter((column) => holdsFigures(rows, column)).slice(0, MOST_COLUMNS)
  for (const discount of others.filter((column) => holdsPercents(rows, column)))
    for (const other of others) {
      if (other === discount) continue
      const applied = { quantity: null, list: other, discount, paid: price }
      if (isShown(rows, applied)) return { column: discount, others: [other], paidShare: () => 1 }
      for (const quantity of [null, ...others]) {
        const found = { quantity, list: price, discount, paid: other }
        if (quantity === other || quantity === discount || !isShown(rows, found)) continue
        const columns = quantity === null ? [other] : [quantity, other]
        return { column: discount, others: columns, paidShare: (row) => shareOf(row, found) }
      }
    }
  return null
}

function shareOf(row: readonly Cell[], figures: Figures): number | null {
  const percent = percentIn(row[figures.discount]) ?? 0
  return percent === 0 || agrees(row, figures) !== false ? 1 - percent / 100 : null
}

function holdsFigures(rows: readonly (readonly Cell[])[], column: number): boolean {
  return (
    rows.filter(({ [column]: cell }) => percentIn(cell) !== null || readPrice(cell).known).length >=
    LEAST_ROWS
  )
}

function holdsPercents(rows: readonly (readonly Cell[])[], column: number): boolean {
  return rows.filter((row) => (percentIn(row[column]) ?? 0) > 0).length >= LEAST_ROWS
}

function isShown(rows: readonly (readonly Cell[])[], figures: Figures): boolean {
  const most = rows.length * (1 - LEAST_SHARE)
  let [agreeing, others, discounted] = [0, 0, 0]
  for (const row of rows) {
    const one = agrees(row, figures)
    if (one === false) others += 1
    if (others > most) return false
    if (one !== true) continue
    agreeing += 1
    if ((percentIn(row[figures.discount]) ?? 0) > 0) discounted += 1
  }
  return discounted >= LEAST_ROWS && others <= (agreeing + others) * (1 - LEAST_SHARE)
}

/** Whether the figures of a row agree; null where it lacks one, or where the discount is too small to show. */
function agrees(row: readonly Cell[], { quantity, list, discount, paid }: Figures): boolean | null {
  const [one, all] = [readPrice(row[list]), readPrice(row[paid])]
  const times = quantity === null ? 1 : figureIn(row[quantity])
  if (!one.known || !all.known || times === null || times <= 0) return null
  const percent = percentIn(row[discount]) ?? 0
  const gross = one.amount * times
  const most = CENT * Math.max(1, times)
  if (percent > 0 && (gross * percent) / 100 <= 2 * most) return null
  return Math.abs(gross * (1 - percent / 100) - all.amount) <= most
}

function figureIn(cell: Cell | undefined): number | null {
  return readDecimal(cellText(cell).replace(/\s*(?:kg|l)\.?$/iu, ''))
}

/** '10', '10 %', '-10 %'; null for what is no share of a price. */
function percentIn(cell: Cell | undefined): number | null {
  const figure = readDecimal(cellText(cell).replaceAll(/^[-−–]\s*|\s*%$/gu, ''))
  return figure !== null && figure >= 0 && figure < 100 ? figure : null
}

/** '10', '-5 %', '11,90 €'; '01/12' is a day. */
const isFigure = (text: string) => /[1-9]/u.test(text) && !/\d\s*\/\s*\d/u.test(text)

/** The column of discounts, where it has one for this row. */
export function discountIn(row: readonly Cell[], columns: ListColumns): ListColumn | null {
  const isGiven = ({ discount, at }: ListColumn) => discount && isFigure(cellText(row[at]))
  return columns.all('ignored').find(isGiven) ?? null
}
