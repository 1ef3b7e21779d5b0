import { portionCost } from '../costing/portion-cost.ts'
import { unknownMargin, type DisplayedDish, type DishOfCarte } from './displayed-dish.ts'
import { marginMeans, type MarginMeans, type WeighedMargin, type WeighingPeriod } from './margin-means.ts'
import { type Margin, marginOf } from './margin-of.ts'
import { priceHt } from './price-ht.ts'

export interface DishFigures {
  /** EUR without VAT for one portion, unrounded. */
  portionCost: number
  /** The displayed price less VAT, unrounded. */
  priceHt: number
  /** Null without a price or a cost. */
  margin: Margin | null
  /** Whether the cost lacks lines: it is at least this, and the margin at most. */
  provisional: boolean
  /** Whether the cost is improbable, and the margin with it. */
  doubtful: boolean
  /** Whether it counts in totals and means: it has a price, and a whole and probable cost. */
  counted: boolean
}

/** A dish's margin on its displayed price less the VAT in it, against the cost of one portion. */
export function dishFigures(dish: DisplayedDish): DishFigures {
  const cost = portionCost(dish.coutMatiere, dish.portions)
  const price = priceHt(dish.prixTtcAffiche, dish.tvaRate)
  return {
    portionCost: cost,
    priceHt: price,
    margin: marginOf(price, cost),
    provisional: dish.uncostedLines > 0,
    doubtful: dish.doubt !== null,
    counted: unknownMargin(dish) === null,
  }
}

export interface GammeFigures {
  nbRecettes: number
  /** Sum of the portion costs, EUR without VAT. */
  coutTotal: number
  /** Sum of the displayed prices, EUR with VAT. */
  caTtc: number
  margins: MarginMeans
}

/** The figures of a dish with its sales. */
export function weighedDish(dish: DishOfCarte): DishFigures & WeighedMargin {
  return { ...dishFigures(dish), sold: dish.sold }
}

/**
 * The figures of `vue_marges_par_gamme`, computed from loaded dishes, and what their margins come to.
 * @param period of their sales
 */
export function gammeFigures(
  dishes: readonly DishOfCarte[],
  period: WeighingPeriod | null = null,
): GammeFigures {
  const figures = dishes.map(weighedDish)
  return {
    nbRecettes: dishes.length,
    coutTotal: figures.reduce((sum, dish) => sum + dish.portionCost, 0),
    caTtc: dishes.reduce((sum, dish) => sum + dish.prixTtcAffiche, 0),
    margins: marginMeans(figures, period),
  }
}
