import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articlePrice, cheapestArticle } from './article-price.ts'

const bare = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
const kg = { ...bare, unit: 'kg' } as const
const piece = { ...bare, unit: 'pièce' } as const

describe('the price of an article for the unit of a product', () => {
  test('is converted between weights', () => {
    expect(articlePrice({ ...bare, unit: 'g', priceHt: 0.0098 }, kg)).toEqual({ priceHt: 9.8, doubt: null })
  })

  test('comes from the content of the article, also where the product has a content', () => {
    const sack = { ...bare, unit: 'sachet', contentQuantity: 25, contentUnit: 'kg', priceHt: 20 } as const
    expect(articlePrice(sack, kg)).toEqual({ priceHt: 0.8, doubt: null })
    expect(articlePrice(sack, { ...kg, contentQuantity: 1, contentUnit: 'kg' })).toEqual({
      priceHt: 0.8,
      doubt: null,
    })
  })

  test('of a pack twice as large is twice that of one piece of the product', () => {
    const large = { ...piece, contentQuantity: 0.5, contentUnit: 'kg', priceHt: 6 } as const
    const small = { ...piece, contentQuantity: 250, contentUnit: 'g' } as const
    expect(articlePrice(large, small)).toEqual({ priceHt: 3, doubt: null })
  })

  test('of a piece of the product comes from what that piece holds', () => {
    const small = { ...piece, contentQuantity: 250, contentUnit: 'g' } as const
    const loose = { ...kg, contentQuantity: 25, contentUnit: 'kg', priceHt: 8 } as const
    expect(articlePrice(loose, small)).toEqual({ priceHt: 2, doubt: null })
    expect(articlePrice(loose, piece)).toEqual({ priceHt: null, doubt: 'content-missing' })
  })

  test('is in doubt where the content of the other stands for a missing one', () => {
    const pack = { ...piece, priceHt: 3 }
    expect(articlePrice(pack, { ...kg, contentQuantity: 250, contentUnit: 'g' })).toEqual({
      priceHt: 12,
      doubt: 'content-assumed',
    })
    expect(articlePrice(pack, { ...piece, contentQuantity: 250, contentUnit: 'g' }).doubt).toBe(
      'content-assumed',
    )
  })

  test('is unknown without a content, without a density and between two counts', () => {
    expect(articlePrice({ ...piece, priceHt: 3 }, kg)).toEqual({ priceHt: null, doubt: 'content-missing' })
    expect(articlePrice({ ...bare, unit: 'L', priceHt: 3 }, kg)).toEqual({
      priceHt: null,
      doubt: 'density-missing',
    })
    expect(articlePrice({ ...bare, unit: 'botte', priceHt: 3 }, piece)).toEqual({
      priceHt: null,
      doubt: 'units-unrelated',
    })
  })

  test('uses the density of the article where the product has none', () => {
    expect(articlePrice({ ...bare, unit: 'L', densityKgPerL: 0.8, priceHt: 4 }, kg).priceHt).toBe(5)
    expect(
      articlePrice({ ...bare, unit: 'L', densityKgPerL: 0.8, priceHt: 4 }, { ...kg, densityKgPerL: 0.5 })
        .priceHt,
    ).toBe(8)
  })

  test('of packs per kilogram is the same by either conversion', () => {
    const content = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), content, content, (cents, held, wanted) => {
        const pack = { ...piece, contentQuantity: held, contentUnit: 'kg', priceHt: cents / 100 } as const
        expect(articlePrice(pack, kg).priceHt).toBeCloseTo(cents / 100 / held, 5)
        const one = articlePrice(pack, { ...piece, contentQuantity: wanted, contentUnit: 'kg' })
        expect(one.priceHt).toBeCloseTo((cents / 100 / held) * wanted, 5)
      }),
    )
  })
})

const at = (id: string, priceHt: number | null) => ({ id, priceHt, doubt: null })

describe('the cheapest article', () => {
  test('is the one with the lowest certain price', () => {
    const doubtful = { id: 'c', priceHt: 1, doubt: 'content-assumed' } as const
    const unknown = { id: 'd', priceHt: null, doubt: 'content-missing' } as const
    expect(cheapestArticle([at('a', 3), at('b', 2), doubtful, unknown], 'a')).toBe('b')
    expect(cheapestArticle([doubtful, unknown], 'c')).toBeNull()
  })

  test('stays the followed one at the same price', () => {
    expect(cheapestArticle([at('a', 2), at('b', 2)], 'b')).toBe('b')
    expect(cheapestArticle([at('a', 2), at('b', 2)], null)).toBe('a')
  })
})
