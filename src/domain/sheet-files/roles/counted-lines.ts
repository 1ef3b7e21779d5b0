import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { isCountedFood } from '../../imports/count-behind.ts'
import { FOODS_NEVER_WEIGHED, SOLD_BY_WEIGHT } from '../../imports/words/counted-foods.ts'
import { beginning, containing } from '../../words/word-list.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'

/** Pieces of a line at most: 50 beside 'Œufs' may be grams, and 20 beside 'Jaunes'. */
const [MOST_PIECES, MOST_PARTS] = [24, 12]
const NEVER_WEIGHED = beginning(FOODS_NEVER_WEIGHED)
const BY_WEIGHT = containing(SOLD_BY_WEIGHT)
const PART_OF_EGG = /^(?:jaune|blanc)s?\b/u

/**
 * Pieces for the lines without a unit that count a food, 'Œufs | 6', where most other lines have their units. Beside a
 * column of units what a kitchen weighs as well, 'Carottes | 2', stays open.
 * @param units of all lines, as the file has them
 * @param unitColumn where units are in one, which may have been left empty by mistake
 */
export function withPieces(
  { rows, table, name }: TableLines,
  { cells }: FigureColumn,
  units: readonly (LineMeasure | null)[],
  unitColumn: number | null,
): (LineMeasure | null)[] {
  const filled = cells.filter((cell) => cell?.figure != null).length
  const known = units.filter((unit, at) => unit !== null && cells[at]?.figure != null).length
  if (known === filled || known * 2 < filled) return [...units]
  return units.map((unit, at) => {
    const figure = cells[at]?.figure
    if (unit !== null || figure?.kind !== 'plain' || figure.unclear || !Number.isInteger(figure.value))
      return unit
    const row = rows[at]?.row ?? 0
    // Another word in the column of units is one that is not known.
    if (unitColumn !== null && table.grid.cell(row, unitColumn).text !== '') return unit
    const { text } = table.grid.cell(row, name)
    const words = foldForSearch(text).trim()
    const most = PART_OF_EGG.test(words) ? MOST_PARTS : MOST_PIECES
    const isOne =
      isCountedFood(text) && !BY_WEIGHT.test(words) && (unitColumn === null || NEVER_WEIGHED.test(words))
    return isOne && figure.value > 0 && figure.value <= most ? 'pièce' : unit
  })
}
