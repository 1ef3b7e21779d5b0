import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere, beginning, containing, phrases } from '../words/word-list.ts'
import {
  ALCOHOLIC_GAMMES,
  ALCOHOLS,
  ALSO_DISHES,
  COLD,
  DRINKS,
  FLAVOURED,
  FOOD_GAMMES,
  HOT_DRINKS,
  OTHER_DRINKS,
  SERVED,
  SERVINGS,
  WINES,
  WITHOUT_ALCOHOL,
} from './words/drinks.ts'
import { ALCOHOL_VAT_RATE, type VatRate } from '../pricing/vat-rate.ts'

/** What is known of a dish that may be a drink. */
export interface PossibleDrink {
  name: string
  /** Name of the gamme that it is in; empty where there is none. */
  gamme: string
  /** Null for a menu, whose dishes have their own rates. */
  tvaRate: VatRate | null
  /** Of each product of meat in it. */
  meats: readonly unknown[]
  /** Made of drinks and nothing else. */
  drinksOnly: boolean
}

/** '75 cl', '0,5 L', '33cl', '250 ml', in a folded text. */
export const VOLUME = /\d ?(ml|cl|l|litres?)\b/

const IS_SERVED = anywhere(SERVED)
const IS_OF_DRINKS = containing(DRINKS)

/**
 * A dish is a drink if it is made of drinks only; or, without meat, if its VAT is 20 % (in a restaurant the rate of
 * alcohol alone), if its name says how it is served, or if its gamme is one of drinks.
 */
export function isDrink({ name, gamme, tvaRate, drinksOnly, meats }: PossibleDrink): boolean {
  if (tvaRate === null) return false
  if (drinksOnly) return true
  if (meats.length > 0) return false
  return (
    tvaRate === ALCOHOL_VAT_RATE ||
    IS_SERVED.test(foldForSearch(name)) ||
    IS_OF_DRINKS.test(foldForSearch(gamme))
  )
}

const HOT = containing(HOT_DRINKS)
const IS_COLD = containing(COLD)
const OF_OTHERS = containing(OTHER_DRINKS)

/** A hot drink without alcohol: a cup, whose volume is not required. 'Café', 'Thé vert' and what a gamme of them has. */
export function isHotDrink({ name, gamme, tvaRate }: PossibleDrink): boolean {
  const [own, above] = [foldForSearch(name), foldForSearch(gamme)]
  if (tvaRate === ALCOHOL_VAT_RATE || ALCOHOL.test(own) || IS_COLD.test(own) || VOLUME.test(own)) return false
  return HOT.test(own) || (HOT.test(above) && !OF_OTHERS.test(above)) || /\bchaudes?\b/.test(above)
}

const ALCOHOL = containing(phrases`[${ALCOHOLS}|${WINES}]`)
const STARTS_WITH_ALCOHOL = beginning(phrases`(${SERVINGS}(s) (de |d'))[${ALCOHOLS}|${WINES}]`)
const GAMME_OF_ALCOHOL = containing(ALCOHOLIC_GAMMES)
const NO_ALCOHOL = containing(WITHOUT_ALCOHOL)
const NAMES_DISHES = beginning(ALSO_DISHES)
const IS_OF_FOOD = containing(FOOD_GAMMES)
const TASTES_OF_IT = containing(FLAVOURED)

/**
 * A drink with alcohol, by its name or that of its gamme. 'Coq au vin' and 'Baba au rhum' are none: the name begins with
 * the drink, or says how it is served or how much of it there is. Among dishes, and where dishes have its name, it says so.
 */
function isAlcoholicDrink(dish: PossibleDrink): boolean {
  const { meats } = dish
  const [name, gamme] = [foldForSearch(dish.name), foldForSearch(dish.gamme)]
  if (meats.length > 0 || NO_ALCOHOL.test(name)) return false
  const isServed = dish.drinksOnly || IS_SERVED.test(name) || VOLUME.test(name)
  const isOfDrinks = IS_OF_DRINKS.test(gamme)
  // 'Margarita M' of 'Pizzas' is none.
  if ((NAMES_DISHES.test(name) || IS_OF_FOOD.test(gamme)) && !isOfDrinks)
    return isServed && ALCOHOL.test(name)
  if (STARTS_WITH_ALCOHOL.test(name)) return !TASTES_OF_IT.test(name)
  if (ALCOHOL.test(name)) return isServed || isDrink(dish)
  return GAMME_OF_ALCOHOL.test(gamme) && !NO_ALCOHOL.test(gamme) && !HOT.test(gamme)
}

/**
 * Whether a drink with alcohol has a VAT rate of food. Meals served on the spot have 10 %, "à l'exclusion des ventes de
 * boissons alcooliques" (CGI, art. 279, m), which have 20 % (art. 278).
 */
export function hasFoodRate(dish: PossibleDrink): boolean {
  return dish.tvaRate !== null && dish.tvaRate !== ALCOHOL_VAT_RATE && isAlcoholicDrink(dish)
}
