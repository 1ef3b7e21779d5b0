import type { Change } from '#domain/simulation/change.ts'
import { changedKitchen } from '#domain/simulation/change.ts'
import type { Kitchen, KitchenSheet } from '#domain/simulation/kitchen.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

/** What applying would write: prices of products everywhere, sheets only among those looked at. */
export interface Consequences {
  products: number
  sheets: { before: KitchenSheet; after: KitchenSheet }[]
}

export function consequencesOf(
  kitchen: Kitchen,
  changes: readonly Change[],
  method: WastageMethod,
  scope: ReadonlySet<string> | null,
): Consequences {
  const changed = changedKitchen(kitchen, changes, method)
  return {
    products: changed.products.filter((product, place) => product !== kitchen.products[place]).length,
    sheets: changed.sheets.flatMap((after, place) => {
      const before = kitchen.sheets[place]
      if (before === undefined || before === after) return []
      return (scope?.has(after.id) ?? true) ? [{ before, after }] : []
    }),
  }
}
