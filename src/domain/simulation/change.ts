import type { ProductCategory } from '../catalogue/product-category.ts'
import type { SheetCategory } from '../catalogue/sheet-category.ts'
import { portionCost } from '../costing/portion-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { SHOWN_AMOUNT_DECIMALS, PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { suggestedPrice } from '../pricing/suggested-price.ts'
import { computeKitchen } from './kitchen.ts'
import type { Kitchen, KitchenProduct, KitchenSheet } from './kitchen.ts'

/** A simulated change; `percent` raises a price, below 0 lowers it. */
export type Change =
  | { kind: 'product'; userProductId: string; percent: number }
  | { kind: 'category'; category: ProductCategory; percent: number }
  | { kind: 'supplier'; supplierId: string; percent: number }
  | { kind: 'portions'; sheetId: string; portions: number }
  /** EUR for one portion, without VAT. */
  | { kind: 'price'; sheetId: string; sellingPriceHt: number }
  /** Sets the price of every sold sheet, or of those of a category, to so many times its portion cost after the change. */
  | { kind: 'coefficient'; category: SheetCategory | null; coefficient: number }

/**
 * The kitchen after the changes. Several changes of one product multiply, in their order; prices are rounded as they
 * are stored. Coefficients apply last, to costs after all other changes, and give prices to the cent; a sheet without a
 * price or without a complete cost is unchanged.
 */
export function changedKitchen(kitchen: Kitchen, changes: readonly Change[], method: WastageMethod): Kitchen {
  const products = kitchen.products.map((product) => repriced(product, changes))
  const sheets = kitchen.sheets.map((sheet) => resized(sheet, changes))
  const changed = { products, sheets }
  const coefficients = changes.filter((change) => change.kind === 'coefficient')
  if (coefficients.length === 0) return changed
  const reckoned = computeKitchen(changed, method)
  return {
    products,
    sheets: sheets.map((sheet) => {
      const { costTotal = 0, uncostedLines = 1 } = reckoned.get(sheet.id) ?? {}
      const wanted = coefficients.findLast(({ category }) => category === null || category === sheet.category)
      const cost = portionCost(costTotal, sheet.portions)
      if (wanted === undefined || uncostedLines > 0 || !(cost > 0) || !sheet.sellingPriceHt) return sheet
      const price = suggestedPrice(cost, wanted.coefficient)
      const sellingPriceHt = roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS)
      return sellingPriceHt === sheet.sellingPriceHt ? sheet : { ...sheet, sellingPriceHt }
    }),
  }
}

/** EUR per unit, rounded as it is stored; `percent` below 0 lowers it. */
export function raisedPrice(priceHt: number, percent: number): number {
  return roundHalfAwayFromZero(priceHt * (1 + percent / 100), PRICE_DECIMALS)
}

function repriced(product: KitchenProduct, changes: readonly Change[]): KitchenProduct {
  let { priceHt } = product
  if (priceHt === null) return product
  for (const change of changes) {
    if (!concerns(change, product)) continue
    priceHt = raisedPrice(priceHt, change.percent)
  }
  return priceHt === product.priceHt ? product : { ...product, priceHt }
}

function concerns(
  change: Change,
  { id, category, supplierId }: KitchenProduct,
): change is Extract<Change, { percent: number }> {
  switch (change.kind) {
    case 'product':
      return change.userProductId === id
    case 'category':
      return change.category === category
    case 'supplier':
      return change.supplierId === supplierId
    case 'portions':
    case 'price':
    case 'coefficient':
      return false
  }
}

function resized(sheet: KitchenSheet, changes: readonly Change[]): KitchenSheet {
  let { portions, sellingPriceHt } = sheet
  for (const change of changes) {
    if (change.kind === 'portions' && change.sheetId === sheet.id) portions = change.portions
    if (change.kind === 'price' && change.sheetId === sheet.id) sellingPriceHt = change.sellingPriceHt
  }
  if (portions === sheet.portions && sellingPriceHt === sheet.sellingPriceHt) return sheet
  return { ...sheet, portions, sellingPriceHt }
}
