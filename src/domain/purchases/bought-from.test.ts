import { expect, test } from 'vitest'
import { boughtFrom, type ProductOffer } from './bought-from.ts'
import { orderOf } from './order-of.ts'

const product = {
  id: 'flour',
  name: 'Farine T55',
  category: 'Épicerie' as const,
  supplierId: 'here',
  sourceProductId: 'sack',
  code: '00451',
  unit: 'kg' as const,
  priceHt: 0.9,
  pack: { quantity: 25, text: 'Sac 25 kg', approximate: false },
  orderedAs: null,
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
}
const item = (quantity: number | null) => ({
  product,
  quantity,
  order: quantity === null ? null : orderOf(product, quantity),
  qs: false,
  sheets: [],
})
const offer = (facts: Partial<ProductOffer> = {}): ProductOffer => ({
  id: 'bag',
  supplierId: 'there',
  code: null,
  packText: 'Sachet 10 kg',
  priceHt: 0.8333,
  pack: { quantity: 10, isDivisible: false, priceHt: 8.33, approximate: false },
  ...facts,
})

test('another article is bought in its packs, at its supplier, for what an order of it costs', () => {
  expect(boughtFrom(item(31), offer())).toMatchObject({
    product: { supplierId: 'there', sourceProductId: 'bag', code: null, priceHt: 0.8333 },
    order: {
      quantity: 40,
      packs: { count: 4, of: { quantity: 10, text: 'Sachet 10 kg' } },
      rest: 9,
      cost: 33.32,
    },
  })
})

test('what is sold loose is bought as it is needed', () => {
  const loose = offer({
    packText: null,
    pack: { quantity: 1, isDivisible: true, priceHt: 1.1, approximate: false },
  })
  expect(boughtFrom(item(2.5), loose).order).toEqual({ quantity: 2.5, packs: null, rest: 0, cost: 2.75 })
})

test('an article of unknown content costs by its unit, and one without a price nothing that is known', () => {
  expect(boughtFrom(item(30), offer({ pack: null })).order).toMatchObject({
    packs: null,
    cost: expect.closeTo(24.999),
  })
  expect(boughtFrom(item(30), offer({ pack: null, priceHt: null })).order).toMatchObject({ cost: null })
  expect(boughtFrom(item(null), offer()).order).toBeNull()
})
