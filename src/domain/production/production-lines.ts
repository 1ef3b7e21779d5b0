import { grossQuantity } from '../costing/gross-quantity.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import type { PurchaseProduct } from '../purchases/purchase-kitchen.ts'
import type { ApartReason } from '../purchases/purchase-item.ts'
import type { KitchenById } from '../purchases/purchase-list.ts'
import { takenOfLine } from '../purchases/taken-of-line.ts'
import type { LineUnit } from '../quantity/unit.ts'
import type { ProductionSheet } from './production-kitchen.ts'

/** What is taken for a sheet that is made so many times: of a product, of a preparation, or what a note names. */
export interface ProductionLine<
  Product extends PurchaseProduct = PurchaseProduct,
  Sheet extends ProductionSheet = ProductionSheet,
> {
  product: Product | null
  preparation: Sheet | null
  note: string | null
  /** Quantité suffisante. */
  qs: boolean
  /** After the loss, in the unit of the line, unrounded; null where there is none. */
  net: number | null
  /** Before the loss, where that is known. */
  gross: number | null
  unit: LineUnit
  /** Why it is in no sum: it is made and bought apart. */
  apart: ApartReason | null
}

/** The lines of a sheet in its order, for making it so many times. */
export function productionLines<Product extends PurchaseProduct, Sheet extends ProductionSheet>(
  { lines }: Sheet,
  times: number,
  { sheets, products }: KitchenById<Product, Sheet>,
  method: WastageMethod,
): ProductionLine<Product, Sheet>[] {
  return lines.map((line) => {
    const product = line.userProductId === null ? undefined : products.get(line.userProductId)
    const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
    const taken = takenOfLine(line, { product: product ?? null, preparation }, method)
    const net = line.quantity === null ? null : line.quantity * times
    const gross = net === null ? null : grossQuantity(net, line.wastagePercent, method)
    return {
      product: product ?? null,
      preparation: preparation ?? null,
      note: line.note,
      qs: line.costing === 'qs',
      net,
      gross: typeof gross === 'string' ? null : gross,
      unit: line.unit,
      apart: typeof taken === 'number' ? null : taken,
    }
  })
}
