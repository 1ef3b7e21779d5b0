import { asRatio } from './ratio.ts'

const LEAST = 0.9
const MOST = 1

export interface AskedDish {
  /** EUR with VAT, as displayed; 0 for none. */
  prixTtcAffiche: number
  /** Portions sold; null while nobody has said. */
  quantity: number | null
}

export type PriceDemand =
  | { state: 'unknown'; reason: 'no-price' | 'nothing-sold' }
  | { state: 'good' | 'below' | 'above'; asked: number; offered: number; ratio: number }

/**
 * Third principle of Omnès, demand against offer: the mean price that guests chose (revenue ÷ portions sold) ÷ the mean
 * of the displayed prices, between 0.90 and 1. Below, guests take the cheapest: the gamme is too dear for them. Above,
 * they take the dearest: it has room for dishes of more value.
 *
 * Source: the principles of Omnès as French hotel schools teach them (rapport prix moyen demandé ÷ prix moyen offert).
 */
export function priceDemand(dishes: readonly AskedDish[]): PriceDemand {
  const priced = dishes.filter(({ prixTtcAffiche }) => prixTtcAffiche > 0)
  if (priced.length === 0) return { state: 'unknown', reason: 'no-price' }
  const sold = priced.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  if (sold === 0) return { state: 'unknown', reason: 'nothing-sold' }
  const revenue = priced.reduce(
    (sum, { prixTtcAffiche, quantity }) => sum + prixTtcAffiche * (quantity ?? 0),
    0,
  )
  const asked = revenue / sold
  const offered = priced.reduce((sum, { prixTtcAffiche }) => sum + prixTtcAffiche, 0) / priced.length
  const ratio = asked / offered
  return { state: stateOf(asRatio(ratio)), asked, offered, ratio }
}

function stateOf(ratio: number): 'good' | 'below' | 'above' {
  if (ratio < LEAST) return 'below'
  return ratio > MOST ? 'above' : 'good'
}
