import type { Found } from '#domain/sheet-files/grid/found.ts'
import type { FoundLine } from '#domain/sheet-files/lines/found-line.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import type { CellPlace } from '#domain/tables/tab.ts'

/** A cell of a file of the import. */
export interface MarkPlace extends CellPlace {
  file: number
}

/** What a cell was read as. */
export const MARK_ROLES = ['title', 'name', 'quantity', 'unit', 'price', 'cost', 'total', 'fact'] as const
type MarkRole = (typeof MARK_ROLES)[number]

/** A figure of the sheet, by which it and its cell lead to each other: 'title', 'portions', '3.price'. */
export type FigureKey = string

/** A cell that a sheet was read from. */
export interface Mark {
  figure: FigureKey
  role: MarkRole
  place: MarkPlace
}

export type LineFigure = 'name' | 'quantity' | 'unit' | 'loss' | 'net' | 'price' | 'cost'

export const lineKey = (line: number, figure: LineFigure): FigureKey => `${String(line)}.${figure}`

export const chargeKey = (charge: number): FigureKey => `charge.${String(charge)}`

export function placeOf(sheet: Pick<FoundSheet, 'file'>, { cell, file }: Found<unknown>): MarkPlace {
  return { file: file ?? sheet.file, tab: cell.tab, row: cell.row, column: cell.column }
}

/** A figure of a line with its cell; the amount of a forfait is its cost. */
export function figureOfLine(line: FoundLine, figure: Exclude<LineFigure, 'unit'>): Found<unknown> | null {
  switch (figure) {
    case 'name':
      return line.name
    case 'quantity':
      return line.quantity
    case 'loss':
      return line.lossPercent ?? line.grossLoss ?? null
    case 'net':
      return line.netQuantity
    case 'price':
      return line.price
    case 'cost':
      return line.statedCost ?? line.forfait
  }
}

const LINE_ROLES: readonly [Exclude<LineFigure, 'unit'>, MarkRole][] = [
  ['name', 'name'],
  ['quantity', 'quantity'],
  ['loss', 'quantity'],
  ['net', 'quantity'],
  ['price', 'price'],
  ['cost', 'cost'],
]

/** All cells that a sheet was read from, the title first. */
export function sheetMarks(sheet: FoundSheet): Mark[] {
  const marks: Mark[] = []
  const mark = (figure: FigureKey, role: MarkRole, found: Found<unknown> | null) => {
    if (found !== null) marks.push({ figure, role, place: placeOf(sheet, found) })
  }
  mark('title', 'title', sheet.title)
  mark('category', 'fact', sheet.category)
  mark('portions', 'fact', sheet.portions)
  mark('yield', 'fact', sheet.yield)
  const unitColumn = sheet.columns?.columns.find(({ role }) => role === 'unit')?.column
  sheet.lines.forEach((line, at) => {
    for (const [figure, role] of LINE_ROLES) mark(lineKey(at, figure), role, figureOfLine(line, figure))
    if (unitColumn !== undefined && line.unit !== null)
      mark(lineKey(at, 'unit'), 'unit', { value: null, cell: { ...line.name.cell, column: unitColumn } })
  })
  mark('total', 'total', sheet.total)
  mark('portionCost', 'total', sheet.portionCost)
  mark('coefficient', 'fact', sheet.coefficient)
  mark('priceHt', 'fact', sheet.priceHt)
  mark('priceTtc', 'fact', sheet.priceTtc)
  mark('vat', 'fact', sheet.vat)
  mark('allergens', 'fact', sheet.allergens)
  sheet.charges?.forEach(({ name, amount }, at) => mark(chargeKey(at), 'fact', amount ?? name))
  sheet.steps.forEach((step, at) => mark(`step.${String(at)}`, 'fact', step))
  sheet.notes.forEach((note, at) => mark(`note.${String(at)}`, 'fact', note))
  return marks
}
