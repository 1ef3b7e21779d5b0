import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { HINTS_OF_ROLES } from './column-role.ts'
import type { LayoutHead, FixedLayout, FixedColumn } from './column-role.ts'
import { headWords } from './head-words.ts'
import type { HeadHints, HeadRole } from './head-words.ts'
import { rowsOfShape } from './headless-layout.ts'

/** Fewer heads than these are no layout. */
const LEAST_HEADS = 2
/** A longer text in a row is no head. */
const LONGEST_HEAD = 45

/** What distinguishes a layout from others: its row of heads; null for a row that is no row of heads. */
export function layoutHeads(grid: Grid, row: number, from = 0, to = grid.width - 1): LayoutHead[] | null {
  const heads = cellsOf(grid, row, from, to).flatMap(({ isText, text, place }) =>
    isText && text.length <= LONGEST_HEAD && headWords(text) !== ''
      ? [{ column: place.column, words: headWords(text) }]
      : [],
  )
  return heads.length < LEAST_HEADS ? null : heads
}

/** The same for layouts with the same heads in the same columns. */
export function layoutKey({ heads, headless = false }: Pick<FixedLayout, 'heads' | 'headless'>): string {
  const prefix = headless ? 'headless|' : ''
  return prefix + heads.map(({ column, words }) => `${String(column)}:${words}`).join('|')
}

/** The rows of a tab that have the heads of a layout, or begin a table of one without heads. */
export function rowsOfLayout(grid: Grid, layout: FixedLayout): number[] {
  const { heads } = layout
  if (layout.headless === true) return rowsOfShape(grid, layout).map(({ from }) => from)
  const rows: number[] = []
  const isHead = (row: number, { column, words }: LayoutHead) => {
    const { isText, text } = grid.cell(row, column)
    return isText && headWords(text) === words
  }
  for (let row = 0; row < grid.rows; row += 1)
    if (heads.length >= LEAST_HEADS && heads.every((head) => isHead(row, head))) rows.push(row)
  return rows
}

/** The roles that say more of a quantity than that it is one. */
const QUANTITIES: readonly HeadRole[] = ['gross', 'net', 'portionQuantity']

/**
 * The hints of a table by the roles of its columns as the user chose them; hints of its heads remain where they name the same role
 * more exactly. A column without a role is not used.
 */
export function fixedHints(
  columns: readonly FixedColumn[],
  natural: readonly HeadHints[],
  from: number,
): HeadHints[] {
  return natural.map((hints, at) => {
    const role = columns.find(({ column }) => column === from + at)?.role ?? 'unused'
    if (role === 'quantity' && QUANTITIES.some((more) => hints[more] !== undefined)) return hints
    return HINTS_OF_ROLES[role]
  })
}
