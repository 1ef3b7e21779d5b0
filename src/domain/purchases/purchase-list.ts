import { grossQuantity } from '../costing/gross-quantity.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type {
  ChosenSheet,
  PurchaseKitchen,
  PurchaseLine,
  PurchaseProduct,
  PurchaseSheet,
} from './purchase-kitchen.ts'
import type { ApartReason, PreparationItem, PurchaseList } from './purchase-item.ts'
import { PurchaseSums } from './purchase-sums.ts'
import { type MadeSheet, takenOfPreparation, timesMade } from './times-made.ts'

/**
 * What to buy for sheets and their covers. Preparations are taken apart at any depth, losses are added by the account's
 * method, and what lines take of a product is summed in its unit. What cannot be converted to that unit is summed apart.
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function purchaseList<Product extends PurchaseProduct>(
  kitchen: PurchaseKitchen<Product>,
  chosen: readonly ChosenSheet[],
  method: WastageMethod,
): PurchaseList<Product> {
  const sheets = new Map(kitchen.sheets.map((sheet) => [sheet.id, sheet]))
  const products = new Map(kitchen.products.map((product) => [product.id, product]))
  const sums = new PurchaseSums<Product>()
  const made = timesMade(sheets, chosen, method)
  for (const [id, { times }] of made) {
    const sheet = sheets.get(id)
    if (sheet === undefined) continue
    for (const line of sheet.lines) {
      const product = line.userProductId === null ? null : (products.get(line.userProductId) ?? null)
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      const taken =
        line.costing === 'quantity' && preparation !== undefined
          ? takenOfPreparation(line, preparation, method)
          : takenOf(line, product, method)
      if (product !== null && typeof taken === 'number') sums.add(product, taken * times, sheet.title)
      else if (product !== null && taken === 'qs') sums.addQs(product, sheet.title)
      else if (typeof taken === 'string') {
        const name = product?.name ?? preparation?.title ?? (line.note || null)
        sums.setApart({ reason: taken, product, name, ...amountOf(line, times, method) }, sheet.title)
      }
    }
  }
  return { ...sums.list(), preparations: preparationsOf(sheets, made) }
}

/** What other sheets take, each after all that it takes itself: the order in which a kitchen makes them. */
function preparationsOf(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  made: ReadonlyMap<string, MadeSheet>,
): PreparationItem[] {
  return [...made].toReversed().flatMap(([id, { times, served, takenBy }]) => {
    const sheet = sheets.get(id)
    if (sheet === undefined || takenBy.size === 0) return []
    const { title, portions, yieldQuantity, yieldUnit } = sheet
    const hasYield = yieldQuantity !== null && yieldUnit !== null && yieldQuantity > 0
    const whole = hasYield ? yieldQuantity : portions
    const takes = [...takenBy].map(([by, part]) => ({
      title: sheets.get(by)?.title ?? '',
      quantity: part * whole,
    }))
    const unit = hasYield ? yieldUnit : 'portion'
    return [{ id, title, times, quantity: times * whole, unit, served: served * whole, takes }]
  })
}

/** What a line takes of its product, in the unit of the product, with the loss; or why that is not known. */
function takenOf(
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

/** The quantity of a line that is set apart, with its loss where that is known. */
function amountOf({ quantity, unit, wastagePercent }: PurchaseLine, times: number, method: WastageMethod) {
  if (quantity === null) return { quantity: null, unit }
  const gross = grossQuantity(quantity, wastagePercent, method)
  return { quantity: (typeof gross === 'string' ? quantity : gross) * times, unit }
}
