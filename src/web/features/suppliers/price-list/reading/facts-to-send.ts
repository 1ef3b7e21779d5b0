import type { CatalogueFacts } from '#contract/catalogue.ts'
import { tracesBeside } from '#domain/allergens/traces-beside.ts'
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
  const declared = allergens.length > 0 || allergenFree || known === null ? row : known
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
    allergens: declared.allergens,
    allergenFree: declared.allergenFree,
    traces: tracesBeside(row.traces.length > 0 ? row.traces : (known?.traces ?? []), declared.allergens),
    ...(contentQuantity !== null || known === null
      ? { contentQuantity, contentUnit }
      : { contentQuantity: known.contentQuantity, contentUnit: known.contentUnit }),
  }
}
