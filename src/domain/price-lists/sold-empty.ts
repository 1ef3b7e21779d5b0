import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import type { Pack } from './read-pack.ts'
import { namesFood } from './read-category.ts'
import { FILLABLE_VESSELS, SOLD_EMPTY, VESSELS_OF_MATERIAL } from './words/sold-empty.ts'

const EMPTY = anywhere(SOLD_EMPTY)
const FILLABLE = anywhere(FILLABLE_VESSELS)
const OF_MATERIAL = anywhere(VESSELS_OF_MATERIAL)

/** Whether a product is sold empty, by its name: 'Seau plastique 5 L', 'Verre à eau 25 cl', 'Pot à sauce 30 ml'. */
export function isSoldEmpty(name: string): boolean {
  const words = foldForSearch(name)
  return EMPTY.test(words) || (OF_MATERIAL.test(words) && !namesFood(words))
}

/** Whether it may be, as it names no food, or a material as well: 'Bac 4 L bleu', 'Seau plastique mayonnaise 5 L'. */
export function mayBeSoldEmpty(name: string, { levels }: Pack): boolean {
  const words = foldForSearch(name)
  const volume = levels.at(-1)?.each?.dimension === 'volume'
  return volume && FILLABLE.test(words) && (OF_MATERIAL.test(words) || !namesFood(words))
}
