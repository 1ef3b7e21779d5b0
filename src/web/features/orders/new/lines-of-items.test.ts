import { expect, test } from 'vitest'
import { orderOf } from '#domain/purchases/order-of.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { linesOfItems, type OrderedItem } from './lines-of-items.ts'

const ARTICLE = 'article'

function item(
  quantity: number | null,
  facts: Partial<PurchaseProduct & { sourceProductId: string | null }> = {},
): OrderedItem {
  const product = {
    id: 'flour',
    name: 'Farine T55',
    category: 'Épicerie' as const,
    supplierId: 'supplier',
    sourceProductId: ARTICLE,
    unit: 'kg' as const,
    priceHt: 0.9,
    pack: null,
    orderedAs: null,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    ...facts,
  }
  const order = quantity === null ? null : orderOf(product, quantity)
  return { product, quantity, order, qs: quantity === null, sheets: [] }
}

test('an article is ordered for what is needed of its product, and QS waits for a cook', () => {
  expect(linesOfItems([item(50.1), item(null)])).toEqual([
    { supplierProductId: ARTICLE, userProductId: 'flour', packs: null, needed: 50.1 },
    { supplierProductId: ARTICLE, userProductId: 'flour', packs: null },
  ])
})

test('a product without an article is free text in its own unit, whole where it is counted', () => {
  const free = { sourceProductId: null, name: 'Basilic', unit: 'botte' as const, priceHt: 1.3 }
  expect(linesOfItems([item(2.2, free)])).toEqual([
    { name: 'Basilic', packText: 'botte', priceHt: 1.3, needed: 2.2, userProductId: 'flour', packs: 3 },
  ])
})
