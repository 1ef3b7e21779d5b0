import type { UserProduct } from '../products.ts'

const NOW = '2026-11-02T09:00:00.000Z'

export function userProduct(facts: Partial<UserProduct> = {}): UserProduct {
  return {
    id: crypto.randomUUID(),
    name: 'Beurre doux',
    category: 'Crémerie',
    unit: 'kg',
    priceHt: 8,
    brand: null,
    allergens: [],
    traces: [],
    allergenFree: false,
    supplierId: null,
    supplier: null,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    origin: null,
    sourceProductId: null,
    priceChangedAt: NOW,
    importedAt: null,
    newPrice: null,
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  }
}
