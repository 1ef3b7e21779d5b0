import { type Block, emptyBlock, stacked } from './block.ts'
import type { Line, Shape } from './page.ts'
import { ruleBlock } from './paper-blocks.ts'
import type { RuleName } from './paper-styles.ts'
import { place } from './place.ts'

/** A column of a table, in points from the left of the text. */
export interface PlacedColumn {
  x: number
  /** Of its texts, without the space beside them. */
  room: number
}

/** What is in a cell, from its own left upper corner. */
export interface CellContent {
  lines: Line[]
  shapes?: Shape[]
  height: number
}

interface RowOptions {
  kind: 'tableHead' | 'tableRow'
  width: number
  /** Points above and below the highest cell. */
  padding: number
  /** Points without the rule. */
  least?: number
  rule: RuleName
  /** The column that names the row. */
  namedBy?: number
}

/** Shares of a width as columns. @param insets points that a column leaves free at its left and at its right */
export function placedColumns(
  columns: readonly { share: number; left?: number; right?: number }[],
  width: number,
): PlacedColumn[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  let edge = 0
  return columns.map(({ share, left = 0, right = 0 }) => {
    const own = (share / total) * width
    const column = { x: edge + left, room: own - left - right }
    edge += own
    return column
  })
}

/** A row whose cells are in the middle of its height, above its line. */
export function tableRow(
  cells: readonly CellContent[],
  columns: readonly PlacedColumn[],
  { kind, width, padding, least = 0, rule, namedBy }: RowOptions,
): Block {
  const height = Math.max(least, 2 * padding + Math.max(0, ...cells.map((cell) => cell.height)))
  const row = emptyBlock(height)
  const placed = cells.map(({ lines, shapes = [], height: own }, index): Line[] => {
    const [x, y] = [columns[index]?.x ?? 0, (height - own) / 2]
    place({ parts: [], shapes }, x, y, row)
    return lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }))
  })
  row.parts.push({ kind, cells: placed, ...(namedBy !== undefined && { namedBy }) })
  return stacked([row, ruleBlock(width, rule)])
}
