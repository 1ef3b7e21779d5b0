import { readRecipeLine } from '../../imports/recipe-line.ts'
import type { RecipeLine } from '../../imports/recipe-line.ts'
import { countsPieces, isMeasuredLine } from '../grid/cell-lines.ts'
import { cellsOf, transposed } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import type { FoundLine } from '../lines/found-line.ts'
import { headWords } from '../tables/head-words.ts'
import { labelledFigures } from '../tables/labelled-figures.ts'
import { labelOf } from '../tables/labels.ts'
import { isMethodSentence } from '../../words/method-sentence.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { firstTitle } from './choose-title.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { withMethod, sheetFacts } from './sheet-facts.ts'

const LONGEST_LINE = 90
/** Lines that a row or a column has to be a sheet. */
const LEAST = 2

/** The line that a cell is, as cooks write it: '17.5 Pounds Flour', '200 g de beurre'; null for any other cell. */
function writtenLine(cell: GridCell): RecipeLine | null {
  const { isText, text, figure } = cell
  if (
    !isText ||
    figure !== null ||
    text.length > LONGEST_LINE ||
    !/[\d¼-¾]|\b(?:pm|qs|q\.s\.)\b/iu.test(text)
  )
    return null
  const line = readRecipeLine(text)
  return isMeasuredLine(line) ? line : null
}

/** Sheets whose lines are written in whole cells: one in each row, one in each column, or under the word 'Ingrédients'. */
export function writtenSheets(grid: Grid, file: number): SheetDraft[] {
  const listed = listedSheets(grid, file)
  if (listed.length > 0) return listed
  const rows = sheetsByRow(grid, file, 'row-each')
  return rows.length > 0 ? rows : sheetsByRow(transposed(grid), file, 'column-each')
}

function sheetsByRow(grid: Grid, file: number, layout: 'row-each' | 'column-each'): SheetDraft[] {
  const drafts: SheetDraft[] = []
  let other = 0
  for (let row = 0; row < grid.rows; row += 1) {
    const filled = cellsOf(grid, row).filter(({ text }) => text !== '')
    if (filled.length === 0) continue
    const written = filled.map((cell) => ({ cell, line: writtenLine(cell) }))
    const first = written.findIndex(({ line }) => line !== null)
    // The title is directly in front of the first line: a house or a date may be in front of it.
    const title = filled[first - 1]
    const rest = first === -1 ? [] : written.slice(first)
    const lines = rest.flatMap(({ cell, line }) => (line === null ? [] : [{ cell, line }]))
    const isSheet =
      title !== undefined &&
      title.isText &&
      title.figure === null &&
      lines.length >= LEAST &&
      lines.length * 2 >= rest.length
    if (!isSheet) {
      other += 1
      continue
    }
    const region: SheetRegion = {
      grid,
      fromRow: row,
      toRow: row,
      fromColumn: 0,
      toColumn: grid.width - 1,
      isLine: () => false,
    }
    drafts.push(writtenDraft(title, lines, { file, layout, labelled: labelledFigures(region) }))
  }
  // A head, and a title of the tab.
  return drafts.length >= 2 && other <= 2 + drafts.length * 0.3 ? drafts : []
}

/** 'Ingrédients' above cells that are lines. */
function listedSheets(grid: Grid, file: number): SheetDraft[] {
  const heads: { row: number; column: number }[] = []
  for (let row = 0; row < grid.rows; row += 1)
    for (const cell of cellsOf(grid, row))
      if (
        cell.isText &&
        /^(?:les )?(?:ingredients?|denrees|ingredientes?)(?: (?:pour|for|para|par|per|\().{0,30})?$/u.test(
          headWords(cell.text),
        )
      )
        heads.push(cell.place)
  return heads.flatMap(({ row, column }, index): SheetDraft[] => {
    const lines: { cell: GridCell; line: RecipeLine }[] = []
    const method: GridCell[] = []
    let at = row + 1
    for (let misses = 0; at < grid.rows && misses < 2; at += 1) {
      const cell = grid.cell(at, column)
      const line = writtenLine(cell)
      if (isMethodSentence(cell.text)) method.push(cell)
      else if (line !== null) lines.push({ cell, line })
      else if (cell.text !== '' && labelOf(cell.text) !== null) break
      else misses += 1
    }
    if (lines.length < LEAST) return []
    const before = heads[index - 1]
    const fromRow = before === undefined || before.row === row ? 0 : before.row + 1
    const next = heads.find((other) => other.row > row && other.column === column)
    const toRow = next === undefined ? grid.rows - 1 : Math.max(at, next.row - 3)
    const own = new Set([...lines.map(({ cell }) => cell), ...method].map(({ place }) => place.row))
    const region: SheetRegion = {
      grid,
      fromRow,
      toRow,
      fromColumn: 0,
      toColumn: grid.width - 1,
      isLine: (line, across) => across === column && own.has(line),
    }
    const { titles, ...facts } = sheetFacts(region, row, null)
    const fallback = { value: grid.tab.name, cell: { tab: grid.at, row, column } }
    return [
      firstTitle(
        {
          ...writtenDraft(grid.cell(row, column), lines, {
            file,
            layout: 'column-each',
            labelled: labelledFigures(region),
          }),
          ...withMethod(facts, method),
          hasPicture: grid.tab.hasPicture,
        },
        { texts: titles, fallback },
      ),
    ]
  })
}

/** The sheet of lines that are written in cells, without prices. */
export function writtenDraft(
  title: GridCell,
  written: readonly { cell: GridCell; line: RecipeLine }[],
  own: Pick<SheetDraft, 'file' | 'layout' | 'labelled'>,
): SheetDraft {
  const reasons: SheetDraft['reasons'] = []
  const lines = written.map(({ cell, line }, at): FoundLine => {
    const quantity = line.counted?.count ?? line.quantity
    const unit = line.counted?.word ?? line.unit ?? (countsPieces(line) ? 'pièce' : null)
    if (line.atWill) return foundLine(cell, line, { costing: 'qs', cost: 0 })
    if (line.doubt !== null && line.doubt.reason !== 'counted')
      reasons.push({ reason: 'quantity-unclear', line: at, written: cell.text })
    if (unit === null) reasons.push({ reason: 'unit-missing', line: at })
    reasons.push({ reason: quantity === null ? 'quantity-missing' : 'price-missing', line: at })
    return foundLine(cell, line, {
      quantity: quantity === null ? null : { value: quantity, cell: cell.place },
      unit,
    })
  })
  return {
    ...own,
    title: { value: title.text, cell: title.place },
    category: null,
    allergens: null,
    steps: [],
    notes: [],
    lines,
    totals: [],
    reasons,
    hasPicture: false,
  }
}

function foundLine({ place }: GridCell, { name, note }: RecipeLine, own: Partial<FoundLine>): FoundLine {
  return {
    name: { value: name, cell: place },
    costing: 'quantity',
    quantity: null,
    unit: null,
    lossPercent: null,
    netQuantity: null,
    price: null,
    priceUnit: null,
    forfait: null,
    statedCost: null,
    cost: null,
    note,
    section: null,
    preparation: null,
    hidden: false,
    ...own,
  }
}
