import { asRatio } from './ratio.ts'

/** Bounds of asked ÷ offered within which the guests' choices match the offer. */
export const MIN_DEMAND = 0.9
export const MAX_DEMAND = 1

export interface PricedDish {
  /** EUR with VAT, as displayed; 0 for none. */
  prixTtcAffiche: number
  /** Portions sold, those of menus among them: a guest of a menu chooses at the price that is displayed. Null while unknown. */
  quantity: number | null
}

/** `even`: good, and the mean price chosen equals the mean price offered. */
export type DemandState = 'below' | 'good' | 'even' | 'above'

export type PriceDemand =
  | { state: 'unknown'; reason: 'no-price' | 'nothing-sold' }
  | { state: DemandState; demanded: number; offered: number; ratio: number; withoutSales: number }

/**
 * Third principle of Omnès, demand against offer: the mean price that guests chose (revenue ÷ portions sold) ÷ the mean
 * of the displayed prices, both of the dishes with recorded sales, between 0.90 and 1. Below, guests avoid the most
 * expensive dishes: these exceed what they find reasonable. Above, guests prefer the more expensive dishes: prices
 * could rise.
 *
 * Source: Jean Toulemonde's principles of Omnès as hotel schools teach them, with these bounds
 * (trabalhosfeitos.com/ensaios/Principio-De-Omnes/548836.html). Other sources have a lower bound of 0.95; the wider
 * range is used here, as these are indications and not laws.
 */
export function priceDemand(dishes: readonly PricedDish[]): PriceDemand {
  const priced = dishes.filter(({ prixTtcAffiche }) => prixTtcAffiche > 0)
  const recorded = priced.flatMap(({ prixTtcAffiche, quantity }) =>
    quantity === null ? [] : [{ prixTtcAffiche, quantity }],
  )
  if (priced.length === 0) return { state: 'unknown', reason: 'no-price' }
  const sold = recorded.reduce((sum, { quantity }) => sum + quantity, 0)
  if (sold === 0) return { state: 'unknown', reason: 'nothing-sold' }
  const revenue = recorded.reduce((sum, { prixTtcAffiche, quantity }) => sum + prixTtcAffiche * quantity, 0)
  const demanded = revenue / sold
  const offered = recorded.reduce((sum, { prixTtcAffiche }) => sum + prixTtcAffiche, 0) / recorded.length
  const ratio = demanded / offered
  return {
    state: stateOf(asRatio(ratio)),
    demanded,
    offered,
    ratio,
    withoutSales: priced.length - recorded.length,
  }
}

function stateOf(ratio: number): DemandState {
  if (ratio < MIN_DEMAND) return 'below'
  if (ratio > MAX_DEMAND) return 'above'
  return ratio === MAX_DEMAND ? 'even' : 'good'
}
