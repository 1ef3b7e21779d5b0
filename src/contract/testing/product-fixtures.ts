import type { PriceImpact } from '../prices.ts'
import { blanksOf } from '../facts/fact.ts'
import { PRODUCT_FACTS } from '../facts/product.ts'
import type { ProductArticles } from '../product-articles.ts'
import type { UserProduct, ChangedProductFacts } from '../products.ts'

const NOW = '2026-11-02T09:00:00.000Z'

export function userProduct(facts: Partial<UserProduct> = {}): UserProduct {
  return {
    id: crypto.randomUUID(),
    name: 'Beurre doux',
    category: 'Crémerie',
    unit: 'kg',
    priceHt: 8,
    ...blanksOf(PRODUCT_FACTS),
    supplier: null,
    sourceProductId: null,
    priceChangedAt: NOW,
    importedAt: null,
    newPrice: null,
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  }
}

/** The product as the server stores a change of it. */
export function changedProduct(
  product: UserProduct,
  { countedWeights = {}, version: _read, ...facts }: ChangedProductFacts & { version?: number },
): UserProduct {
  const weights = Object.entries({ ...product.countedWeights, ...countedWeights })
  const kept = weights.filter(([, weight]) => weight !== null)
  return { ...product, ...facts, version: product.version + 1, countedWeights: Object.fromEntries(kept) }
}

/** Of a product that is tied to no supplier's article. */
export function noArticles(): ProductArticles {
  return { version: 1, unit: 'kg', followedId: null, followsCheapest: false, items: [] }
}

/** What a price would make of one sheet, whose margin falls from 75 to 12 %. */
export function priceImpact(): PriceImpact {
  const moment = { coutMatiere: 9, uncostedLines: 0, costPortion: 0.9, marginPercent: 75 }
  const after = { ...moment, costPortion: 4.1, marginPercent: 12 }
  const sheet = {
    id: crypto.randomUUID(),
    title: 'Pain perdu',
    category: 'Dessert',
    before: moment,
    after,
  } as const
  return { sheets: [sheet], total: 1, underTarget: 1, underFloor: 1 }
}
