import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { SheetTable } from './find-tables.ts'
import { foundLines } from './found-lines.ts'
import { cellsOf, transposed } from './grid.ts'
import type { Grid, GridCell } from './grid.ts'
import { headHints } from './head-words.ts'
import { guestsIn } from './labelled-figures.ts'
import type { LabelledFigure } from './labelled-figures.ts'
import { labelOf } from './labels.ts'
import type { LabelKind } from './labels.ts'
import { measureOf } from './line-measure.ts'
import type { Reading } from './reading.ts'
import { titleAlone } from './settle-titles.ts'
import { sheetFacts } from './sheet-facts.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { isSheet } from './table-sheet.ts'
import { tableLines } from './table-lines.ts'
import type { StatedTotal } from './check-total.ts'

const SIZE =
  /^(?:taille )?(?:xxs|xs|s|m|l|xl|xxl|mini|petite?|moyen(?:ne)?|grande?|geante?|familiale?|individuel(?:le)?s?|junior|senior|maxi|normale?|small|medium|large|regular|pequen[ao]|median[ao]|\d+ ?(?:cm|pers\w*\.?|parts?|couverts?|portions?|pax|pieces?|inch|")|pour \d+|x ?\d+|ø ?\d+)(?: .{0,15})?$/u

interface Matrix {
  grid: Grid
  headRow: number
  name: number
  sizes: number[]
}

/** Sheets of a table that has ingredients in one direction and sizes or dishes in the other, with bare quantities. */
export function sizeSheets(grid: Grid, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  for (const view of [grid, transposed(grid)]) {
    const matrix = matrixOf(view, titles, view === grid)
    if (matrix === null) continue
    const drafts = sheetsOf(matrix, file, titles)
    if (drafts.length > 0) return drafts
  }
  return []
}

/** @param titles of dishes that other tables of the import name */
function matrixOf(grid: Grid, titles: ReadonlySet<string>, mayBeRecipes: boolean): Matrix | null {
  for (let headRow = 0; headRow < Math.min(grid.rows, 40); headRow += 1) {
    const heads = cellsOf(grid, headRow)
    const isOfRecipes = mayBeRecipes && namesRecipes(heads)
    const sizes = heads.flatMap((cell, column) => {
      const isSize =
        SIZE.test(cell.words) || titles.has(foldForSearch(cell.text)) || (isOfRecipes && isTitle(cell.text))
      return cell.isText && cell.figure === null && isSize && hasFigures(grid, headRow, column)
        ? [column]
        : []
    })
    const [first] = sizes
    const words = new Set(sizes.map((column) => grid.cell(headRow, column).words))
    // 'L' may be a litre: sizes differ, and one of them at least is no unit.
    const isUnits = [...words].every((word) => measureOf(word) !== null)
    if (first === undefined || words.size < 2 || words.size < sizes.length || isUnits) continue
    // The names are in front of the sizes.
    const name = Array.from({ length: first }, (_, at) => first - 1 - at).findLast((column) =>
      hasNames(grid, headRow, column),
    )
    if (name !== undefined) return { grid, headRow, name, sizes }
  }
  return null
}

const PHASE = /^(?:phase|etape|base|garniture|finition|sauce|appareil|decor|dressage|montage|total|pate)\b/u

const isTitle = (text: string) =>
  text.length >= 3 && Object.keys(headHints(text)).length === 0 && !PHASE.test(foldForSearch(text))

/** 'Ingrédients | Unité | Crêpes | Gaufres': no head of a quantity or a cost. */
function namesRecipes(heads: readonly GridCell[]): boolean {
  const hints = heads.map(({ text, isText }) => (isText ? headHints(text) : {}))
  const isMeasured = hints.some(({ quantity, gross, net, lineCost, price }) =>
    [quantity, gross, net, lineCost, price].some((hint) => hint !== undefined),
  )
  return !isMeasured && hints.some(({ name = 0 }) => name >= 10)
}

function hasFigures(grid: Grid, headRow: number, column: number): boolean {
  let [figures, texts] = [0, 0]
  for (let row = headRow + 1; row < Math.min(grid.rows, headRow + 12); row += 1) {
    const { figure, text } = grid.cell(row, column)
    if (figure !== null) figures += 1
    else if (text !== '') texts += 1
  }
  return figures >= 2 && texts <= figures
}

function hasNames(grid: Grid, headRow: number, column: number): boolean {
  let names = 0
  for (let row = headRow + 1; row < Math.min(grid.rows, headRow + 12); row += 1) {
    const { isText, figure, text } = grid.cell(row, column)
    if (isText && figure === null && measureOf(text) === null) names += 1
  }
  return names >= 2
}

function sheetsOf(
  { grid, headRow, name, sizes }: Matrix,
  file: number,
  titles: ReadonlySet<string>,
): SheetDraft[] {
  const rows: number[] = []
  const labels: { kind: LabelKind; row: number }[] = []
  for (let row = headRow + 1; row < grid.rows; row += 1) {
    const named = grid.cell(row, name)
    if (!named.isText || named.figure !== null) continue
    const kind = labelOf(named.text)
    if (kind !== null) labels.push({ kind, row })
    else if (labels.length === 0 && sizes.some((column) => grid.cell(row, column).figure !== null))
      rows.push(row)
  }
  if (rows.length === 0) return []
  const others = cellsOf(grid, headRow)
    .map(({ place }, column) => ({ place, column }))
    .filter(({ column }) => column !== name && !sizes.includes(column))
  const price =
    others.find(({ column }) => {
      const hints = headHints(grid.cell(headRow, column).text)
      return hints.price !== undefined || hints.lineCost !== undefined
    })?.column ?? null
  const to = Math.max(...sizes, ...others.map(({ column }) => column))
  const heads = cellsOf(grid, headRow, 0, to).map(({ text }) => text)
  const table: SheetTable = {
    grid,
    from: 0,
    to,
    headRow,
    headHeight: 1,
    bodyFrom: headRow + 1,
    bodyTo: grid.rows,
    heads,
    hints: heads.map((head, column) => (sizes.includes(column) ? {} : headHints(head))),
  }
  const { titles: texts, ...facts } = sheetFacts(
    { grid, fromRow: 0, toRow: headRow, fromColumn: 0, toColumn: to, isLine: (row) => row >= headRow },
    headRow,
    null,
  )
  const base = titleAlone(texts, {
    lineNames: rows.map((row) => grid.cell(row, name).text),
    fallback: { value: grid.tab.name, cell: { tab: grid.at, row: headRow, column: name } },
  })
  return sizes.flatMap((column): SheetDraft[] => {
    const used = rows.filter(
      (row) =>
        (grid.cell(row, column).figure?.value ?? 0) > 0 || /^(?:pm|qs)$/iu.test(grid.cell(row, column).text),
    )
    const lines = tableLines(table, {
      name,
      lines: used.map((row) => ({ row, section: null, mayBeHeading: false })),
    })
    const at = (place: number | null) => lines.figures.find((figure) => figure.column === place) ?? null
    const reading: Reading & { score: number; proven: number; provable: number; total: boolean } = {
      quantity: at(column),
      price: at(price),
      cost: null,
      loss: null,
      lossModel: null,
      packFirst: false,
      score: 0,
      proven: 0,
      provable: 0,
      total: false,
    }
    const labelled = labels.flatMap(({ kind, row }): LabelledFigure[] => {
      const cell = grid.cell(row, column)
      return cell.figure === null
        ? []
        : [{ kind, figure: cell.figure, found: { value: cell.figure.value, cell: cell.place }, cell }]
    })
    const guests = guestsIn(grid.cell(headRow, column), 'portions')
    const head = grid.cell(headRow, column)
    if (guests !== null)
      labelled.push({
        kind: 'portions',
        figure: { value: guests, kind: 'plain', unit: null, per: null, unclear: false, currency: null },
        found: { value: guests, cell: head.place },
        cell: head,
      })
    const totals = labelled
      .filter(({ kind }) => kind === 'total')
      .map(({ found, cell }): StatedTotal => ({ found, tree: cell.tree }))
    const read = foundLines(
      lines,
      reading,
      totals.map(({ found }) => found.value),
    )
    if (!isSheet(read.lines, reading)) return []
    const own = titles.has(foldForSearch(head.text)) || !SIZE.test(head.words)
    const ofSize = (text: string) => `${text} ${head.text}`
    const others = own ? null : (base.others?.map((text) => ({ ...text, value: ofSize(text.value) })) ?? null)
    return [
      {
        file,
        layout: 'sizes',
        ...facts,
        title: { value: own ? head.text : ofSize(base.title.value), cell: head.place },
        lines: read.lines,
        labelled,
        totals,
        reasons: others === null ? read.reasons : [{ reason: 'title-unclear', others }, ...read.reasons],
        hasPicture: grid.tab.hasPicture,
      },
    ]
  })
}
