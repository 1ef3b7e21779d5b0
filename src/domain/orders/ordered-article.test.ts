import { expect, test } from 'vitest'
import type { Unit } from '../quantity/unit.ts'
import { isDivisible, orderedArticle } from './ordered-article.ts'

function article(unit: Unit, priceHt: number, packText: string | null, packPriceHt: number | null = null) {
  const bare = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
  return orderedArticle({ unit, priceHt, packText, packPriceHt, ...bare })
}

test.each([
  ['a sac with its price', ['kg', 0.9, 'Sac 25 kg', 22.5], 25, 22.5],
  ['a sac without a price', ['kg', 0.9, 'Sac 25 kg', null], 25, 22.5],
  ['a price that was rounded', ['L', 2.5909, 'Colis de 24 boîtes de 33 cl', 20.52], 7.92, 20.52],
  ['what is sold loose', ['kg', 2.5, null, null], 1, 2.5],
  ['what is sold by the kilogram', ['kg', 2.5, 'le kg', null], 1, 2.5],
  ['one of several', ['pièce', 7.66, 'Colis de 6 boîtes.', 7.66], 1, 7.66],
  ['a pack of two readings', ['kg', 0.9, 'sac 25', null], null, null],
  ['a pack that its prices contradict', ['kg', 2, 'Sac 25 kg', 20], null, 20],
] as const)('%s', (_what, [unit, priceHt, packText, packPriceHt], packQuantity, price) => {
  expect(article(unit, priceHt, packText, packPriceHt)).toMatchObject({ packQuantity, priceHt: price })
})

test.each([
  [1, 'kg', null, true],
  [1, 'kg', 'le kg', true],
  [1, 'L', 'Brique 1 L', false],
  [1, 'kg', 'Plaquette 1 kg', false],
  [1, 'kg', 'Plateau', true],
  [1, 'pièce', null, false],
  [5, 'kg', null, false],
  [null, 'kg', null, false],
] as const)('a part of %s %s (%s) can be ordered: %s', (packQuantity, unit, packText, divisible) => {
  expect(isDivisible({ packQuantity, unit, packText })).toBe(divisible)
})
