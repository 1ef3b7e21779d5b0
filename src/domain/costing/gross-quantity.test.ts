import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grossQuantity } from './gross-quantity.ts'
import { MAX_WASTAGE, MIN_WASTAGE } from './limits.ts'
import { lineCost } from './line-cost.ts'
import { WASTAGE_METHODS } from './wastage-method.ts'

test.each([
  [5, 20, 'majoration', 6],
  [5, 19, 'rendement', 6.1728],
  [2.6, 0, 'rendement', 2.6],
  [247, -147, 'majoration', 100],
  [247, -147, 'rendement', 100],
  [3, 100, 'majoration', 6],
  [3, 100, 'rendement', 'total-loss'],
  [3, 101, 'majoration', 'wastage-invalid'],
] as const)('%d with a loss of %d %%, by %s, are %s', (net, wastage, method, gross) => {
  const found = grossQuantity(net, wastage, method)
  if (typeof gross === 'string') expect(found).toBe(gross)
  else expect(found).toBeCloseTo(gross, 4)
})

test('the gross quantity at the price as bought is what the line costs', () => {
  const quantity = fc.double({ min: 0.001, max: 10_000, noNaN: true })
  const loss = fc.integer({ min: MIN_WASTAGE, max: MAX_WASTAGE - 1 })
  fc.assert(
    fc.property(quantity, loss, fc.constantFrom(...WASTAGE_METHODS), (net, wastagePercent, method) => {
      const product = {
        unit: 'kg' as const,
        priceHt: 7.3,
        densityKgPerL: null,
        contentQuantity: null,
        contentUnit: null,
      }
      const cost = lineCost({ product, quantity: net, unit: 'kg', wastagePercent }, method)
      const gross = grossQuantity(net, wastagePercent, method)
      expect(cost.known && typeof gross === 'number' && Math.abs(cost.cost / (gross * 7.3) - 1)).toBeLessThan(
        1e-12,
      )
    }),
  )
})
