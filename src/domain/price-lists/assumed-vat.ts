import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { ListColumns } from './list-columns.ts'

/** VAT on food, and on alcohol and all that is no food (Code général des impôts, art. 278-0 bis and 278), in percent. */
const FOOD = 5.5
const FULL = 20
const ALCOHOLIC =
  /\b(?:vins?|brut|marc|calvados|eaux?.de.vie|(?:19|20)\d\d|sancerre|bordeaux|bourgogne|chablis|muscadet|chinon|champagne|cremant|biere|cidre|rhum|whisk|vodka|gin|pastis|liqueur|spiritueux|alcool|aoc|igp|cognac|armagnac|porto|aperitif)/iu
/** Headers that occur only in lists of wines. */
const OF_WINES = /mill[ée]sime|cuv[ée]e|c[ée]page|appellation|domaine|ch[âa]teau|degr[ée]/iu
const SOFT =
  /\b(?:eaux?\b(?!.de.vie)|jus\b|nectar|soda|cola|limonade|sirop|the\b|thé\b|caf[ée]|sans alcool)/iu

/** Words in names of wines that have no word of `ALCOHOLIC`. */
const WINE_ALONE = /bag.?in.?box|\bbib\b|\b(?:rouge|blanc|ros[ée])\b/iu

export interface TaxedProduct {
  name: string
  rayon: string
  category: ProductCategory
}

/** Cleaning goods, disposables and equipment in a list of food are taxed at the full rate. */
const NOT_FOOD =
  /\b(?:javel|detergents?|lessives?|degraissants?|desinfectants?|nettoyants?|liquide vaisselle|lave.?vaisselle|rincage|savons?|gel hydro\w*|eponges?|serpilli\w+|balais?|gants?|charlottes? (?:jetables?|x)|tabliers? jetables?|sacs? (?:poubelles?|a dechets|sous.?vide|kraft|cabas|bretelles)|film (?:etirable|alimentaire)|papier (?:alu\w*|cuisson|sulfurise|toilette|hygienique|essuie)|essuie|serviettes? (?:papier|jetables?|ouate)|gobelets?|couverts? (?:bois|jetables?|plastique)|pailles?|barquettes? (?:alu\w*|vides?|kraft|plastique)|couvercles?|vaisselle|ampoules?|piles?|hygiene|entretien|droguerie|emballages?)\b/u

/** The most likely VAT rate of a price with VAT, in percent, where the list names none. */
export function assumedRate({ name, rayon, category }: TaxedProduct, columns: ListColumns): number {
  if (NOT_FOOD.test(foldForSearch(`${rayon} ${name}`))) return FULL
  if (category !== 'Boissons' || SOFT.test(name)) return FOOD
  const headers = [...columns.all('detail'), ...columns.all('brand'), ...columns.all('name')]
  const wines = headers.some(({ header }) => OF_WINES.test(header))
  return wines || ALCOHOLIC.test(`${rayon} ${name}`) ? FULL : FOOD
}

/** Whether a product is wine, beer or a spirit. */
export function isAlcohol(product: TaxedProduct, columns: ListColumns): boolean {
  if (product.category !== 'Boissons' || SOFT.test(product.name)) return false
  return WINE_ALONE.test(`${product.rayon} ${product.name}`) || assumedRate(product, columns) === FULL
}
