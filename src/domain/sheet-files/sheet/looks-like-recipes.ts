import { beginning } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { labelOf } from '../tables/labels.ts'
import { RECIPE_HEADS } from './words/fact-words.ts'

const RECIPE_HEAD = beginning(RECIPE_HEADS)

/** Whether a tab without a sheet has the words of recipes: they are to be named, not passed over. */
export function looksLikeRecipes(grid: Grid): boolean {
  let [signs, measured] = [0, 0]
  for (let row = 0; row < Math.min(grid.rows, 200); row += 1) {
    if (isMeasuredRow(grid, row)) measured += 1
    for (let column = 0; column < Math.min(grid.width, 60); column += 1) {
      const cell = grid.cell(row, column)
      if (cell.text === '') continue
      if (cell.figure?.unit != null) measured += 1
      if (!cell.isText) continue
      if (RECIPE_HEAD.test(cell.words)) signs += 2
      const label = labelOf(cell.text)
      if (label === 'portions' || label === 'portion-cost' || label === 'coefficient') signs += 1
      if (/\d\s*(?:g|gr|kg|cl|l|ml|pieces?|bottes?)\b/u.test(cell.words)) measured += 1
    }
  }
  return measured >= 3 || (signs >= 2 && measured >= 1) || signs >= 4
}

const isUnit = ({ isText, text }: GridCell) => isText && measureOf(text) !== null

/** 'Farine | 500 | g' */
function isMeasuredRow(grid: Grid, row: number): boolean {
  const cells = cellsOf(grid, row)
  return (
    cells.some(
      ({ figure }, at) =>
        figure !== null &&
        [at - 1, at + 1].some((beside) => {
          const cell = cells[beside]
          return cell !== undefined && isUnit(cell)
        }),
    ) && cells.some((cell) => cell.isText && cell.figure === null && !isUnit(cell))
  )
}
