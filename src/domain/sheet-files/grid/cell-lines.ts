import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { isCountedFood } from '../../imports/count-behind.ts'
import { readRecipeText } from '../../imports/recipe-text.ts'
import type { RecipeLine } from '../../imports/recipe-line.ts'
import { SOLD_BY_WEIGHT } from '../../imports/words/counted-foods.ts'
import { containing } from '../../words/word-list.ts'
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
    .flatMap(
      (part) =>
        behindNames(part) ??
        part.split(/,\s+(?=(?:environ |env\. )?(?:[\d¼-¾⅐-⅞]|(?:une?|deux|trois|quelques)\s))/iu),
    )
  return readRecipeText(parts.join('\n'))
}

/** 'Semoule 2 kg', 'Œufs : 3', 'Menthe (3 bottes)'. */
const QUANTITY_BEHIND = /^\p{L}.*[\s:(=x]\s*(?:\d[\d.,/\s]*|[¼-¾⅐-⅞])\s*(?:\p{L}{1,12}\.?)?\s*\)?$/u

/** The lines of 'Semoule 2 kg, Tomates 1,5 kg, sel', whose quantities are behind their names; null for another text. */
function behindNames(text: string): string[] | null {
  const lines = text.split(/,\s*(?=\p{L})/u).map((line) => line.trim())
  const measured = lines.filter((line) => QUANTITY_BEHIND.test(line)).length
  return lines.length > 1 && measured * 2 > lines.length ? lines : null
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

/** A food is hardly counted in as many. */
const LEAST_OF_UNCOUNTED = 100
const BY_WEIGHT = containing(SOLD_BY_WEIGHT)

/** Whether a line counts a food that kitchens count: '4 œufs', '1 citron', '½ concombre'. */
export function countsPieces({ quantity, unit, counted, name, doubt }: RecipeLine): boolean {
  const isBare = quantity !== null && unit === null && counted === null && doubt === null
  return (
    isBare && quantity < LEAST_OF_UNCOUNTED && isCountedFood(name) && !BY_WEIGHT.test(foldForSearch(name))
  )
}
