import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf, transposed, withoutColumns } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { costOfLines } from '../lines/found-line.ts'
import { isSheet } from '../lines/is-sheet.ts'
import { linesWithLosses } from '../lines/lines-of-table.ts'
import { readLines } from '../lines/read-lines.ts'
import { unitOfLine } from '../roles/line-values.ts'
import type { Reading } from '../roles/reading.ts'
import { tableLines, unitInHead } from '../roles/table-lines.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import { unprovenLoss } from '../roles/unproven-loss.ts'
import { dishPairs } from '../tables/dish-pairs.ts'
import { headHints } from '../tables/head-words.ts'
import { matrixOf, rowsOf, SIZE } from '../tables/matrix.ts'
import type { Matrix } from '../tables/matrix.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { unitAbove } from '../tables/stated-unit.ts'
import { withoutRoles } from '../tables/sheet-table.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { titleAlone } from './choose-title.ts'
import { priceReasons, taxedTotalReasons, remarkReasons, wholeTab } from './price-reasons.ts'
import type { SheetDraft, StatedTotal } from './sheet-draft.ts'
import { sheetFacts } from './sheet-facts.ts'
import { guestsAboveHeads, guestsOfHead, largestOfOne, madeOfHeads } from './size-counts.ts'

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

/** The dishes of a table that has the prices of their ingredients too, where their totals prove that it is no list of prices. */
export function pricedDishes(grid: Grid, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  const matrix = matrixOf(grid, titles, false, true)
  const drafts = matrix === null ? [] : sheetsOf(matrix, file, titles)
  return drafts.filter(isProven).length * 2 >= drafts.length ? drafts : []
}

/** The dishes of a table that has the cost of each line behind its quantity. */
export function pairedDishes(grid: Grid, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  const matrix = dishPairs(grid)
  const drafts = matrix === null ? [] : sheetsOf(matrix, file, titles)
  return drafts.length >= 2 ? drafts : []
}

/** Whether the file's own total is what the lines cost. */
function isProven({ lines, totals }: SheetDraft): boolean {
  const cost = costOfLines(lines)
  return cost !== null && totals.some(({ found }) => sameToTheCent(found.value, cost))
}

function sheetsOf(matrix: Matrix, file: number, titles: ReadonlySet<string>): SheetDraft[] {
  const { grid, headRow, name, sizes, hasTotal, costs } = matrix
  const { rows, labels } = rowsOf(matrix)
  if (rows.length === 0) return []
  const others = cellsOf(grid, headRow)
    .map(({ place }, column) => ({ place, column }))
    .filter(({ column }) => column !== name && !sizes.includes(column))
  const hintsAt = ({ column }: { column: number }) => headHints(grid.cell(headRow, column).text)
  const price =
    (
      others.find((other) => hintsAt(other).price !== undefined) ??
      (hasTotal ? undefined : others.find((other) => hintsAt(other).lineCost !== undefined))
    )?.column ?? null
  const to = Math.max(...sizes, ...others.map(({ column }) => column))
  const unit = unitInHead(grid.cell(headRow, name).text) ?? unitAbove(grid, headRow)
  const heads = cellsOf(grid, headRow, 0, to).map(({ text }, column) =>
    // 'Pizza (g)' above the dishes.
    unit !== null && sizes.includes(column) && unitInHead(text) === null ? `${text} (${unit})` : text,
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
  const made = madeOfHeads(matrix)
  const guestsAbove = guestsAboveHeads(grid, headRow)
  const guestsOf = (column: number) =>
    made?.get(column) ?? guestsOfHead(grid.cell(headRow, column)) ?? guestsAbove
  const largest = largestOfOne(matrix, rows, guestsOf)
  const ofRemarks = remarkReasons(table, [price], wholeTab(grid))
  const lineRows = new Set([headRow, ...rows])
  return (largest === null ? sizes : [largest]).flatMap((column): SheetDraft[] => {
    const used = rows.filter(
      (row) =>
        (grid.cell(row, column).figure?.value ?? 0) > 0 || /^(?:pm|qs)$/iu.test(grid.cell(row, column).text),
    )
    const lines = tableLines(
      tableOfSize(table, [...sizes, ...(costs?.values() ?? [])], [column, costs?.get(column)]),
      {
        name,
        lines: used.map((row) => ({ row, section: null, mayBeHeading: false })),
      },
    )
    const at = (place: number | null) => lines.figures.find((figure) => figure.column === place) ?? null
    const bare = {
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
    // Figures without a price and a unit are no quantities.
    if (bare.price === null && used.every((_, line) => unitOfLine(lines, bare, line) === null)) return []
    const paired = costs?.get(column)
    const reading = { ...bare, cost: paired === undefined ? costColumn(lines, bare) : at(paired) }
    const labelled = labels.flatMap(({ kind, row }): LabelledFigure[] => {
      const own = grid.cell(row, column)
      const cell = own.figure === null && reading.cost !== null ? grid.cell(row, reading.cost.column) : own
      return cell.figure === null
        ? []
        : [
            {
              kind,
              figure: cell.figure,
              found: { value: cell.figure.value, cell: cell.place },
              cell,
              label: grid.cell(row, name),
            },
          ]
    })
    const head = grid.cell(headRow, column)
    const guests = guestsOf(column)
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
    const read = linesWithLosses(
      lines,
      reading,
      totals.map(({ found }) => found.value),
    )
    if (!isSheet(read.lines, reading)) return []
    const categoryRow = labels.find(({ kind }) => kind === 'category')?.row
    const category = categoryRow === undefined ? null : grid.cell(categoryRow, column)
    const own = titles.has(foldForSearch(head.text)) || (made === null && !SIZE.test(head.words))
    const ofSize = (text: string) => `${text} ${head.text}`
    const others = own
      ? null
      : (base.others?.map((text) => (largest === null ? { ...text, value: ofSize(text.value) } : text)) ??
        null)
    return [
      {
        file,
        layout: 'sizes',
        ...facts,
        category: category?.isText === true ? { value: category.text, cell: category.place } : facts.category,
        title:
          largest === null
            ? { value: own ? head.text : ofSize(base.title.value), cell: head.place }
            : base.title,
        lines: read.lines,
        labelled,
        totals,
        reasons: [
          ...(others === null ? [] : [{ reason: 'title-unclear' as const, others }]),
          ...read.reasons,
          ...(reading.cost === null ? unprovenLoss(lines, reading) : []),
          ...priceReasons(lines, reading),
          ...ofRemarks,
          ...taxedTotalReasons(read.lines, guests, wholeTab(grid), (row) => lineRows.has(row)),
        ],
        hasPicture: grid.tab.hasPicture,
      },
    ]
  })
}

/** The table with the quantities of one size alone. */
function tableOfSize(
  table: SheetTable,
  sizes: readonly number[],
  own: readonly (number | undefined)[],
): SheetTable {
  const others = new Set(sizes.filter((column) => !own.includes(column)))
  return withoutRoles({ ...table, grid: withoutColumns(table.grid, others, table.headRow) }, others)
}

/** The column that has the cost of each line; null where none has. */
function costColumn(lines: TableLines, reading: Reading): FigureColumn | null {
  const others = lines.figures.filter((figure) => figure !== reading.quantity && figure !== reading.price)
  if (others.length === 0) return null
  const costs = readLines(lines, reading, []).lines.map(({ cost }) => cost)
  if (costs.length === 0 || costs.includes(null)) return null
  return (
    others.find(({ cells }) =>
      costs.every((cost, at) => {
        const stated = cells[at]?.figure?.value
        return stated === undefined ? cost === 0 : sameToTheCent(stated, cost ?? 0)
      }),
    ) ?? null
  )
}
