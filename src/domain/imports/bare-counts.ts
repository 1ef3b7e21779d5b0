import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { knownDensity } from '../quantity/known-measures.ts'
import { isCountedFood } from './count-behind.ts'
import type { RecipeLine } from './recipe-line.ts'

/** A figure of as many is more often grams than pieces. */
const LEAST_WEIGHT = 20
/** What a recipe hardly counts of anything. */
const LEAST_OF_COUNTED = 100

/** Where a name would begin, no word but a misread or shortened unit: 'cI', 'c1', '9 de', 'rnl', '/Z', 'sach.'. */
const NO_WORD =
  /^(?:[/\\|]|\d|\p{Letter}{1,2}\d|(?!(?:os|as|st|dr)(?!\p{Letter}))\p{Letter}{1,2}(?=[\s.]|$)|[^\P{Letter}aeiouyàâäéèêëîïôöùûüÿœæ]{3}(?=[\s.]|$)|\p{Letter}{3,6}\.(?=\s))/iu

const isNoWord = (name: string): boolean => NO_WORD.test(name.trim())

/** A line whose count may be a weight or a volume without its unit, '250 farine', has a doubt. */
export function withBareCountMarked(line: RecipeLine): RecipeLine {
  const { quantity, unit, counted, size, doubt } = line
  if (quantity === null || unit !== null || counted !== null || size !== null || doubt !== null) return line
  return isCount(line.name, quantity) && !isNoWord(line.name)
    ? line
    : { ...line, doubt: { reason: 'abbreviated', written: line.text.replaceAll(/\s+/gu, ' ') } }
}

function isCount(name: string, quantity: number): boolean {
  if (quantity >= LEAST_OF_COUNTED) return false
  if (isCountedFood(name)) return true
  const [first = ''] = foldForSearch(name)
    .trim()
    .split(/[^\p{Letter}]/u)
  const isPlural = first.length > 3 && /[sx]$/u.test(first)
  if (quantity < 2 || isPlural) return true
  return quantity < LEAST_WEIGHT && knownDensity(name) === null
}
