import { priceHt } from '../pricing/price-ht.ts'
import type { MenuDish } from './menu-choice.ts'

/** A dish that a choice offers, with what is known of how often it was taken. */
export interface TakenDish extends MenuDish {
  /** Portions taken in menus of the period, a whole number; null while unknown. */
  taken: number | null
}

export interface SoldChoice {
  nom: string
  dishes: readonly TakenDish[]
}

/** Portions of one dish that menus of a period sold. */
interface MenuPortions {
  ficheId: string
  /** Not a whole number where the choices are not known. */
  quantity: number
  /** EUR with VAT, its part of the price of all menus sold. */
  revenueTtc: number
  /** The same without the VAT of the dish on the carte of the menu. */
  revenueHt: number
  /** Whether the portions are recorded, or follow from what is; they are a guess otherwise. */
  recorded: boolean
}

/**
 * How the dishes taken are known.
 * - `known`: recorded for every choice
 * - `partly`: of some dishes; the rest is spread evenly over the others of their choice
 * - `evenly`: of none; all dishes of a choice count as taken equally often
 */
export type ChoicesKnown = 'known' | 'partly' | 'evenly'

/** A choice whose recorded portions are not as many as the menus sold. */
interface UnequalChoice {
  nom: string
  taken: number
}

export type MenuSpread =
  | {
      known: true
      portions: MenuPortions[]
      choices: ChoicesKnown
      unequal: UnequalChoice[]
      /** EUR without VAT of all menus sold, and what their dishes cost. */
      revenueHt: number
      cost: number
      costIncomplete: boolean
      costDoubtful: boolean
    }
  | { known: false; reason: 'no-price' | 'no-choice' | 'empty-choice' }
  | { known: false; reason: 'dish-without-price'; ficheIds: string[] }

/**
 * The menus sold in a period as portions of their dishes.
 *
 * Portions: each menu is one dish of every choice. Recorded portions count as they are; the rest of the menus sold is
 * spread evenly over the dishes without a record.
 *
 * Revenue: the price of the menus is split over their dishes in proportion to the prices that they have outside the
 * menu, the one factor by which {@link menuVat} splits it into VAT rates; the parts of all dishes make the price of all
 * menus, also where portions are unequal.
 *
 * @param prixTtc EUR with VAT of one menu
 * @param quantity menus sold, a whole number
 * @returns why it cannot be spread, where the menu has no price, a choice no dish, or a dish no price outside the menu
 */
export function spreadMenu(prixTtc: number, quantity: number, choices: readonly SoldChoice[]): MenuSpread {
  if (prixTtc <= 0) return { known: false, reason: 'no-price' }
  if (choices.length === 0) return { known: false, reason: 'no-choice' }
  if (choices.some(({ dishes }) => dishes.length === 0)) return { known: false, reason: 'empty-choice' }
  const all = choices.flatMap(({ dishes }) => dishes)
  const priceless = all.filter((dish) => !dish.singlePriceTtc).map(({ ficheId }) => ficheId)
  if (priceless.length > 0)
    return { known: false, reason: 'dish-without-price', ficheIds: [...new Set(priceless)] }

  const portions = choices.flatMap(({ dishes }) => choicePortions(dishes, quantity))
  const single = portions.reduce((sum, { dish, taken }) => sum + taken * (dish.singlePriceTtc ?? 0), 0)
  const factor = single === 0 ? 0 : (prixTtc * quantity) / single
  const anyRecorded = all.some((dish) => dish.taken !== null)
  const counted = portions.filter(({ taken }) => taken > 0)
  const revenues = portions.map(({ dish, taken, recorded }): MenuPortions => {
    const revenueTtc = taken * (dish.singlePriceTtc ?? 0) * factor
    const revenueHt = priceHt(revenueTtc, dish.tvaRate)
    return { ficheId: dish.ficheId, quantity: taken, revenueTtc, revenueHt, recorded }
  })
  return {
    known: true,
    portions: revenues,
    choices: portions.every(({ recorded }) => recorded) ? 'known' : anyRecorded ? 'partly' : 'evenly',
    unequal: choices.flatMap((choice) => unequalOf(choice, quantity)),
    revenueHt: revenues.reduce((sum, { revenueHt }) => sum + revenueHt, 0),
    cost: portions.reduce((sum, { dish, taken }) => sum + taken * dish.portionCost, 0),
    costIncomplete: counted.some(({ dish }) => dish.costIncomplete || dish.portionCost <= 0),
    costDoubtful: counted.some(({ dish }) => dish.costDoubtful),
  }
}

/** Portions of a dish in some menus; `recorded` as in {@link MenuPortions}. */
export interface ChoicePortions<Dish> {
  dish: Dish
  taken: number
  recorded: boolean
}

/** How so many menus take the dishes of one choice: recorded portions as they are, the rest evenly over the others. */
export function choicePortions<Dish extends Pick<TakenDish, 'taken'>>(
  dishes: readonly Dish[],
  quantity: number,
): ChoicePortions<Dish>[] {
  const unrecorded = dishes.filter(({ taken }) => taken === null).length
  const rest = Math.max(0, quantity - recordedOf(dishes))
  // One dish gets all of the rest, and of nothing every dish gets nothing.
  const follows = unrecorded <= 1 || rest === 0
  return dishes.map((dish) => ({
    dish,
    taken: dish.taken ?? rest / unrecorded,
    recorded: dish.taken !== null || follows,
  }))
}

const recordedOf = (dishes: readonly Pick<TakenDish, 'taken'>[]) =>
  dishes.reduce((sum, { taken }) => sum + (taken ?? 0), 0)

function unequalOf({ nom, dishes }: SoldChoice, quantity: number): UnequalChoice[] {
  const recorded = recordedOf(dishes)
  const whole = dishes.every(({ taken }) => taken !== null)
  return recorded > quantity || (whole && recorded !== quantity) ? [{ nom, taken: recorded }] : []
}
