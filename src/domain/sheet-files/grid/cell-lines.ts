import { readRecipeText } from '../../imports/recipe-text.ts'
import type { RecipeLine } from '../../imports/recipe-line.ts'
import type { Grid, GridCell } from './grid.ts'
import { isOfHouse } from './house-words.ts'

const LONGEST_TEXT = 5000

/** The text of a cell with its line breaks. */
export function wholeText(grid: Grid, { place: { row, column }, text }: GridCell): string {
  const value = grid.tab.cells[row]?.[column]?.value
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : text
}

/** The lines that a cell lists, separated by line breaks, by semicolons, or by commas before a quantity. */
export function cellLines(grid: Grid, cell: GridCell): RecipeLine[] {
  const parts = wholeText(grid, cell)
    .split(/\n|;|\s[•·▪]\s|\s\/\s/u)
    .flatMap((part) =>
      part.split(/,\s+(?=(?:environ |env\. )?(?:[\d¼-¾⅐-⅞]|(?:une?|deux|trois|quelques)\s))/iu),
    )
  return readRecipeText(parts.join('\n'))
}

/** Whether a line says how much of what: '200 g de beurre', '3 œufs', 'sel QS'. */
export function isMeasuredLine({ text, quantity, unit, counted, atWill, name, doubt }: RecipeLine): boolean {
  if (isOfHouse(text)) return false
  const measured =
    (quantity !== null && (unit !== null || /^\W*\d/u.test(text))) ||
    counted !== null ||
    atWill ||
    doubt?.reason === 'per-guest' ||
    doubt?.reason === 'rate'
  return measured && /\p{L}{2}/u.test(name) && !/\d{2}:\d{2}|°|\bmin\b/u.test(text)
}
