import { readQuantity } from './read-quantity.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { readMeasure } from './recipe-units.ts'

interface Row {
  written: WrittenQuantity | null
  name: string
  notes: string[]
}

/** Cells of a spreadsheet in any order: a figure, perhaps a unit, and the longest text as the name. */
export function fromColumns(text: string): Row | null {
  const cells = text.split('\t').map((cell) => cell.trim())
  if (cells.filter((cell) => cell !== '').length < 2) return null
  const amounts = cells.map((cell) => readQuantity(cell))
  const at = amounts.findIndex((written) => written?.rest.trim() === '')
  const amount = amounts[at] ?? null
  const others = cells.filter((cell, index) => index !== at && cell !== '')
  const unitCell = others.find((cell) => readMeasure(cell)?.rest.trim() === '')
  const words = others.filter((cell) => cell !== unitCell)
  const name = words.toSorted((one, other) => letters(other) - letters(one))[0] ?? ''
  const notes = words.filter((cell) => cell !== name && /\p{Letter}/u.test(cell))
  if (amount === null) return { written: null, name, notes }
  const isBare = amount.unit === null && amount.counted === null && amount.quantity !== null
  const whole = isBare && unitCell !== undefined ? readQuantity(`${cells[at] ?? ''} ${unitCell}`) : null
  return { written: whole ?? amount, name, notes }
}

const letters = (text: string) => text.replaceAll(/\P{Letter}/gu, '').length
