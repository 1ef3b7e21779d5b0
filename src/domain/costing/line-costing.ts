/**
 * How a line of a sheet is costed.
 * - `quantity`: by how much of a product or a preparation it takes
 * - `qs`: quantité suffisante, 'sel, poivre QS': printed, costs nothing
 * - `forfait-portion`: EUR for each portion of the sheet, 'condiments 0,30 €'
 * - `forfait-sheet`: EUR for the whole sheet, whatever its portions
 * - `forfait-percent`: percent of what the other lines of the sheet cost, 'assaisonnement 2 %'
 */
export const LINE_COSTINGS = [
  'quantity',
  'qs',
  'forfait-portion',
  'forfait-sheet',
  'forfait-percent',
] as const
export type LineCosting = (typeof LINE_COSTINGS)[number]

export const FORFAIT_COSTINGS = [
  'forfait-portion',
  'forfait-sheet',
  'forfait-percent',
] as const satisfies readonly LineCosting[]
export type ForfaitCosting = (typeof FORFAIT_COSTINGS)[number]

/** How a line is costed, and its amount. */
export interface LineCharge {
  costing: LineCosting
  /** Of a forfait: EUR without VAT, or percent; null while it is not typed, and of every other line. */
  forfait: number | null
}

/** The charge of a line that is costed by its quantity. */
export const BY_QUANTITY = { costing: 'quantity', forfait: null } as const satisfies LineCharge

export function isForfait(costing: LineCosting): costing is ForfaitCosting {
  return costing !== 'quantity' && costing !== 'qs'
}
