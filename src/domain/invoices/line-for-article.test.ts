import { describe, expect, test } from 'vitest'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { Unit } from '../quantity/unit.ts'
import { agreedForLine, priceForArticle } from './line-for-article.ts'
import { pricesForUnit } from './prices-for-unit.ts'

const of = (
  unit: Unit,
  contentQuantity: number | null = null,
  contentUnit: 'kg' | 'g' | 'cl' | null = null,
) => catalogueFacts({ unit, contentQuantity, contentUnit })
const line = (facts: ReturnType<typeof of>, unitPriceHt = 5.8) => ({
  unitCode: 'C62',
  unit: facts.unit,
  unitPriceHt,
  facts,
})
const KEPT = { priceHt: 5.8, doubt: null }

describe('the price of a line for its article', () => {
  test.each([
    ['pieces without a content', of('pièce'), of('pièce')],
    ['pieces, of which the catalogue alone says what they hold', of('unité'), of('pièce', 400, 'g')],
    ['pieces, of which the line alone says what they hold', of('pièce', 400, 'g'), of('unité')],
    ['pieces of one content', of('pièce', 0.4, 'kg'), of('pièce', 400, 'g')],
    ['pieces of what is sold by the bottle', of('pièce'), of('bouteille', 70, 'cl')],
    ['bottles', of('bouteille', 70, 'cl'), of('bouteille', 70, 'cl')],
  ])('is its own: %s', (_what, facts, article) => {
    expect(priceForArticle(line(facts), article)).toEqual(KEPT)
    expect(agreedForLine(line(facts), { ...article, agreedPriceHt: 5.6 })).toBe(5.6)
  })

  test.each([
    ['pieces of another content', of('pièce', 250, 'g'), of('pièce', 400, 'g'), 'content-differs'],
    [
      'a weight and a volume without a density',
      of('pièce', 250, 'g'),
      of('pièce', 25, 'cl'),
      'content-differs',
    ],
    ['two other things', of('sachet'), of('barquette'), 'units-unrelated'],
    ['pieces of what is sold by weight', of('pièce'), of('kg'), 'content-missing'],
    ['a weight of what is sold by the piece', of('kg'), of('pièce'), 'content-missing'],
  ])('is in doubt: %s', (_what, facts, article, doubt) => {
    expect(priceForArticle(line(facts), article)).toMatchObject({ doubt })
    expect(agreedForLine(line(facts), { ...article, agreedPriceHt: 5.6 })).toBeNull()
  })

  test('is in doubt where one piece may be the carton or the bottle', () => {
    const readings = [
      { unit: 'unité', priceHt: 34.8 },
      { unit: 'bouteille', priceHt: 5.8 },
    ] as const
    expect(priceForArticle({ ...line(of('unité'), 34.8), readings }, of('bouteille'))).toMatchObject({
      doubt: 'units-unrelated',
    })
  })

  test('is what the user confirmed, whatever either holds', () => {
    const confirmed = { ...line(of('pièce', 250, 'g')), ofArticle: { unit: 'pièce', priceHt: 5.8 } as const }
    expect(priceForArticle(confirmed, of('pièce', 400, 'g'))).toEqual(KEPT)
  })

  test.each([
    ['whose weight its name says', 'H87', of('pièce'), { priceHt: 5, doubt: null }],
    ['of the weight of the article', 'H87', of('pièce', 0.25, 'kg'), { priceHt: 5, doubt: null }],
    ['of another weight', 'H87', of('pièce', 400, 'g'), { priceHt: 5, doubt: 'content-differs' }],
    ['of a carton', 'XCT', of('pièce'), { priceHt: null, doubt: 'content-missing' }],
    ['of bunches, as the article is', 'XBH', of('botte'), { priceHt: 5, doubt: null }],
  ])('of one thing is what this is billed at: %s', (_what, unitCode, article, price) => {
    const facts = catalogueFacts({
      unit: 'kg',
      priceHt: 20,
      packPriceHt: 5,
      contentQuantity: 250,
      contentUnit: 'g',
    })
    const baguette = { ...line(facts, 20), unitCode }
    expect(priceForArticle(baguette, article)).toEqual(price)
    const agreed = agreedForLine(baguette, { ...article, agreedPriceHt: 4 })
    expect(agreed).toBe(price.doubt === null ? 16 : null)
    expect(pricesForUnit(baguette, { ...article, packText: null })).toEqual([
      { unit: article.unit, priceHt: 5 },
    ])
  })

  test.each([
    ['of one article', 'XBG', 1, 6, null],
    ['of several of it', 'XPK', 1, 36, null],
    ['of another size', 'XBG', 5, 30, 'content-differs'],
    ['of another size, which may be several', 'XPK', 5, 30, 'content-differs'],
    ['of another size, of six', 'C62', 5, 180, 'content-differs'],
  ])(
    'of a pack in litres, for what is sold by the piece: %s',
    (_what, unitCode, litres, packPriceHt, doubt) => {
      const content = { contentQuantity: litres, contentUnit: 'L' as const }
      const facts = catalogueFacts({ unit: 'L', priceHt: 6, packPriceHt, ...content })
      const readings = [
        { unit: 'L', priceHt: 6 },
        { unit: 'L', priceHt: 36 },
      ] as const
      const oil = { ...line(facts, 6), unitCode, readings }
      const bottle = catalogueFacts({ unit: 'pièce', contentQuantity: 1, contentUnit: 'L' })
      expect(priceForArticle(oil, bottle)).toEqual({ priceHt: 6, doubt })
      expect(agreedForLine(oil, { ...bottle, agreedPriceHt: 5 })).toBe(doubt === null ? 5 : null)
    },
  )

  test('of a weight is converted as a product has it', () => {
    expect(priceForArticle(line(of('kg'), 10), of('pièce', 400, 'g'))).toEqual({ priceHt: 4, doubt: null })
  })
})
