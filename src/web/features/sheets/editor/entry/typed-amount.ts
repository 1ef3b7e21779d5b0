import { isForfait } from '#domain/costing/line-costing.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { MIN_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { DraftLine } from '../state/draft.ts'
import { asForfait, asQs, asQuantity } from '../state/line-amount.ts'
import type { LineAmount } from '../state/line-amount.ts'
import { forfaitIn, readCharge } from './read-charge.ts'
import { readQuantity } from './read-quantity.ts'

/**
 * How much of a line is meant by a text in its quantity's place: '1,5' and '200 g', 'QS', '0,30 €', '2 %'. Of a forfait a
 * bare figure is its amount, and euros are for a portion unless it is for the sheet already.
 * @param before the amount that the cell had on focus: a loss comes back with the quantity it is of
 */
export function typedAmount(
  text: string,
  line: DraftLine,
  before: LineAmount,
  language: Language,
): LineAmount {
  const charge = readCharge(text, language)
  if (charge?.costing === 'qs') return asQs(line)
  if (charge !== null) {
    const inEuros = line.costing === 'forfait-sheet' ? line.costing : 'forfait-portion'
    return asForfait(line, charge.costing ?? inEuros, charge.forfait)
  }
  const { quantity, unit } = readQuantity(text, language)
  // A product has no portions.
  const named = unit !== null && (unit !== 'portion' || line.preparation !== null) ? unit : null
  if (isForfait(line.costing) && named === null) {
    return asForfait(line, line.costing, forfaitIn(text, language))
  }
  const { wastagePercent } = line.costing === 'quantity' ? line : before
  return asQuantity(keptQuantity(quantity, text), named ?? line.unit, wastagePercent)
}

/** Null for an empty cell, NaN for what is no number. One that is too small to be kept is left unchanged, for its error. */
function keptQuantity(quantity: number | null, text: string): number | null {
  if (quantity === null) return text.trim() === '' ? null : Number.NaN
  return quantity < MIN_QUANTITY ? quantity : roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS)
}
