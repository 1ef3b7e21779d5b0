/**
 * Whether a dish has a margin at all: it needs a price and a cost above zero.
 * One without shows 0 and is left out of averages.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param portionCost EUR for one portion, without VAT
 */
export function hasMargin(priceHt: number | null, portionCost: number): boolean {
  return priceHt !== null && priceHt > 0 && portionCost > 0
}
