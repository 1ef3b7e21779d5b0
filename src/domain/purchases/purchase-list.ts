import type { WastageMethod } from '../costing/wastage-method.ts'
import type { MadeSheet } from './made-of-needs.ts'
import type { ChosenSheet, PurchaseKitchen, PurchaseProduct, PurchaseSheet } from './purchase-kitchen.ts'
import type { PreparationItem, PurchaseList } from './purchase-item.ts'
import { PurchaseSums } from './purchase-sums.ts'
import { type ReadyAmounts, timesReady } from './ready-amounts.ts'
import { amountOfLine, takenOfLine } from './taken-of-line.ts'
import { timesMade } from './times-made.ts'
import { wholeOf } from './whole-of.ts'

/**
 * What to buy for sheets and their covers. Preparations are taken apart at any depth, losses are added by the account's
 * method, and what lines take of a product is summed in its unit. What cannot be converted to that unit is summed apart.
 * @param ready of sheets: less is made of them, and of all below them; an amount that cannot be converted shrinks nothing
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function purchaseList<Product extends PurchaseProduct>(
  kitchen: PurchaseKitchen<Product>,
  chosen: readonly ChosenSheet[],
  method: WastageMethod,
  ready: ReadyAmounts = new Map(),
): PurchaseList<Product> {
  const sheets = new Map(kitchen.sheets.map((sheet) => [sheet.id, sheet]))
  const products = new Map(kitchen.products.map((product) => [product.id, product]))
  const made = timesMade(sheets, chosen, method, timesReady(sheets, ready).times)
  return purchasesFor({ sheets, products }, made, method)
}

/** A kitchen by the ids of what is in it. */
export interface KitchenById<
  Product extends PurchaseProduct = PurchaseProduct,
  Sheet extends PurchaseSheet = PurchaseSheet,
> {
  sheets: ReadonlyMap<string, Sheet>
  products: ReadonlyMap<string, Product>
}

/** What to buy for sheets that are made so many times, which `timesMade` gives. */
export function purchasesFor<Product extends PurchaseProduct>(
  { sheets, products }: KitchenById<Product>,
  made: ReadonlyMap<string, MadeSheet>,
  method: WastageMethod,
): PurchaseList<Product> {
  const sums = new PurchaseSums<Product>()
  for (const [id, { times }] of made) {
    const sheet = sheets.get(id)
    if (sheet === undefined || times === 0) continue
    for (const line of sheet.lines) {
      const product = line.userProductId === null ? null : (products.get(line.userProductId) ?? null)
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      const taken = takenOfLine(line, { product, preparation }, method)
      if (product !== null && typeof taken === 'number') sums.add(product, taken * times, sheet.title)
      else if (product !== null && taken === 'qs') sums.addQs(product, sheet.title)
      else if (typeof taken === 'string') {
        const name = product?.name ?? preparation?.title ?? (line.note || null)
        sums.setApart({ reason: taken, product, name, ...amountOfLine(line, times, method) }, sheet.title)
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
  return [...made].toReversed().flatMap(([id, { times, needed, served, takenBy }]) => {
    const sheet = sheets.get(id)
    if (sheet === undefined || takenBy.size === 0) return []
    const { quantity: whole, unit } = wholeOf(sheet)
    const takes = [...takenBy].map(([by, part]) => ({
      title: sheets.get(by)?.title ?? '',
      quantity: part * whole,
    }))
    const { title } = sheet
    const at = { quantity: times * whole, unit, ready: (needed - times) * whole, served: served * whole }
    return [{ id, title, times, ...at, takes }]
  })
}
