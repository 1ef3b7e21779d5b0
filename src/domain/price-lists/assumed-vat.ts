import { ALCOHOLIC_DRINKS, WINE_SIGNS, SOFT_DRINKS, NON_FOOD_GOODS } from './words/vat-words.ts'
import { containing } from '../words/word-list.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { ListColumns } from './list-columns.ts'

/** VAT on food, and on alcohol and all that is no food (Code général des impôts, art. 278-0 bis and 278), in percent. */
const FOOD = 5.5
const FULL = 20
const ALCOHOLIC = new RegExp(String.raw`\b${ALCOHOLIC_DRINKS}`, 'u')
/** Headers that occur only in lists of wines. */
const OF_WINES = new RegExp(WINE_SIGNS, 'iu')
const SOFT = new RegExp(String.raw`\b${SOFT_DRINKS}`, 'u')

/** Words in names of wines that have no word of `ALCOHOLIC`. */
const WINE_ALONE = /bag.?in.?box|\bbib\b|\b(?:rouge|blanc|ros[ée])\b/iu

export interface TaxedProduct {
  name: string
  rayon: string
  category: ProductCategory
}

/** Cleaning goods, disposables and equipment in a list of food are taxed at the full rate. */
const NOT_FOOD = containing(NON_FOOD_GOODS)

/** The most likely VAT rate of a price with VAT, in percent, where the list names none. */
export function assumedRate({ name, rayon, category }: TaxedProduct, columns: ListColumns): number {
  if (NOT_FOOD.test(foldForSearch(`${rayon} ${name}`))) return FULL
  if (category !== 'Boissons' || SOFT.test(foldForSearch(name))) return FOOD
  const headers = [...columns.all('detail'), ...columns.all('brand'), ...columns.all('name')]
  const wines = headers.some(({ header }) => OF_WINES.test(header))
  return wines || ALCOHOLIC.test(foldForSearch(`${rayon} ${name}`)) ? FULL : FOOD
}

/** Whether a product is wine, beer or a spirit. */
export function isAlcohol(product: TaxedProduct, columns: ListColumns): boolean {
  if (product.category !== 'Boissons' || SOFT.test(foldForSearch(product.name))) return false
  return WINE_ALONE.test(`${product.rayon} ${product.name}`) || assumedRate(product, columns) === FULL
}
