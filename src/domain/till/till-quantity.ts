import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { signedText } from '../tables/signed-text.ts'

/** '1.204' and '1,204': groups of thousands, or decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u
const PLAIN = /^\d+$/u
const SEPARATED = /\d[.,]\d/u

/**
 * The quantity sold in a cell; negative for refunds. Null for anything else.
 * @param grouped whether a point or comma before three digits separates thousands in its column
 */
export function readSold(cell: Cell | undefined, grouped = false): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return null
  const text = cellText(cell.slice(0, 40)).replace(/\s*x$/iu, '')
  const { negative, figure: unsigned } = signedText(text)
  const figure = readDecimal(grouped && GROUPED.test(unsigned) ? unsigned.replaceAll(/[.,]/gu, '') : unsigned)
  return figure === null || !negative ? figure : -figure
}

/**
 * Whether '1.204' is twelve hundred and four in a column: a till that writes three decimals writes them in each cell, so
 * a column that also has figures without a separator, and no other decimals, has thousands.
 */
export function groupsThousands(rows: Matrix, column: number): boolean {
  const texts = rows.map((row) => (typeof row[column] === 'string' ? cellText(row[column]) : ''))
  const figures = texts.map((text) => signedText(text).figure)
  const separated = figures.filter((figure) => SEPARATED.test(figure))
  return (
    separated.length > 0 &&
    separated.every((figure) => GROUPED.test(figure)) &&
    figures.some((figure) => PLAIN.test(figure))
  )
}
