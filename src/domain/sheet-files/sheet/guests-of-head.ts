import { cellsOf } from '../grid/grid.ts'
import type { Reading } from '../roles/reading.ts'
import { countedPortions, countInHeadOf } from '../tables/counted-portions.ts'
import { portionsAt } from '../tables/labelled-figures.ts'
import { figureAt } from '../tables/sheet-region.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { headsPlace } from '../tables/sheet-table.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { isForOne } from './counts-of-guests.ts'

/** 'Qté 10 pers': what a column of quantities is for, where no label says it. */
export function withGuestsOfHead(
  labelled: LabelledFigure[],
  table: SheetTable,
  { quantity }: Pick<Reading, 'quantity'>,
): LabelledFigure[] {
  const { grid, from, to } = table
  const { row: headRow, height } = headsPlace(table)
  if (quantity === null || height === 0 || labelled.some(({ kind }) => kind === 'portions')) return labelled
  const head = grid.cell(headRow, quantity.column)
  const guests = isForOne(table.heads[quantity.column - from] ?? '') ? 1 : countInHeadOf(head)
  if (guests !== null) return [...labelled, { kind: 'portions', ...figureAt(head, guests) }]
  // 'Financiers — 48 pièces | Qté | Unité'
  for (const cell of cellsOf(grid, headRow, from, to)) {
    const counted = cell.isText ? countedPortions(cell, null, true) : null
    if (counted !== null) return [...labelled, portionsAt(cell, counted)]
  }
  return labelled
}
