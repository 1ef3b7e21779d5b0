import type { ProductionSheet, ServedSheet } from '#domain/production/production-kitchen.ts'
import type { PurchaseKitchen, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'

/**
 * The multiplications and additions of what is bought for dishes, with all ids, units and losses worked out before: how
 * often each sheet is made, then the kilograms of each product. The sheets are in the kitchen above those that they take.
 */
export function bareProduction({ sheets, products }: PurchaseKitchen<PurchaseProduct, ProductionSheet>) {
  const places = new Map(sheets.map(({ id }, at) => [id, at]))
  const productPlaces = new Map(products.map(({ id }, at) => [id, at]))
  const lines = sheets.flatMap((sheet, from) =>
    sheet.lines.map(({ subSheetId, userProductId, quantity, wastagePercent }) => {
      const kilos = ((quantity ?? 0) / 1000) * (1 + wastagePercent / 100)
      return subSheetId === null
        ? { from, to: productPlaces.get(userProductId ?? '') ?? 0, factor: kilos, isSheet: false }
        : {
            from,
            to: places.get(subSheetId) ?? 0,
            factor: kilos / (sheetOf(subSheetId)?.yieldQuantity ?? 1),
            isSheet: true,
          }
    }),
  )
  function sheetOf(id: string) {
    return sheets[places.get(id) ?? -1]
  }
  const times = new Float64Array(sheets.length)
  const bought = new Float64Array(products.length)
  return (served: readonly ServedSheet[]): Float64Array => {
    times.fill(0)
    bought.fill(0)
    for (const { sheetId, portions } of served) {
      const at = places.get(sheetId) ?? 0
      times[at] = (times[at] ?? 0) + portions / 10
    }
    for (const { from, to, factor, isSheet } of lines) {
      const into = isSheet ? times : bought
      into[to] = (into[to] ?? 0) + (times[from] ?? 0) * factor
    }
    return bought
  }
}
