import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { SheetCategory } from '../../catalogue/sheet-category.ts'

const WORDS: readonly [SheetCategory, RegExp][] = [
  ['Dessert', /\b(?:desserts?|patisseries?|sucres?|entremets|glaces?|postres?|sweets?|gouters?)\b/u],
  [
    'Entrée',
    /\b(?:entrees?|hors d.oeuvres?|amuse[- ]bouches?|starters?|appeti[sz]ers?|entrantes?|tapas|soupes?|potages?)\b/u,
  ],
  ['Accompagnement', /\b(?:accompagnements?|garnitures?|sides?|side dish(?:es)?|guarnicion(?:es)?)\b/u],
  ['Sauce', /\b(?:sauces?|jus|fonds?|salsas?|vinaigrettes?|coulis)\b/u],
  ['Menu', /\b(?:menus?|formules?)\b/u],
  [
    'Plat',
    /\b(?:plats?|mains?|main courses?|platos?|segundos?|principal(?:es)?|viandes?|poissons?|pizzas?|pates)\b/u,
  ],
]

/** The category that a file's own word for it means: 'ENTRÉES', 'Desserts glacés', 'Main course'; null for another word. */
export function sheetCategoryOf(text: string): SheetCategory | null {
  const words = foldForSearch(text)
  const found = WORDS.filter(([, pattern]) => pattern.test(words))
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only[0] : null
}
