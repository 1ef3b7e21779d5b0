import type { SimulationKitchen } from '#contract/simulation.ts'
import type { SimulatedChange } from './changes/simulated-change.ts'

type ById<Key extends 'products' | 'sheets' | 'suppliers' | 'gammes'> = ReadonlyMap<
  string,
  SimulationKitchen[Key][number]
>

/** A kitchen by its ids, and how many prices a change of a category or a supplier reaches. */
export interface KitchenIndex {
  products: ById<'products'>
  sheets: ById<'sheets'>
  suppliers: ById<'suppliers'>
  gammes: ById<'gammes'>
  pricesOf: ReadonlyMap<string, number>
}

export function indexKitchen({ products, sheets, suppliers, gammes }: SimulationKitchen): KitchenIndex {
  const pricesOf = new Map<string, number>()
  for (const { priceHt, category, supplierId } of products) {
    if (priceHt === null) continue
    for (const owner of [category, supplierId])
      if (owner !== null) pricesOf.set(owner, (pricesOf.get(owner) ?? 0) + 1)
  }
  return {
    products: byId(products),
    sheets: byId(sheets),
    suppliers: byId(suppliers),
    gammes: byId(gammes),
    pricesOf,
  }
}

/** Products and sheets by name; those that are not of this kitchen have none. */
export function namesOfRows(
  { products, sheets }: KitchenIndex,
  productIds: readonly string[],
  sheetIds: readonly string[],
): string[] {
  const names = [
    ...productIds.map((id) => products.get(id)?.name),
    ...sheetIds.map((id) => sheets.get(id)?.title),
  ]
  return names.filter((name) => name !== undefined)
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Whether what a change is about is in this kitchen: an address may come from another, or be older. */
export function isOfKitchen({ kind, target }: SimulatedChange, index: KitchenIndex): boolean {
  switch (kind) {
    case 'product':
      return index.products.has(target)
    case 'supplier':
      return index.suppliers.has(target)
    case 'portions':
    case 'price':
      return index.sheets.has(target)
    case 'category':
    case 'coefficient':
      return true
  }
}

/** Whether a change is a sheet's own that is not looked at: it stays without effect. */
export function isOutOfScope({ kind, target }: SimulatedChange, scope: ReadonlySet<string> | null): boolean {
  return (kind === 'portions' || kind === 'price') && scope !== null && !scope.has(target)
}
