import { expect, test } from 'vitest'
import { type ArticleOffer, type NeededProduct, splitOrders } from './split-orders.ts'

const bare = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
const need = (id: string, quantity: number, facts: Partial<NeededProduct> = {}): NeededProduct => ({
  id,
  quantity,
  unit: 'kg',
  followedId: null,
  ...bare,
  ...facts,
})
const article = (
  id: string,
  productId: string,
  supplierId: string,
  facts: Partial<ArticleOffer> = {},
): ArticleOffer => ({
  id,
  productId,
  supplierId,
  name: id,
  unit: 'kg',
  priceHt: 2,
  packText: null,
  packPriceHt: null,
  ...bare,
  ...facts,
})
const suppliers = [
  { id: 'a', name: 'A', minimumHt: 50 },
  { id: 'b', name: 'B', minimumHt: null },
]

test('buys whole packs where they are cheapest, so that the francos are reached', () => {
  const needs = [need('flour', 30, { followedId: 'sack' }), need('salt', 2, { followedId: 'fine' })]
  const articles = [
    article('sack', 'flour', 'a', { priceHt: 0.9, packText: 'Sac 25 kg', packPriceHt: 22.5 }),
    article('loose', 'flour', 'b', { priceHt: 1.6 }),
    article('coarse', 'salt', 'a', { priceHt: 1 }),
    article('fine', 'salt', 'b', { priceHt: 3 }),
  ]
  expect(splitOrders(needs, articles, suppliers)).toMatchObject({
    totalHt: 54,
    usualHt: 51,
    reachesFrancos: true,
    suppliers: [{ supplier: { id: 'b' }, totalHt: 54, missingHt: 0, lines: [{ packs: 30 }, { packs: 2 }] }],
  })
  const noFranco = suppliers.map((supplier) => ({ ...supplier, minimumHt: null }))
  expect(splitOrders(needs, articles, noFranco)).toMatchObject({ totalHt: 47 })
})

test('converts the need to what is sold, and compares nothing that would be assumed', () => {
  const cream = need('cream', 2, { unit: 'kg', densityKgPerL: 1 })
  const litres = article('litres', 'cream', 'b', { unit: 'L', priceHt: 4 })
  expect(splitOrders([cream], [litres], suppliers)).toMatchObject({ totalHt: 8, apart: [] })
  const unknown = need('cream', 2)
  expect(splitOrders([unknown], [litres], suppliers).apart).toEqual([
    { userProductId: 'cream', reason: 'pack-unknown' },
  ])
  const eggs = need('eggs', 30, { unit: 'pièce', contentQuantity: 60, contentUnit: 'g' })
  const quail = article('quail', 'eggs', 'b', { unit: 'pièce' })
  expect(splitOrders([eggs], [quail], suppliers).apart).toMatchObject([{ reason: 'pack-unknown' }])
})

test('says what nothing is known of', () => {
  const vague = article('vague', 'herbs', 'b', { packText: 'sac 25' })
  expect(splitOrders([need('herbs', 1), need('salt', 1)], [vague], suppliers)).toEqual({
    suppliers: [],
    totalHt: 0,
    usualHt: 0,
    reachesFrancos: true,
    proven: true,
    atLeastHt: 0,
    apart: [
      { userProductId: 'herbs', reason: 'pack-unknown' },
      { userProductId: 'salt', reason: 'no-article' },
    ],
  })
})

test('a product of more suppliers than are compared is apart, and not bought at the first of them', () => {
  const many = Array.from({ length: 12 }, (_, place) => ({
    id: `s${place}`,
    name: `S${place}`,
    minimumHt: 10,
  }))
  const offers = many.map(({ id }) => article(`of ${id}`, 'salt', id))
  expect(splitOrders([need('salt', 1)], offers, many).apart).toEqual([
    { userProductId: 'salt', reason: 'too-many-suppliers' },
  ])
})
