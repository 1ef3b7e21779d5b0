import { describe, expect, it } from 'vitest'
import { choicesTaken } from './choices-taken.ts'
import type { MenuDish } from './menu-choice.ts'
import { menuCost } from './menu-cost.ts'
import { menuFigures } from './menu-figures.ts'
import { menuVat } from './menu-vat.ts'
import { singlePrice } from './single-price.ts'

const dish = (portionCost: number, singlePriceTtc: number | null, tvaRate = 10): MenuDish => ({
  ficheId: `${portionCost}-${singlePriceTtc}`,
  portionCost,
  singlePriceTtc,
  tvaRate,
  costIncomplete: false,
  costDoubtful: false,
})

const starter = { dishes: [dish(2, 8), dish(3, 10)] }
const main = { dishes: [dish(5, 18), dish(7, 24)] }
const wine = { dishes: [dish(1.5, 6, 20)] }

describe('what a menu costs', () => {
  it('from the cheapest of every choice to the dearest, and what it costs on average', () => {
    expect(menuCost([starter, main, wine])).toEqual({
      lowest: 8.5,
      mean: 10,
      highest: 11.5,
      incomplete: false,
      doubtful: false,
    })
  })
  it('is not complete when a dish is not, nor when a choice has none', () => {
    const unknown = { ...dish(2, 8), costIncomplete: true }
    expect(menuCost([main, { dishes: [dish(1, 5), unknown] }]).incomplete).toBe(true)
    expect(menuCost([main, { dishes: [] }])).toMatchObject({ mean: 6, incomplete: true })
  })
})

describe('a questioned cost of a dish', () => {
  it('makes the cost of the menu doubtful, which is summed all the same', () => {
    const turbot = { ...dish(300, 20), costDoubtful: true }
    expect(menuCost([main, { dishes: [turbot] }])).toMatchObject({ mean: 306, doubtful: true })
    expect(menuFigures(30, [{ dishes: [turbot] }]).cost.doubtful).toBe(true)
  })
})

describe('the price of a dish by itself', () => {
  it('is the one on the carte', () => {
    expect(singlePrice({ prixTtcAffiche: 14.5, sellingPriceHt: 12, tvaRate: 10 })).toBe(14.5)
  })
  it('or that of its sheet with VAT, to the cent', () => {
    expect(singlePrice({ prixTtcAffiche: null, sellingPriceHt: 12.345, tvaRate: 10 })).toBe(13.58)
    expect(singlePrice({ prixTtcAffiche: 0, sellingPriceHt: 10, tvaRate: 20 })).toBe(12)
  })
  it('a dish without either has none', () => {
    expect(singlePrice({ prixTtcAffiche: null, sellingPriceHt: null, tvaRate: 10 })).toBeNull()
    expect(singlePrice({ prixTtcAffiche: 0, sellingPriceHt: 0, tvaRate: 10 })).toBeNull()
  })
})

describe('the VAT of a menu', () => {
  it('divides a menu at 24 € in proportion to 9 + 21 € of dishes and 6 € of wine', () => {
    expect(menuVat(24, [starter, main, wine])).toEqual({
      known: true,
      parts: [
        { tvaRate: 10, sharePercent: (30 / 36) * 100, baseHt: 18.18, tva: 1.82, ttc: 20 },
        { tvaRate: 20, sharePercent: (6 / 36) * 100, baseHt: 3.33, tva: 0.67, ttc: 4 },
      ],
      total: { baseHt: 21.51, tva: 2.49, ttc: 24 },
    })
  })
  it('of the guest who took the dearest dishes has less wine in it', () => {
    const vat = menuVat(24, choicesTaken([starter, main, wine], ['3-10', '7-24', null]))
    expect(vat.known && vat.parts.map(({ tvaRate, ttc }) => [tvaRate, ttc])).toEqual([
      [10, 20.4],
      [20, 3.6],
    ])
  })
  it('a choice between wine and juice counts half of each', () => {
    const drink = { dishes: [dish(1.5, 6, 20), dish(1, 4, 10)] }
    const vat = menuVat(25, [{ dishes: [dish(5, 20)] }, drink])
    expect(vat.known && vat.parts.map(({ tvaRate, ttc }) => [tvaRate, ttc])).toEqual([
      [10, 22],
      [20, 3],
    ])
  })
  it('names the dishes whose single price is missing, once each', () => {
    const unpriced = { ...dish(2, null), ficheId: 'without' }
    expect(menuVat(24, [{ dishes: [unpriced] }, { dishes: [unpriced, dish(1, 9)] }, wine])).toEqual({
      known: false,
      reason: 'dish-without-price',
      ficheIds: ['without'],
    })
  })
  it('needs no single price while all dishes have one rate', () => {
    expect(menuVat(22, [{ dishes: [dish(2, null), dish(3, 8)] }])).toMatchObject({
      known: true,
      parts: [{ tvaRate: 10, sharePercent: 100, baseHt: 20, tva: 2, ttc: 22 }],
    })
  })
  it('is unknown for a menu without a price, without choices, or with an empty one', () => {
    expect(menuVat(0, [starter])).toEqual({ known: false, reason: 'no-price' })
    expect(menuVat(24, [])).toEqual({ known: false, reason: 'no-choice' })
    expect(menuVat(24, [starter, { dishes: [] }])).toEqual({ known: false, reason: 'empty-choice' })
  })
})

describe('the margin of a menu', () => {
  it('is taken on its price less its own VAT', () => {
    const { margin } = menuFigures(24, [starter, main, wine])
    expect(margin?.amount).toBeCloseTo(11.51, 10)
    expect(margin?.percent).toBeCloseTo((11.51 / 21.51) * 100, 10)
  })
  it('is not known while the split is not, or while nothing costs anything', () => {
    expect(menuFigures(24, [wine, { dishes: [dish(2, null)] }]).margin).toBeNull()
    expect(menuFigures(24, [{ dishes: [dish(0, 9)] }]).margin).toBeNull()
  })
})
