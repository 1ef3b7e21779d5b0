import { brokenParts, type LineParts } from '#contract/sheet-lines.ts'
import { isForfait, type LineCharge } from '#domain/costing/line-costing.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { invalidFields } from '../translate-error.ts'

/** A line's way of being costed, with what that way needs. */
export type StoredCharge = LineCharge & { quantity: number | null; wastagePercent: number }

/** The charge of a line that nothing is known of yet. */
export const NO_CHARGE: StoredCharge = {
  costing: 'quantity',
  forfait: null,
  quantity: null,
  wastagePercent: 0,
}

/** Of a line that has never had a unit, because it is not costed by a quantity. */
export const ANY_UNIT: LineUnit = 'unité'

/**
 * A stored charge with what is sent of it. A quantity makes a line one that is costed by it; another way of being costed
 * drops what only the former one had.
 */
export function changedCharge(before: StoredCharge, sent: LineParts): StoredCharge {
  const { quantity } = sent
  const costing = sent.costing ?? (typeof quantity === 'number' ? 'quantity' : before.costing)
  const { forfait: kept } = costing === before.costing ? before : NO_CHARGE
  const byQuantity = costing === 'quantity'
  return {
    costing,
    forfait: isForfait(costing) ? (sent.forfait === undefined ? kept : sent.forfait) : null,
    quantity: byQuantity ? (quantity === undefined ? before.quantity : quantity) : null,
    wastagePercent: byQuantity ? (sent.wastagePercent ?? before.wastagePercent) : 0,
  }
}

/**
 * Refuses parts that do not fit the way of being costed that the stored line has and keeps.
 * @param path of the line in the request, with its last dot
 * @throws VALIDATION
 */
export function refuseUnfit(before: StoredCharge, sent: LineParts, path = ''): void {
  const { costing } = changedCharge(before, sent)
  const broken = brokenParts({ ...sent, costing })
  if (broken.length > 0) throw invalidFields(broken.map(({ field, rule }) => ({ path: path + field, rule })))
}
