import type { ChangeOfMany, Restoration } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import { withAllergens, withoutAllergens } from '#domain/allergens/change-allergens.ts'

/** What a product declares of allergens after a change of many, as the server works it out. */
export function declaredAfter(product: DeclaredAllergens, change: ChangeOfMany): DeclaredAllergens {
  if ('addAllergens' in change) return withAllergens(product, change.addAllergens)
  return 'removeAllergens' in change ? withoutAllergens(product, change.removeAllergens) : product
}

/**
 * What undoes a change of a category, a supplier or allergens.
 * @param changed the products that it has changed, as they were before
 * @returns null where there is none, for prices, which their act undoes, and for pasted cells, which `undoOfPaste` is for
 */
export function restorationOf(changed: readonly UserProduct[], change: ChangeOfMany): Restoration | null {
  if (changed.length === 0) return null
  if ('category' in change) {
    const given = change.category
    return { category: changed.map(({ id, category }) => ({ id, given, before: category })) }
  }
  if ('supplierId' in change) {
    const given = change.supplierId
    return { supplierId: changed.map(({ id, supplierId }) => ({ id, given, before: supplierId })) }
  }
  if ('percent' in change || 'amount' in change || 'cells' in change) return null
  return {
    allergens: changed.map((product) => ({
      id: product.id,
      given: declared(declaredAfter(product, change)),
      before: declared(product),
    })),
  }
}

function declared({ allergens, traces, allergenFree }: DeclaredAllergens) {
  return { allergens: [...allergens], traces: [...traces], allergenFree }
}
