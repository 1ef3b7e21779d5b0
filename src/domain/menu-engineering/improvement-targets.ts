import { roundUpToCent } from '../money/round-up-to-cent.ts'
import type { JudgedDish, Judgement, SoldDish } from './judge-dishes.ts'

/**
 * How many more portions of a dish would make it popular, all else unchanged.
 * @returns a whole number; 0 for a dish that is popular
 */
export function missingPortions<Dish extends SoldDish>(
  { sold }: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): number {
  const dishes = judgement.dishes.length
  // (sold + more) × dishes × 10 ≥ 7 × (all + more)
  return Math.max(0, Math.ceil((7 * judgement.sold - 10 * dishes * sold) / (10 * dishes - 7)))
}

/**
 * The displayed price from which a dish would earn, all else unchanged: its own margin also raises the mean, by its
 * share of the portions.
 * @returns EUR with VAT, rounded up to the cent; null for a dish that earns, or that is the only one sold
 */
export function priceToEarn<Dish extends SoldDish>(
  { dish, sold, margin, share, quadrant }: JudgedDish<Dish>,
  { thresholds }: Judgement<Dish>,
): number | null {
  if (thresholds === null || share === 1 || quadrant === 'etoile' || quadrant === 'enigme') return null
  // Without any sale the next one is at the price of the carte.
  const outside = sold === 0 ? 1 : (dish.quantity ?? 0) / sold
  if (outside === 0) return null
  const more = (thresholds.margin - margin) / (1 - share) / outside
  const price = dish.prixTtcAffiche + more * (1 + dish.tvaRate / 100)
  return roundUpToCent(price)
}
