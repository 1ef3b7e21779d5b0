/**
 * By how much a price has risen.
 * @returns percent of the old price, unrounded, below 0 when cheaper; null where one of the two is missing or the old is 0
 */
export function priceDifference(oldPriceHt: number | null, newPriceHt: number | null): number | null {
  if (oldPriceHt === null || newPriceHt === null || oldPriceHt === 0) return null
  return ((newPriceHt - oldPriceHt) / oldPriceHt) * 100
}
