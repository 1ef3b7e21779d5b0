import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { SheetCategory } from '../../catalogue/sheet-category.ts'
import { containing } from '../../words/word-list.ts'
import { BREADS, DESSERTS, STARTERS, SAUCES, MAINS } from './words/category-words.ts'

const WORDS: readonly [SheetCategory, RegExp][] = [
  ['Dessert', containing(DESSERTS)],
  ['Entrée', containing(STARTERS)],
  ['Accompagnement', /\b(?:accompagnements?|garnitures?|sides?|side dish(?:es)?|guarnicion(?:es)?)\b/u],
  ['Sauce', containing(SAUCES)],
  ['Menu', /\b(?:menus?|formules?)\b/u],
  ['Plat', containing(MAINS)],
]

/** The category that a file's own word for it means: 'ENTRÉES', 'Desserts glacés', 'Main course'; null for another word. */
export function sheetCategoryOf(text: string): SheetCategory | null {
  const words = foldForSearch(text)
  const found = WORDS.filter(([, pattern]) => pattern.test(words))
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only[0] : null
}

const BREAD = containing(BREADS)

/**
 * The category of a sheet that names none: bread is served beside dishes, and among them its cost would be improbable;
 * null of any other title.
 */
export function categoryOfTitle(title: string): SheetCategory | null {
  return BREAD.test(foldForSearch(title)) ? 'Accompagnement' : null
}
