import { beginning } from '../words/word-list.ts'
import { FOODS_IN_PIECES } from './words/counted-foods.ts'
import { ENGLISH_FOODS } from './words/english-foods.ts'
import { FRENCH_FOODS } from './words/french-foods.ts'
import { WITHOUT_QUANTITY } from './words/preparations.ts'

const IN_PIECES = beginning(FOODS_IN_PIECES)
const NO_QUANTITY = beginning(WITHOUT_QUANTITY)

/** Whether a folded name begins with a food that recipes write without a quantity, or count. */
export function beginsWithFood(words: string): boolean {
  if (IN_PIECES.test(words) || NO_QUANTITY.test(words)) return true
  const [first = ''] = words.split(/[^\p{Letter}]+/u)
  const singular = [
    first,
    first.replace(/[sx]$/u, ''),
    first.replace(/es$/u, ''),
    first.replace(/ies$/u, 'y'),
  ]
  return singular.some((word) => FRENCH_FOODS.has(word) || ENGLISH_FOODS.has(word))
}
