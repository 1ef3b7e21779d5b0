import { beginning } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { MOST_FOODS } from './dish-heads.ts'
import { headHints, headWords } from './head-words.ts'
import { QUANTITIES_ABOVE } from './words/quantity-heads.ts'

const QUANTITIES = beginning(QUANTITIES_ABOVE)
/** '(g)', '(en kg)', 'en grammes' */
const UNIT = /\(\s*(?:en )?([^()]+?)\s*\)|\ben (\p{L}+)/u

/**
 * The unit of bare quantities below a head row, as a text above it or the name of the tab says: 'Grammages (g) par portion',
 * 'Quantités en kg'. 'Grammages' alone are grams where none is less than one; null where nothing says it.
 */
export function unitAbove(grid: Grid, headRow: number): LineMeasure | null {
  const above = Array.from({ length: headRow }, (_, row) => cellsOf(grid, row)).flat()
  const texts = [...above.flatMap(({ text, isText }) => (isText ? [text] : [])), grid.tab.name]
  const words = texts.map((text) => headWords(text)).filter((text) => QUANTITIES.test(text))
  if (saysUnits(grid, headRow)) return null
  for (const text of words) {
    const [, inside, named] = UNIT.exec(text) ?? []
    const read = measureOf(inside ?? named ?? '')
    if (read?.factor === 1) return read.measure
  }
  return words.some((text) => text.startsWith('grammage')) && !hasParts(grid, headRow) ? 'g' : null
}

/** Whether the table itself says units: in a column, or in the row below its heads. */
const saysUnits = (grid: Grid, headRow: number): boolean =>
  cellsOf(grid, headRow).some(({ text, isText }) => isText && headHints(text).unit !== undefined) ||
  cellsOf(grid, headRow + 1).some(({ text, isText }) => isText && measureOf(text) !== null)

/** Whether a figure below a head row is less than one: it is no weight in grams. */
function hasParts(grid: Grid, headRow: number): boolean {
  for (let row = headRow + 1; row < Math.min(grid.rows, headRow + MOST_FOODS); row += 1)
    if (cellsOf(grid, row).some(({ figure }) => figure !== null && figure.value > 0 && figure.value < 1))
      return true
  return false
}
