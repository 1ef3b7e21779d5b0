import { expect, test } from 'vitest'
import { orderLine } from '#contract/testing/order-answers.ts'
import { orderOf } from '#domain/purchases/order-of.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { countedLines, linesOfItems, type OrderedItem } from './lines-of-items.ts'

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
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
    ...facts,
  }
  const order = quantity === null ? null : orderOf(product, quantity)
  return { product, quantity, order, qs: quantity === null, sheets: [] }
}

const counted = (items: OrderedItem[], line: Parameters<typeof orderLine>[0]) =>
  countedLines({ items: items.map(() => orderLine({ packs: null, ...line })) }, items).map(
    ({ packs }) => packs,
  )

test('an article is ordered by whole packs, in the unit of its pack', () => {
  const sack = { packQuantity: 25, unit: 'kg' as const }
  expect(counted([item(50), item(50.1), item(26_000, { unit: 'g' })], sack)).toEqual([2, 3, 2])
})

test('what is not known stays uncounted: a pack of unknown content, a quantity that is not converted, QS', () => {
  expect(counted([item(3)], { packQuantity: null, unit: 'kg' })).toEqual([null])
  expect(counted([item(3, { unit: 'pièce' })], { packQuantity: 25, unit: 'kg' })).toEqual([null])
  expect(counted([item(null)], { packQuantity: 25, unit: 'kg' })).toEqual([null])
})

test('what is sold loose is never less than needed', () => {
  const loose = { packQuantity: 1, unit: 'kg' as const }
  expect(counted([item(2.34567891), item(0.1 + 0.2)], loose)).toEqual([2.346, 0.3])
})

test('a product without an article is free text in its own unit, whole where it is counted', () => {
  const free = { sourceProductId: null, name: 'Basilic', unit: 'botte' as const, priceHt: 1.3 }
  expect(linesOfItems([item(2.2, free)])).toEqual([
    { name: 'Basilic', packText: 'botte', priceHt: 1.3, userProductId: 'flour', packs: 3 },
  ])
})
