import { grossQuantity } from '../costing/gross-quantity.ts'
import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ApartReason } from './purchase-item.ts'
import type { PurchaseLine, PurchaseProduct, PurchaseSheet } from './purchase-kitchen.ts'

/**
 * What a line takes while its sheet is made once, with its loss: of a preparation so many whole ones, of a product in the
 * unit of the product; or why that is not known.
 */
export function takenOfLine(
  line: PurchaseLine,
  of: { product: PurchaseProduct | null; preparation: PurchaseSheet | undefined },
  method: WastageMethod,
): number | ApartReason {
  return line.costing === 'quantity' && of.preparation !== undefined
    ? takenOfPreparation(line, of.preparation, method)
    : takenOfProduct(line, of.product, method)
}

/** How many times a line takes a preparation while its sheet is made once; or why that is not known. */
export function takenOfPreparation(line: PurchaseLine, preparation: PurchaseSheet, method: WastageMethod) {
  if (line.quantity === null) return 'quantity-missing'
  const gross = grossQuantity(line.quantity, line.wastagePercent, method)
  return typeof gross === 'string' ? gross : timesOfPreparation(gross, line.unit, preparation)
}

function takenOfProduct(
  { costing, quantity, unit, wastagePercent }: PurchaseLine,
  product: PurchaseProduct | null,
  method: WastageMethod,
): number | ApartReason {
  if (costing === 'qs') return 'qs'
  if (costing !== 'quantity') return 'forfait'
  if (product === null) return 'product-missing'
  if (quantity === null) return 'quantity-missing'
  if (unit === 'portion') return 'units-unrelated'
  const gross = grossQuantity(quantity, wastagePercent, method)
  return typeof gross === 'string' ? gross : convertedQuantity(gross, unit, product.unit, product)
}

/** The quantity of a line in its unit while its sheet is made so many times, with its loss where that is known. */
export function amountOfLine(
  { quantity, unit, wastagePercent }: PurchaseLine,
  times: number,
  method: WastageMethod,
) {
  if (quantity === null) return { quantity: null, unit }
  const gross = grossQuantity(quantity, wastagePercent, method)
  return { quantity: (typeof gross === 'string' ? quantity : gross) * times, unit }
}
