import { containing } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { plainFigure } from '../grid/plain-figure.ts'
import { costOfLines } from '../lines/found-line.ts'
import { labelOf } from '../tables/labels.ts'
import type { LabelKind } from '../tables/labels.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { TOTALS_OF_ALL } from './words/fact-words.ts'

/** A sheet with the rows of its table: the first of its head, and the last of its lines. */
export interface DraftOfRows {
  draft: SheetDraft
  headRow: number
  lastRow: number
}

/** Tables that one total adds up, at most. */
const MOST_PARTS = 8
/** Rows below the last line of a table in which such a total is looked for. */
const MOST_ROWS = 40
const OF_ALL = containing(TOTALS_OF_ALL)

/**
 * Marks the sheets of a tab whose costs a total further down adds up: they may be the parts of one dish. Each keeps its
 * lines, and none of them is exact.
 */
export function withSharedTotals(grid: Grid, tables: readonly DraftOfRows[]): SheetDraft[] {
  const sorted = tables.toSorted((one, other) => one.lastRow - other.lastRow)
  const amounts = sorted.map(({ draft }) => costOfLines(draft.lines) ?? draft.totals[0]?.found.value ?? 0)
  const totals = new Map<SheetDraft, GridCell>()
  sorted.forEach(({ lastRow }, at) => {
    const next = Math.min(...sorted.slice(at + 1).map(({ headRow }) => headRow))
    const before = Math.min(next, grid.rows, lastRow + 1 + MOST_ROWS)
    const first = Math.max(0, at + 1 - MOST_PARTS)
    const cells = at === 0 ? [] : cellsOfTotals(grid, lastRow + 1, before)
    let sum = amounts[at] ?? 0
    for (let from = at - 1; from >= first && cells.length > 0; from -= 1) {
      const amount = amounts[from] ?? 0
      if (!(amount > 0) || !(sum > 0)) break
      sum += amount
      const total = cells.find(({ figure }) => sameToTheCent(figure?.value ?? 0, sum))
      if (total !== undefined)
        for (const { draft } of sorted.slice(from, at + 1)) if (!totals.has(draft)) totals.set(draft, total)
    }
  })
  return tables.map(({ draft, lastRow }) => {
    const cell = totals.get(draft)
    if (cell?.figure == null) return draft
    const stated = { value: cell.figure.value, cell: cell.place }
    const part = withoutFiguresOfAll(grid, draft, lastRow, cell)
    return { ...part, reasons: [...part.reasons, { reason: 'part-of-total' as const, stated }] }
  })
}

const OF_DISH: ReadonlySet<LabelKind> = new Set([
  'portion-cost',
  'coefficient',
  'price',
  'price-ht',
  'price-ttc',
  'portion-price',
  'margin',
  'margin-percent',
  'cost-percent',
])

/** The last part with its own total: the total of all, and the costs and prices below it, are of the dish, and notes of it. */
function withoutFiguresOfAll(grid: Grid, draft: SheetDraft, lastRow: number, total: GridCell): SheetDraft {
  const { row } = total.place
  if (!draft.totals.some(({ found }) => found.cell.row === row)) return draft
  const cost = costOfLines(draft.lines)
  const column = draft.lines.find(({ statedCost }) => statedCost !== null)?.statedCost?.cell.column
  const between = Array.from({ length: row - lastRow - 1 }, (_, at) => lastRow + 1 + at)
  const own = between.flatMap((at) => {
    const { figure, place, tree } = grid.cell(at, column ?? total.place.column)
    return figure === null || cost === null || !sameToTheCent(figure.value, cost)
      ? []
      : [{ found: { value: figure.value, cell: place }, tree }]
  })
  const isOfAll = ({ kind, found }: LabelledFigure) => OF_DISH.has(kind) && found.cell.row >= row
  const notes = draft.labelled.flatMap((each): Found<string>[] => {
    const { label, cell, found } = each
    if (!isOfAll(each) || label === undefined || label === cell || each.kind === 'portion-cost') return []
    const text = cell.isText ? cell.text : plainFigure(found.value)
    return [{ value: `${label.text.replace(/\s*:$/u, '')} : ${text}`, cell: label.place }]
  })
  return {
    ...draft,
    totals: [...draft.totals.filter(({ found }) => found.cell.row < row), ...own],
    labelled: draft.labelled.filter((each) => !isOfAll(each)),
    notes: [...draft.notes, ...notes],
  }
}

/** Figures of rows that name a total, or that a formula gives. */
function cellsOfTotals(grid: Grid, fromRow: number, before: number): GridCell[] {
  return Array.from({ length: Math.max(0, before - fromRow) }, (_, at) => fromRow + at).flatMap((row) => {
    const cells = cellsOf(grid, row)
    const isNamed = cells.some(
      ({ isText, text, words }) => isText && (labelOf(text) === 'total' || OF_ALL.test(words)),
    )
    return cells.filter(
      ({ figure, tree }) => figure !== null && figure.kind !== 'percent' && (isNamed || tree !== null),
    )
  })
}
