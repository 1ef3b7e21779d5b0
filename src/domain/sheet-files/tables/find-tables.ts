import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import type { FixedLayout } from './column-role.ts'
import { fixedHints, rowsOfLayout } from './fixed-layout.ts'
import { isFact, isHeadCell, lastColumn, withSecondRow } from './head-rows.ts'
import { headHints } from './head-words.ts'
import type { HeadHints, HeadRole } from './head-words.ts'
import { rowsOfShape } from './headless-layout.ts'
import type { SheetTable } from './sheet-table.ts'
import { withoutStepsOfFigures } from './text-columns.ts'

interface Head {
  layout?: FixedLayout
  row: number
  height: number
  texts: string[]
  from: number
  to: number
}

const MEASURED: readonly HeadRole[] = [
  'quantity',
  'gross',
  'net',
  'portionQuantity',
  'unit',
  'price',
  'packPrice',
  'lineCost',
]
/** How strongly 'Ingrédients' and 'Denrées' are heads of names: 'Produit' may be one of any list. */
const SURE_NAME = 10
/** More than any tab has; each is compared with the others. */
const MOST_TABLES = 300

const has = (hints: HeadHints, ...roles: readonly HeadRole[]) =>
  roles.some((role) => hints[role] !== undefined)

/**
 * The tables that a tab has heads for, from top to bottom and from left to right.
 * @param layouts whose columns the user named: they replace the words of the heads
 */
export function findTables(grid: Grid, layouts: readonly FixedLayout[] = []): SheetTable[] {
  const fixed = fixedHeadless(grid, layouts)
  const heads = withFixed(grid, headsOf(grid), layouts).filter(
    ({ row, from, to }) =>
      !fixed.some(
        (table) => table.from <= to && table.to >= from && row >= table.headRow && row < table.bodyTo,
      ),
  )
  const found = heads.map(({ row, height, texts, from, to, layout }): SheetTable => {
    const next = heads.find((other) => other.row > row && other.from <= to && other.to >= from)
    const place = { heads: texts, from, bodyFrom: row + height }
    const natural = withoutStepsOfFigures(grid, texts.map(headHints), place)
    return {
      grid,
      from,
      to,
      headRow: row,
      headHeight: height,
      bodyFrom: row + height,
      bodyTo: next?.row ?? grid.rows,
      heads: texts,
      hints: layout === undefined ? natural : fixedHints(layout.columns, natural, from),
      ...(layout !== undefined && { fixed: { columns: layout.columns, natural } }),
    }
  })
  return [...found, ...fixed].toSorted((one, other) => one.headRow - other.headRow || one.from - other.from)
}

/** The tables without heads whose columns the user named. */
function fixedHeadless(grid: Grid, layouts: readonly FixedLayout[]): SheetTable[] {
  return layouts.flatMap((layout) => {
    if (layout.headless !== true || layout.columns.some(({ role }) => role === 'lines')) return []
    const places = layout.columns.map(({ column }) => column)
    const [from, to] = [Math.min(...places), Math.min(Math.max(...places), grid.width - 1)]
    const natural = Array.from({ length: to - from + 1 }, (): HeadHints => ({}))
    const runs = rowsOfShape(grid, layout)
    return runs.map((run, at) => ({
      grid,
      from,
      to,
      headRow: run.from,
      headHeight: 0,
      bodyFrom: run.from,
      bodyTo: runs[at + 1]?.from ?? grid.rows,
      heads: natural.map(() => ''),
      hints: fixedHints(layout.columns, natural, from),
      fixed: { columns: layout.columns, natural },
    }))
  })
}

function headsOf(grid: Grid): Head[] {
  const heads: Head[] = []
  for (let row = 0; row < grid.rows && heads.length < MOST_TABLES; row += 1) {
    const segments = segmentsOf(grid, row)
    for (const [from, to] of segments) {
      const { height, first, texts, last } = withSecondRow(grid, row, from, to)
      heads.push({ row: first, height, texts, from, to: last })
    }
    if (segments.length > 0)
      row += Math.max(0, ...heads.filter(({ row: at }) => at === row).map(({ height }) => height - 1))
  }
  return heads.filter((head, at) => !isRepeated(grid, head, heads[at - 1]))
}

/** Rows in which a head that the user corrected may have been looked for in its place. */
const NEAR = 3

/** The heads that the user named, in place of those that were found in the same cells. */
function withFixed(grid: Grid, found: readonly Head[], layouts: readonly FixedLayout[]): Head[] {
  const fixed: Head[] = []
  const touches = (one: Head, other: Head, rows: number) =>
    Math.abs(one.row - other.row) <= rows && one.from <= other.to && one.to >= other.from
  for (const layout of layouts) {
    if (layout.headless === true || layout.columns.some(({ role }) => role === 'lines')) continue
    const places = layout.columns.map(({ column }) => column)
    const [from, to] = [Math.min(...places), Math.min(Math.max(...places), grid.width - 1)]
    for (const row of rowsOfLayout(grid, layout)) {
      const { first, height, texts, last } = withSecondRow(grid, row, from, to)
      const head: Head = { row: first, height, texts, from, to: last, layout }
      if (!fixed.some((other) => touches(other, head, 0))) fixed.push(head)
    }
  }
  const others = found.filter((head) => !fixed.some((own) => touches(own, head, NEAR)))
  return [...others, ...fixed].toSorted((one, other) => one.row - other.row || one.from - other.from)
}

/** The heads of the table above again, directly under a line of it, as on each page of a print. */
function isRepeated(grid: Grid, head: Head, before: Head | undefined): boolean {
  if (before === undefined || head.row === 0 || head.texts.join('|') !== before.texts.join('|')) return false
  const figures = cellsOf(grid, head.row - 1, head.from, head.to).filter(({ figure }) => figure !== null)
  return figures.length >= 2
}

/** The columns of each table whose heads are in a row; none where the row is no head. */
function segmentsOf(grid: Grid, row: number): [from: number, to: number][] {
  const cells = cellsOf(grid, row)
  const figures = cells.filter(({ figure }, at) => {
    const before = cells[at - 1]
    return figure !== null && !(before !== undefined && isFact(before, cells[at]))
  })
  if (figures.length > 1) return []
  const hints = cells.map((cell) => (isHeadCell(cell) ? headHints(cell.text) : {}))
  const names = hints.flatMap((hint, at) => (has(hint, 'name') ? [at] : []))
  const starts = names.filter((at, index) => {
    if (index === 0) return true
    const before = names[index - 1] ?? 0
    const between = hints.slice(before + 1, at).some((hint) => has(hint, ...MEASURED))
    return between && hints.slice(at + 1).some((hint) => has(hint, ...MEASURED))
  })
  if (starts.length === 0) return unnamed(grid, row, hints)
  const segments: [number, number][] = []
  for (const [index, start] of starts.entries()) {
    const limit = (starts[index + 1] ?? cells.length) - 1
    // Codes, families and dishes in front of the names.
    let from = start
    const least = index === 0 ? 0 : (segments.at(-1)?.[1] ?? -1) + 1
    const isOfTable = (at: number) => at >= least && isHeadCell(cells[at] ?? grid.cell(row, 0))
    // One empty column may be between two heads.
    const isHead = (at: number) => isOfTable(at) && has(hints[at] ?? {}, 'dish', 'other', ...MEASURED)
    while (isOfTable(from - 1) || isHead(from - 2)) from -= isOfTable(from - 1) ? 1 : 2
    const to = lastColumn(grid, cells, start, limit)
    if (hints.slice(from, to + 1).some((hint) => has(hint, ...MEASURED))) segments.push([from, to])
    else if ((hints[start]?.name ?? 0) >= SURE_NAME && isMeasuredUnder(grid, row, start))
      segments.push([from, Math.max(to, start + 2)])
  }
  return segments
}

/** Whether most rows under 'Ingrédients' have a quantity with its unit beside the name, below no head. */
function isMeasuredUnder(grid: Grid, row: number, name: number): boolean {
  let [named, measured] = [0, 0]
  for (let at = row + 1; at < Math.min(grid.rows, row + 13); at += 1) {
    const { isText, figure } = grid.cell(at, name)
    if (!isText || figure !== null) continue
    named += 1
    const [next, further] = [grid.cell(at, name + 1), grid.cell(at, name + 2)]
    if (next.figure !== null && (next.figure.unit !== null || measureOf(further.text) !== null)) measured += 1
  }
  return measured >= 3 && measured * 2 > named
}

/** 'Tarte citron | Qté | Unité | PU | PT', or nothing above the names. */
function unnamed(grid: Grid, row: number, hints: readonly HeadHints[]): [number, number][] {
  const measured = hints.flatMap((hint, at) => (has(hint, ...MEASURED) ? [at] : []))
  const [first] = measured
  const kinds = new Set(measured.map((at) => Object.keys(hints[at] ?? {}).join()))
  const says = hints.some((hint) => has(hint, 'quantity', 'gross', 'net'))
  // 'Quantités' and 'Prix' above the heads themselves.
  if (cellsOf(grid, row + 1).some((cell) => isHeadCell(cell) && has(headHints(cell.text), 'name'))) return []
  if (first === undefined || !says || kinds.size < 2) return []
  // The quantities may be in front of the names.
  const isNameUnder = (column: number) =>
    [1, 2, 3].some((down) => {
      const { isText, figure, text } = grid.cell(row + down, column)
      return isText && figure === null && text.length > 2
    })
  const to = lastColumn(grid, cellsOf(grid, row), measured.at(-1) ?? first, grid.width - 1)
  for (let column = first - 1; column >= Math.max(0, first - 2); column -= 1)
    if (isNameUnder(column)) return [[column, to]]
  const free = hints.findIndex(
    (hint, at) => at > first && at < to && !has(hint, ...MEASURED) && isNameUnder(at),
  )
  return free === -1 ? [] : [[first, to]]
}
