import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { ListRow } from '#domain/price-lists/list-row.ts'

/**
 * A row of a list as the catalogue is to hold it. What the list leaves out stays as the catalogue has it; the category
 * is the user's once the product is there.
 */
export function factsToSend(
  row: ListRow,
  known: CatalogueFacts | null,
): CatalogueFacts & { priceHt: number } {
  const { allergens, allergenFree, contentQuantity, contentUnit } = row
  const declares = allergens.length > 0 || allergenFree
  return {
    name: row.name,
    category: known?.category ?? row.category,
    unit: row.unit,
    priceHt: row.priceHt,
    brand: row.brand ?? known?.brand ?? null,
    code: row.code ?? known?.code ?? null,
    packText: row.packText ?? known?.packText ?? null,
    packPriceHt: row.packPriceHt,
    densityKgPerL: row.densityKgPerL ?? known?.densityKgPerL ?? null,
    ...(declares || known === null
      ? { allergens, allergenFree }
      : { allergens: known.allergens, allergenFree: known.allergenFree }),
    ...(contentQuantity !== null || known === null
      ? { contentQuantity, contentUnit }
      : { contentQuantity: known.contentQuantity, contentUnit: known.contentUnit }),
  }
}
