import { expect, test } from 'vitest'
import { plannedPrice } from './planned-price.ts'

const PRODUCT = {
  unit: 'kg',
  priceHt: 10,
  priceChangedAt: '2026-01-01T00:00:00.000Z',
  densityKgPerL: null,
  contentQuantity: null,
  contentUnit: null,
} as const
const [BEFORE, AFTER] = ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00.001Z']

test.each([
  ['taken', 12, { priceHt: 12, unit: 'kg', at: AFTER }, {}],
  ['taken', 12, { priceHt: 0.012, unit: 'g', at: AFTER }, {}],
  ['taken', 12, { priceHt: 12, unit: 'kg', at: BEFORE }, { priceHt: null }],
  ['taken', 4, { priceHt: 2, unit: 'pièce', at: AFTER }, { contentQuantity: 500, contentUnit: 'g' }],
  ['older', 12, { priceHt: 12, unit: 'kg', at: BEFORE }, {}],
  ['older', 12, { priceHt: 12, unit: 'kg', at: PRODUCT.priceChangedAt }, {}],
  ['same', 10, { priceHt: 0.01, unit: 'g', at: AFTER }, {}],
  ['unit-unrelated', null, { priceHt: 12, unit: 'L', at: AFTER }, {}],
  ['none', null, { priceHt: null, unit: 'kg', at: AFTER }, {}],
] as const)('a price is %s: %s €/kg', (outcome, priceHt, price, facts) => {
  expect(plannedPrice(price, { ...PRODUCT, ...facts })).toEqual({ outcome, priceHt })
})
