import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { SheetTable } from './find-tables.ts'
import { foundLines } from './found-lines.ts'
import { cellsOf, transposed } from './grid.ts'
import type { Grid } from './grid.ts'
import { headHints } from './head-words.ts'
import { guestsIn } from './labelled-figures.ts'
import type { LabelledFigure } from './sheet-region.ts'
import { isPriceHead, matrixOf, rowsOf, SIZE } from './matrix.ts'
import type { Matrix } from './matrix.ts'
import type { Reading } from './reading.ts'
import { titleAlone } from './settle-titles.ts'
import { sheetFacts } from './sheet-facts.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { isSheet } from './table-sheet.ts'
import { tableLines, unitInHead } from './table-lines.ts'
import type { StatedTotal } from './check-total.ts'

/** Sheets of a table that has ingredients in one direction and sizes or dishes in the other, with bare quantities. */
export function sizeSheets(grid: Grid, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  for (const view of [grid, transposed(grid)]) {
    const matrix = matrixOf(view, titles, view !== grid)
    if (matrix === null) continue
    const drafts = sheetsOf(matrix, file, titles)
    if (drafts.length > 0) return drafts
  }
  return []
}

function sheetsOf(matrix: Matrix, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  const { grid, headRow, name, sizes } = matrix
  const { rows, labels } = rowsOf(matrix)
  if (rows.length === 0) return []
  const others = cellsOf(grid, headRow)
    .map(({ place }, column) => ({ place, column }))
    .filter(({ column }) => column !== name && !sizes.includes(column))
  const price = others.find(({ column }) => isPriceHead(grid.cell(headRow, column).text))?.column ?? null
  const to = Math.max(...sizes, ...others.map(({ column }) => column))
  const unit = unitInHead(grid.cell(headRow, name).text)
  const heads = cellsOf(grid, headRow, 0, to).map(({ text }, column) =>
    // 'Pizza (g)' above the dishes.
    unit !== null && sizes.includes(column) ? `${text} (${unit})` : text,
  )
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
    const categoryRow = labels.find(({ kind }) => kind === 'category')?.row
    const category = categoryRow === undefined ? null : grid.cell(categoryRow, column)
    const own = titles.has(foldForSearch(head.text)) || !SIZE.test(head.words)
    const ofSize = (text: string) => `${text} ${head.text}`
    const others = own ? null : (base.others?.map((text) => ({ ...text, value: ofSize(text.value) })) ?? null)
    return [
      {
        file,
        layout: 'sizes',
        ...facts,
        category: category?.isText === true ? { value: category.text, cell: category.place } : facts.category,
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
