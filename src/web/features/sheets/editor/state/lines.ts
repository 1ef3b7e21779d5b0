import { formerProductNote } from '#domain/catalogue/former-product-note.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import type { DraftLine } from './draft.ts'

/** What a new sheet's only line holds until its first product is chosen. */
const STARTER = { quantity: 0.001, unit: 'g' } as const

export type LineChange = Partial<Pick<DraftLine, 'quantity' | 'unit' | 'wastagePercent' | 'note'>>
type Lines = readonly DraftLine[]

/** The line that a new sheet comes with, untouched or emptied: the first product takes its place. */
export function isStarter({ product, preparation, quantity, unit }: DraftLine): boolean {
  if (product !== null || preparation !== null) return false
  return quantity === null || (quantity === STARTER.quantity && unit === STARTER.unit)
}

/** Choosing a product sets the line's unit from it and its loss to 0. */
function withProduct(line: DraftLine, product: LineProduct): DraftLine {
  return {
    ...line,
    product,
    preparation: null,
    unit: product.unit,
    wastagePercent: 0,
    quantity: isStarter(line) ? null : line.quantity,
  }
}

/** Adds a line of the product at the end, or fills the starter line. Gives the line's key too. */
export function addProduct(
  lines: Lines,
  product: LineProduct,
  newKey: string,
): { lines: Lines; key: string } {
  const starter = lines.find(isStarter)
  if (starter !== undefined) return { lines: chooseProduct(lines, starter.key, product), key: starter.key }
  const line: DraftLine = {
    key: newKey,
    product,
    preparation: null,
    quantity: null,
    unit: product.unit,
    wastagePercent: 0,
    note: null,
  }
  return { lines: [...lines, line], key: newKey }
}

export function chooseProduct(lines: Lines, key: string, product: LineProduct): Lines {
  return replaced(lines, key, (line) => (line.product?.id === product.id ? line : withProduct(line, product)))
}

export function changeLine(lines: Lines, key: string, change: LineChange): Lines {
  return replaced(lines, key, (line) => ({ ...line, ...change }))
}

export function removeLine(lines: Lines, key: string): Lines {
  return lines.filter((line) => line.key !== key)
}

/** Puts a removed line back where it stood, or at the end of a list that has become shorter. */
export function restoreLine(lines: Lines, line: DraftLine, index: number): Lines {
  if (lines.some(({ key }) => key === line.key)) return lines
  return lines.toSpliced(Math.min(index, lines.length), 0, line)
}

export function moveLine(lines: Lines, key: string, to: number): Lines {
  const from = lines.findIndex((line) => line.key === key)
  const line = lines[from]
  if (line === undefined || to < 0 || to >= lines.length || to === from) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

/** A product's facts as they are now, in every line that uses it; what was typed stays. */
export function refreshProduct(lines: Lines, product: LineProduct): Lines {
  const current = JSON.stringify(product)
  return lines.some((line) => line.product?.id === product.id && JSON.stringify(line.product) !== current)
    ? lines.map((line) => (line.product?.id === product.id ? { ...line, product } : line))
    : lines
}

/** Lines of a product that was deleted stay, without it but for its name in their note. */
export function forgetProduct(lines: Lines, productId: string): Lines {
  return lines.some((line) => line.product?.id === productId)
    ? lines.map((line) =>
        line.product?.id === productId
          ? { ...line, product: null, note: formerProductNote(line.product.name, line.note) }
          : line,
      )
    : lines
}

function replaced(lines: Lines, key: string, change: (line: DraftLine) => DraftLine): Lines {
  return lines.map((line) => (line.key === key ? change(line) : line))
}
