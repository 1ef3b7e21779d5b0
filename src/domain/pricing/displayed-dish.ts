import { portionCost } from '../costing/portion-cost.ts'
import type { CostDoubt } from './cost-doubt.ts'

/** The facts of a dish on a gamme or a carte that its figures need. */
export interface DisplayedDish {
  /** EUR with VAT, as the guest reads it; 0 when there is none. */
  prixTtcAffiche: number
  /** Percent, in its price: {@link dishRate}. */
  tvaRate: number
  /** EUR without VAT, for the whole sheet. */
  coutMatiere: number
  portions: number
  /** Lines of the sheet without a cost. */
  uncostedLines: number
  /** Why its cost is improbable; null when it is not. */
  doubt: CostDoubt | null
}

/** The same with what is known of its sales. */
export interface DishOfCarte extends DisplayedDish {
  /**
   * Portions sold à la carte in the last period in which any dish of a gamme was, open or closed; those sold in menus are
   * not among them. Null where none are recorded.
   */
  sold: number | null
}

/** Why the margin of a dish is not known, or not believed. */
export type UnknownMargin = 'no-price' | 'no-cost' | 'cost-incomplete' | 'cost-doubtful'

/**
 * Whether a dish counts in totals, means and judgements. Every page, paper and file asks this function.
 * @returns why it is left out, or null when it counts
 */
export function unknownMargin(dish: DisplayedDish): UnknownMargin | null {
  if (dish.prixTtcAffiche <= 0) return 'no-price'
  if (dish.uncostedLines > 0) return 'cost-incomplete'
  if (portionCost(dish.coutMatiere, dish.portions) <= 0) return 'no-cost'
  return dish.doubt === null ? null : 'cost-doubtful'
}
