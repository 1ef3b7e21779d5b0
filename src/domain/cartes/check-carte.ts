import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { VatRate } from '../pricing/vat-rate.ts'
import type { AllergenNote } from './carte-look.ts'
import { hasFoodRate, isDrink, isHotDrink, VOLUME } from './drinks.ts'

/** What a French carte has to show, in the order in which a guest reads it. */
export const CARTE_CHECKS = [
  'prices',
  'allergens',
  'meat',
  'vat',
  'service',
  'water',
  'drinks',
  'alcohol',
] as const
export type CarteCheckKind = (typeof CARTE_CHECKS)[number]

export interface CheckedDish {
  name: string
  description: string
  /** Name of the gamme that it is in. */
  gamme: string
  /** EUR with VAT; 0 when there is none, null for a dish whose menu has the price. */
  priceTtc: number | null
  /** Null for a menu, whose dishes have their own rates. */
  tvaRate: VatRate | null
  /** Whether something in it was never declared. */
  undeclared: boolean
  /** Of each product of meat in it. */
  meats: readonly { origin: string | null }[]
  /** Made of drinks and nothing else. */
  drinksOnly: boolean
}

export interface CheckedCarte<Dish extends CheckedDish> {
  dishes: readonly Dish[]
  heading: string
  /** As the guest reads them, rates and all. */
  footerLines: readonly string[]
  allergenNote: AllergenNote
}

export interface CarteCheck<Dish extends CheckedDish> {
  kind: CarteCheckKind
  /** 'unknown': it is present, but may be wrong: some allergens are undeclared, or a drink with alcohol has a rate of food. */
  state: 'ok' | 'missing' | 'unknown'
  /** The dishes without it; empty where it is missing on the carte itself. */
  dishes: Dish[]
}

/**
 * What a carte must show by French law, and what is missing on this one. It helps its author and is not legal advice.
 *
 * - prices, service, drinks: arrêté du 27 mars 1987 relatif à l'affichage des prix dans les établissements servant
 *   des repas, denrées ou boissons à consommer sur place: the price to be paid of each dish, VAT and service
 *   included and stated to be included; of each drink its nature and its volume, of hot drinks a cup;
 * - allergens: décret n° 2015-447 du 17 avril 2015 (code de la consommation, art. R412-12 to R412-14): in writing,
 *   or a written notice of where to ask for them;
 * - meat: décret n° 2002-1465 du 17 décembre 2002, extended to pork, mutton and poultry by the décrets n° 2022-65
 *   du 26 janvier 2022 and n° 2025-141 du 13 février 2025: where meat bought raw was born, raised and slaughtered;
 *   of meat bought prepared only where it is known, by the décret n° 2024-171 du 4 mars 2024;
 * - water: code de l'environnement, art. L541-15-10: that drinking water is free of charge for the asking;
 * - vat: the rates that are in the prices, each of them and no fewer;
 * - alcohol: drinks with alcohol have the rate of 20 %, by art. 279, m of the code général des impôts.
 */
export function checkCarte<Dish extends CheckedDish>(carte: CheckedCarte<Dish>): CarteCheck<Dish>[] {
  const { dishes, allergenNote } = carte
  const foot = carte.footerLines.map(foldForSearch)
  const written = [foldForSearch(carte.heading), ...foot]
  const texts = [...written, ...dishes.map(textOf)]
  const lacking = (kind: CarteCheckKind, lack: (dish: Dish) => boolean): CarteCheck<Dish> => {
    const without = dishes.filter(lack)
    return { kind, state: without.length > 0 ? 'missing' : 'ok', dishes: without }
  }
  const hasAllergens = allergenNote === 'marks' || written.some((line) => line.includes('allergene'))
  const undeclared = dishes.filter((dish) => dish.undeclared)
  const taxedAsFood = dishes.filter(hasFoodRate)
  return [
    lacking('prices', ({ priceTtc }) => priceTtc !== null && priceTtc <= 0),
    hasAllergens && undeclared.length > 0
      ? { kind: 'allergens', state: 'unknown', dishes: undeclared }
      : checkOf('allergens', hasAllergens),
    lacking('meat', ({ meats }) => meats.some(({ origin }) => origin === null)),
    checkOf(
      'vat',
      dishes.every(({ tvaRate }) => tvaRate === null || namesRate(foot, tvaRate)),
    ),
    checkOf(
      'service',
      written.some((line) => line.includes('service compris')),
    ),
    checkOf('water', texts.some(offersWater)),
    lacking('drinks', (dish) => isDrink(dish) && !isHotDrink(dish) && !VOLUME.test(textOf(dish))),
    { kind: 'alcohol', state: taxedAsFood.length > 0 ? 'unknown' : 'ok', dishes: taxedAsFood },
  ]
}

function checkOf(kind: CarteCheckKind, isPresent: boolean): CarteCheck<never> {
  return { kind, state: isPresent ? 'ok' : 'missing', dishes: [] }
}

function textOf({ name, description }: CheckedDish): string {
  return foldForSearch(`${name} ${description}`)
}

/** '10 %' or '10%', and never the end of '110 %'. */
function namesRate(lines: readonly string[], rate: VatRate): boolean {
  const figure = String(rate).replace('.', '[.,]')
  const named = new RegExp(String.raw`(?<![\d.,])${figure} ?%`)
  return lines.some((line) => named.test(line))
}

const WATER = /\beaux?\b/
const FOR_NOTHING =
  /\b(carafes?|gratuit\w*|offert\w*|robinet|fontaine|sur demande|a disposition|a volonte|libre)\b/

/** 'Carafe d'eau', 'Eau gratuite sur demande'; no mineral water with a price. */
function offersWater(text: string): boolean {
  return WATER.test(text) && FOR_NOTHING.test(text)
}
