import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../price-lists/cell.ts'
import type { Cell } from '../price-lists/cell.ts'

const NEGATIVE = /^(?:[-−–]\s*(.*)|(.*\d)\s*-|\((.*)\))$/u

/** The quantity sold in a cell; negative for refunds. Null for anything else. */
export function readSold(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return null
  const text = cellText(cell.slice(0, 40)).replace(/\s*x$/iu, '')
  const negative = NEGATIVE.exec(text)
  const figure = readDecimal(negative?.[1] ?? negative?.[2] ?? negative?.[3] ?? text)
  return figure === null || negative === null ? figure : -figure
}
