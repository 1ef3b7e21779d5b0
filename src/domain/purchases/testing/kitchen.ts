import type { Unit } from '../../quantity/unit.ts'
import type { PurchaseLine, PurchaseProduct, PurchaseSheet } from '../purchase-kitchen.ts'
import { purchaseList } from '../purchase-list.ts'

/** A product for tests: sold by the kilogram at 10 €, unless the facts say otherwise. */
export function product(id: string, facts: Partial<PurchaseProduct> = {}): PurchaseProduct {
  return {
    id,
    name: id,
    category: 'Épicerie',
    supplierId: null,
    unit: 'kg',
    priceHt: 10,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    pack: null,
    orderedAs: null,
    ...facts,
  }
}

/** A line of 1 kg, of no product and no preparation. */
export function line(facts: Partial<PurchaseLine>): PurchaseLine {
  return {
    userProductId: null,
    subSheetId: null,
    costing: 'quantity',
    quantity: 1,
    unit: 'kg',
    wastagePercent: 0,
    note: null,
    ...facts,
  }
}

/** A line of a product. */
export const of = (
  userProductId: string,
  quantity: number | null,
  unit: Unit,
  facts: Partial<PurchaseLine> = {},
) => line({ userProductId, quantity, unit, ...facts })

/** A line of a preparation. */
export const some = (subSheetId: string, quantity: number | null, unit: PurchaseLine['unit'], facts = {}) =>
  line({ subSheetId, quantity, unit, ...facts })

/** A sheet of 10 portions. */
export function sheet(id: string, lines: PurchaseLine[], facts: Partial<PurchaseSheet> = {}): PurchaseSheet {
  return { id, title: `Fiche ${id}`, portions: 10, yieldQuantity: null, yieldUnit: null, lines, ...facts }
}

/**
 * The purchase list of chosen sheets.
 * @param covers by the id of each chosen sheet
 */
export function bought(
  products: PurchaseProduct[],
  sheets: PurchaseSheet[],
  covers: Record<string, number> = { a: 10 },
  method: 'majoration' | 'rendement' = 'majoration',
) {
  const chosen = Object.entries(covers).map(([sheetId, number]) => ({ sheetId, covers: number }))
  return purchaseList({ sheets, products }, chosen, method)
}
