import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { knownDensity, knownWeight } from '../quantity/known-measures.ts'
import { beginning, containing, whole } from '../words/word-list.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { FOODS_IN_PIECES } from './words/counted-foods.ts'
import { DISHES } from './words/dish-words.ts'
import { PREPARATIONS, WITHOUT_QUANTITY } from './words/preparations.ts'

const PREPARATION = whole(PREPARATIONS)
const DISH = containing(DISHES)
const IN_PIECES = beginning(FOODS_IN_PIECES)
const NO_QUANTITY = whole(WITHOUT_QUANTITY)

/** Whether a folded name is that of something that a kitchen makes. */
export const isDish = (name: string): boolean => PREPARATION.test(name) || DISH.test(name)

/** Whether a folded name is that of a food that is bought. */
export const isFood = (name: string): boolean =>
  IN_PIECES.test(name) ||
  NO_QUANTITY.test(name) ||
  knownWeight(name, 'pièce') !== null ||
  knownDensity(name) !== null

const FOR_SOME = /\s+(?:pour|for)\s+\d+\W*$/iu

/** Whether a line is a food for some guests, 'Riz pour 4': an ingredient, or the title that 'Tarte pour 4' is. */
export function isFoodForGuests(line: string): boolean {
  const name = foldForSearch(line.trim().replace(FOR_SOME, ''))
  return (
    FOR_SOME.test(line) && !/[,–—]/u.test(line) && !isDish(name) && (isFood(name) || beginsWithFood(name))
  )
}

/** Whether a name is a food, and nothing that a kitchen makes. */
export const isOnlyFood = (name: string): boolean => {
  const words = foldForSearch(name).trim()
  return !PREPARATION.test(words) && isFood(words)
}
