import { describe, expect, test } from 'vitest'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { PricedLine } from './line-for-article.ts'
import { priceForArticle } from './line-for-article.ts'
import { nearestFirst, pricesForUnit } from './prices-for-unit.ts'

const line = (facts: Parameters<typeof catalogueFacts>[0], change: Partial<PricedLine> = {}): PricedLine => {
  const read = catalogueFacts({ packPriceHt: null, packText: null, ...facts })
  return { unitCode: 'C62', unit: read.unit, unitPriceHt: read.priceHt, facts: read, ...change }
}
const prices = (...of: Parameters<typeof pricesForUnit>) => pricesForUnit(...of).map(({ priceHt }) => priceHt)

describe('the prices that a user may mean', () => {
  test('are those of one thing, by the unit of the article', () => {
    const readings = [
      { unit: 'pièce', priceHt: 8.1 },
      { unit: 'kg', priceHt: 2.7 },
    ] as const
    const eggs = line({ unit: 'pièce', priceHt: 0.27 }, { readings })
    expect(pricesForUnit(eggs, { unit: 'barquette', packText: null })).toEqual([
      { unit: 'barquette', priceHt: 0.27 },
      { unit: 'barquette', priceHt: 8.1 },
    ])
  })

  test('are none of a weight for what is counted', () => {
    expect(prices(line({ unit: 'kg' }), { unit: 'pièce', packText: null })).toEqual([])
  })

  test.each([
    ['pack 4 x 1 L', 2.4, null, [0.6, 2.4]],
    ['pack 6 x 1 L', 3.9, 'Pack 6 x 1 L', [0.65, 3.9]],
    ['1 L', 3.9, 'Pack 6 x 1 L', [0.65, 3.9]],
  ])(
    'are of one of the things that are counted, then of the pack: %s',
    (pack, packPriceHt, packText, offered) => {
      const content = { contentQuantity: 1, contentUnit: 'L' } as const
      const water = line(
        { name: `Eau gazeuse ${pack}`, unit: 'L', priceHt: 0.6, packPriceHt, ...content },
        { unitCode: 'XPK' },
      )
      expect(prices(water, { unit: 'bouteille', packText })).toEqual(offered)
    },
  )

  test('are of one egg of a count in words, though the pack alone was confirmed before', () => {
    const eggs = line({ name: 'Œuf plein air plateau de 30', unit: 'pièce', priceHt: 8.1, packPriceHt: 8.1 })
    expect(prices(eggs, { unit: 'pièce', packText: null })).toEqual([0.27, 8.1])
  })

  test('are of a kilogram of what the name says that is held, never of the pack', () => {
    const content = { contentQuantity: 5, contentUnit: 'kg' } as const
    const facts = { name: 'Semoule 5 kg', unit: 'kg', priceHt: 0.62, packPriceHt: 3.1, ...content } as const
    const bag = line(facts, { unitCode: 'ZZ', unit: 'pièce', unitPriceHt: 3.1 })
    expect(prices(bag, { unit: 'kg', packText: null })).toEqual([0.62])
  })

  test('are about those of a kilogram where a tin is known by its format', () => {
    const content = { contentQuantity: 2.65, contentUnit: 'L' } as const
    const facts = {
      name: 'Pois chiche carton 6 boîtes 3/1',
      unit: 'pièce',
      priceHt: 4.75,
      ...content,
    } as const
    const tin = line({ ...facts, packPriceHt: 28.5 }, { unitCode: 'XCT' })
    const kilo = catalogueFacts({ unit: 'kg' })
    expect(priceForArticle(tin, kilo)).toEqual({ priceHt: null, doubt: 'tin-weight' })
    expect(pricesForUnit(tin, kilo)).toEqual([{ unit: 'kg', priceHt: 1.906865, approximate: true }])
    const canister = line({ ...facts, name: 'Pois chiche bidon 2,65 L' }, { unitCode: 'XCT' })
    expect(prices(canister, kilo)).toEqual([])
  })

  test('are shown by how near they are to the price that is known', () => {
    expect(nearestFirst([{ priceHt: 8.1 }, { priceHt: 0.27 }], 0.26)).toEqual([
      { priceHt: 0.27 },
      { priceHt: 8.1 },
    ])
  })
})
