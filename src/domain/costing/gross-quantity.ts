import { netUnitPrice } from './net-unit-price.ts'
import type { NetPriceUnknownReason } from './net-unit-price.ts'
import type { WastageMethod } from './wastage-method.ts'

/**
 * The gross quantity of a line: what has to be bought, so that its net quantity is left after the loss in preparation.
 * By the account's method, as its price after loss: gross quantity × price as bought is therefore the cost of the line.
 * - Majoration: gross = net × (1 + loss / 100). 5 kg of apples with a loss of 20 % are 6 kg
 *   (https://melba.io/fr/help/variation-poids).
 * - Rendement: gross = net ÷ (1 − loss / 100), the 'as-purchased quantity = edible portion quantity ÷ yield percent' of
 *   L. Blocker and J. Hill, Culinary Math, chapter on yield. 5 lb of broccoli with a yield of 81 % are 6.17 lb.
 * - Gain of weight in cooking, by both methods: gross = net ÷ how many times its raw weight it weighs.
 *
 * @param net in any unit
 * @param wastagePercent percent, 0–100; below 0 for a gain, down to −900
 * @returns in the unit of `net`, unrounded; or why it is not known
 */
export function grossQuantity(
  net: number,
  wastagePercent: number,
  method: WastageMethod,
): number | NetPriceUnknownReason {
  const ofOne = netUnitPrice(1, wastagePercent, method)
  return ofOne.known ? net * ofOne.price : ofOne.reason
}
