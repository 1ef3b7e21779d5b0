import type { CatalogueFacts } from '#contract/catalogue.ts'

/** What a price list says of an article. */
export function catalogueRow(name: string, index: number): CatalogueFacts {
  return {
    name,
    category: 'Épicerie',
    unit: 'kg',
    priceHt: 1 + (index % 40),
    brand: null,
    allergens: [],
    traces: [],
    allergenFree: false,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    code: String(index),
    packText: 'carton 6 x 1 kg',
    packPriceHt: null,
  }
}
