import { portionCost } from '../costing/portion-cost.ts'
import { hasMargin } from './has-margin.ts'
import { marginRate } from './margin-rate.ts'
import { priceHt } from './price-ht.ts'

/** The facts of a dish on a gamme or a carte that its figures need. */
export interface DisplayedDish {
  /** EUR with VAT, as the guest reads it; 0 when there is none. */
  prixTtcAffiche: number
  /** Percent, of its sheet. */
  tvaRate: number
  /** EUR without VAT, for the whole sheet. */
  coutMatiere: number
  portions: number
}

export interface DishFigures {
  /** EUR without VAT for one portion, unrounded. */
  portionCost: number
  /** The displayed price less VAT, unrounded. */
  priceHt: number
  /** Percent of the price HT, unrounded; null without a price or a cost. */
  marginPercent: number | null
}

/** A dish's margin on its displayed price less the VAT of its sheet, against the cost of one portion. */
export function dishFigures({ prixTtcAffiche, tvaRate, coutMatiere, portions }: DisplayedDish): DishFigures {
  const cost = portionCost(coutMatiere, portions)
  const price = priceHt(prixTtcAffiche, tvaRate)
  const marginPercent = hasMargin(price, cost) ? marginRate(price, cost) : null
  return { portionCost: cost, priceHt: price, marginPercent }
}

export interface GammeFigures {
  nbRecettes: number
  /** Sum of the portion costs, EUR without VAT. */
  coutTotal: number
  /** Sum of the displayed prices, EUR with VAT. */
  caTtc: number
  /** Mean over the dishes that have a margin, percent; null when none has. */
  margePercentMoyenne: number | null
}

/** The figures of `vue_marges_par_gamme`, computed from loaded dishes. */
export function gammeFigures(dishes: readonly DisplayedDish[]): GammeFigures {
  const figures = dishes.map(dishFigures)
  const margins = figures.flatMap(({ marginPercent }) => (marginPercent === null ? [] : [marginPercent]))
  return {
    nbRecettes: dishes.length,
    coutTotal: figures.reduce((sum, dish) => sum + dish.portionCost, 0),
    caTtc: dishes.reduce((sum, dish) => sum + dish.prixTtcAffiche, 0),
    margePercentMoyenne:
      margins.length === 0 ? null : margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
  }
}
