import type { ProductCategory } from '../catalogue/product-category.ts'
import type { SheetCategory } from '../catalogue/sheet-category.ts'
import { portionCost } from '../costing/portion-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { suggestedPrice } from '../pricing/suggested-price.ts'
import { computeKitchen } from './kitchen.ts'
import type { Kitchen, KitchenProduct, KitchenSheet } from './kitchen.ts'
import { movedProductPrice, movedSellingPrice } from './price-move.ts'
import type { PriceMove } from './price-move.ts'

/**
 * A simulated change. `percent` raises a price, `amount` adds EUR to it (for one unit, or one portion), below 0 both
 * lower it; `priceHt` and `sellingPriceHt` are new prices in EUR without VAT, for one unit and one portion.
 */
export type Change =
  | { kind: 'product'; userProductId: string; percent: number }
  | { kind: 'product'; userProductId: string; amount: number }
  | { kind: 'product'; userProductId: string; priceHt: number }
  | { kind: 'category'; category: ProductCategory; percent: number }
  | { kind: 'supplier'; supplierId: string; percent: number }
  | { kind: 'portions'; sheetId: string; portions: number }
  | { kind: 'price'; sheetId: string; percent: number }
  | { kind: 'price'; sheetId: string; amount: number }
  | { kind: 'price'; sheetId: string; sellingPriceHt: number }
  /** Sets the price of every sold sheet, or of those of a category, to so many times its portion cost after the change. */
  | { kind: 'coefficient'; category: SheetCategory | null; coefficient: number }

/**
 * The kitchen after the changes. Several changes of one product follow each other, in their order; prices are rounded as
 * they are stored. What would make a price negative changes nothing: see `belowZero`. Coefficients apply last, to costs
 * after all other changes, and give prices to the cent; a sheet without a price or without a complete cost is unchanged.
 */
export function changedKitchen(kitchen: Kitchen, changes: readonly Change[], method: WastageMethod): Kitchen {
  const products = kitchen.products.map((product) => repriced(product, changes))
  const sheets = kitchen.sheets.map((sheet) => resized(sheet, changes))
  const changed = { products, sheets }
  const coefficients = changes.filter((change) => change.kind === 'coefficient')
  if (coefficients.length === 0) return changed
  const computed = computeKitchen(changed, method)
  return {
    products,
    sheets: sheets.map((sheet) => {
      const { costTotal = 0, uncostedLines = 1 } = computed.get(sheet.id) ?? {}
      const wanted = coefficients.findLast(({ category }) => category === null || category === sheet.category)
      const cost = portionCost(costTotal, sheet.portions)
      if (wanted === undefined || uncostedLines > 0 || !(cost > 0) || !sheet.sellingPriceHt) return sheet
      const price = suggestedPrice(cost, wanted.coefficient)
      const sellingPriceHt = roundHalfAwayFromZero(price, SHOWN_AMOUNT_DECIMALS)
      return sellingPriceHt === sheet.sellingPriceHt ? sheet : { ...sheet, sellingPriceHt }
    }),
  }
}

/** The changes that would make a price negative, and so change none. */
export function belowZero(kitchen: Kitchen, changes: readonly Change[]): Set<Change> {
  const refused = new Set<Change>()
  const refuse = (change: Change) => void refused.add(change)
  // Only a fall in EUR can be greater than a price.
  if (changes.some((change) => 'amount' in change && change.amount < 0)) {
    for (const product of kitchen.products) repriced(product, changes, refuse)
    for (const sheet of kitchen.sheets) resized(sheet, changes, refuse)
  }
  return refused
}

/** How a change moves the prices that it is about; null for portions and coefficients. */
function moveOf(change: Change): PriceMove | null {
  if ('percent' in change) return { measure: 'percent', value: change.percent }
  if ('amount' in change) return { measure: 'amount', value: change.amount }
  if ('priceHt' in change) return { measure: 'price', value: change.priceHt }
  if ('sellingPriceHt' in change) return { measure: 'price', value: change.sellingPriceHt }
  return null
}

type Refuse = (change: Change) => void

/** The price after a change; a price that is unknown is given by a new one alone. */
function priceAfter(
  price: number | null,
  change: Change,
  moved: (price: number, move: PriceMove) => number,
  refuse?: Refuse,
): number | null {
  const move = moveOf(change)
  if (move === null || (price === null && move.measure !== 'price')) return price
  const after = moved(price ?? 0, move)
  if (after >= 0) return after
  refuse?.(change)
  return price
}

function repriced(product: KitchenProduct, changes: readonly Change[], refuse?: Refuse): KitchenProduct {
  let { priceHt } = product
  for (const change of changes) {
    if (isAboutProduct(change, product)) priceHt = priceAfter(priceHt, change, movedProductPrice, refuse)
  }
  return priceHt === product.priceHt ? product : { ...product, priceHt }
}

function isAboutProduct(change: Change, { id, category, supplierId }: KitchenProduct): boolean {
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

function resized(sheet: KitchenSheet, changes: readonly Change[], refuse?: Refuse): KitchenSheet {
  let { portions, sellingPriceHt } = sheet
  for (const change of changes) {
    if (change.kind === 'portions' && change.sheetId === sheet.id) portions = change.portions
    if (change.kind === 'price' && change.sheetId === sheet.id) {
      sellingPriceHt = priceAfter(sellingPriceHt, change, movedSellingPrice, refuse)
    }
  }
  if (portions === sheet.portions && sellingPriceHt === sheet.sellingPriceHt) return sheet
  return { ...sheet, portions, sellingPriceHt }
}
