import { BY_QUANTITY, isForfait } from '#domain/costing/line-costing.ts'
import type { ForfaitCosting } from '#domain/costing/line-costing.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { DraftLine } from './draft.ts'

/** The amount of a line, however it is costed. */
export type LineAmount = Pick<DraftLine, 'costing' | 'forfait' | 'quantity' | 'unit' | 'wastagePercent'>

export function amountOf({ costing, forfait, quantity, unit, wastagePercent }: LineAmount): LineAmount {
  return { costing, forfait, quantity, unit, wastagePercent }
}

/** The figure that the cell of the quantity shows: of a forfait its amount; null of a line QS. */
export function figureOf({ costing, forfait, quantity }: LineAmount): number | null {
  return isForfait(costing) ? forfait : quantity
}

export function asQuantity(quantity: number | null, unit: LineUnit, wastagePercent: number): LineAmount {
  return { ...BY_QUANTITY, quantity, unit, wastagePercent }
}

/** Without a quantity there is nothing to lose; the unit stays, for the quantity that may come back. */
export function asQs({ unit }: Pick<LineAmount, 'unit'>): LineAmount {
  return { costing: 'qs', forfait: null, quantity: null, unit, wastagePercent: 0 }
}

export function asForfait(
  { unit }: Pick<LineAmount, 'unit'>,
  costing: ForfaitCosting,
  forfait: number | null,
): LineAmount {
  return { costing, forfait, quantity: null, unit, wastagePercent: 0 }
}
