import type { JudgedDish, Judgement, SoldDish } from './judge-dishes.ts'
import { isBelow } from './unit-margin.ts'

/**
 * What a dish leaves short of the others: (mean margin of a portion − its own) × portions sold, where its margin is below
 * the mean. The mean is the weighted one of the judgement, by which Kasavana and Smith divide earning dishes from others
 * (`judgeDishes`); where even that is a loss, 0 takes its place.
 *
 * Source of the mean: M. L. Kasavana and D. I. Smith, 'Menu Engineering', Okemos (Michigan), 1982. Its use as a measure in
 * euros is this project's own.
 * @returns EUR without VAT in the period; 0 for a dish whose margin is not below the mean to the displayed cent
 */
export function missingMargin<Dish extends SoldDish>(
  { sold, margin }: JudgedDish<Dish>,
  { thresholds }: Judgement<Dish>,
): number {
  const mean = Math.max(thresholds?.margin ?? 0, 0)
  return isBelow(margin, mean) ? (mean - margin) * sold : 0
}
