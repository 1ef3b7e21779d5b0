import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VAT_RATES } from '../pricing/vat-rate.ts'
import { marginMeans } from '../pricing/margin-means.ts'
import { carteTotals } from './carte-totals.ts'

const soup = {
  prixTtcAffiche: 11,
  tvaRate: 10,
  coutMatiere: 8,
  portions: 4,
  uncostedLines: 0,
  doubt: null,
  sold: null,
}
const wine = {
  prixTtcAffiche: 6,
  tvaRate: 20,
  coutMatiere: 1,
  portions: 1,
  uncostedLines: 0,
  doubt: null,
  sold: null,
}
const cents = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100)
const dish = fc.record({
  prixTtcAffiche: cents,
  tvaRate: fc.constantFrom(...VAT_RATES),
  coutMatiere: cents,
  portions: fc.integer({ min: 1, max: 20 }),
  uncostedLines: fc.constant(0),
  doubt: fc.constant(null),
  sold: fc.constant(null),
})

describe('the totals of a carte', () => {
  test('take each dish’s own VAT off its price, and one portion of its cost', () => {
    const totals = carteTotals([soup, wine])
    expect(totals).toMatchObject({ dishes: 2, margins: { counted: 2, incomplete: 0 }, cost: 3 })
    expect(totals.revenueHt).toBeCloseTo(15, 10)
    expect(totals.marginPercent).toBeCloseTo(80, 10)
  })

  test('weigh margins by what each dish brings, which a mean of margins does not', () => {
    const dear = {
      prixTtcAffiche: 110,
      tvaRate: 10,
      coutMatiere: 50,
      portions: 1,
      uncostedLines: 0,
      doubt: null,
      sold: null,
    }
    expect(carteTotals([soup, dear]).marginPercent).toBeCloseTo(((110 - 52) / 110) * 100, 10)
  })

  test('are those of the dishes with a price and a whole and probable cost, whose number they say', () => {
    const incomplete = { ...soup, coutMatiere: 1, uncostedLines: 2 }
    const totals = carteTotals([
      soup,
      { ...soup, prixTtcAffiche: 0 },
      { ...soup, coutMatiere: 0 },
      incomplete,
      { ...soup, coutMatiere: 8_000, doubt: 'price' },
    ])
    expect(totals).toMatchObject({ dishes: 5, margins: { counted: 1, incomplete: 1, doubtful: 1 }, cost: 2 })
    expect(totals.marginPercent).toBeCloseTo(80, 10)
    expect(totals.revenueHt).toBeCloseTo(10, 10)
  })

  test('of nothing have no margin', () => {
    expect(carteTotals([])).toEqual({
      dishes: 0,
      margins: marginMeans([]),
      cost: 0,
      revenueHt: 0,
      marginPercent: null,
    })
  })

  test('are revenue less cost, over revenue, and the same in any order', () => {
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1, maxLength: 30 }), (dishes) => {
        const { cost, revenueHt, marginPercent } = carteTotals(dishes)
        expect(marginPercent).toBeCloseTo(((revenueHt - cost) / revenueHt) * 100, 6)
        expect(carteTotals(dishes.toReversed()).revenueHt).toBeCloseTo(revenueHt, 6)
      }),
    )
  })
})
