import { expect, test } from 'vitest'
import { proposedPrice } from './proposed-price.ts'
import { awaitsPrice, pricingOf, unpricedPlaces } from './unpriced-places.ts'

const TABLE = { coefficientEntree: 4, coefficientPlat: 3.5, coefficientDessert: 5, coefficientDefault: 3 }
const SOLE = {
  id: 'sole',
  category: 'Plat',
  coutMatiere: 12,
  portions: 4,
  uncostedLines: 0,
  sellingPriceHt: null as number | null,
  tvaRate: 10,
  dishes: [] as { id: string; prixTtcAffiche: number; tvaRate: number }[],
} as const

test('the coefficient of the category proposes a price with VAT, to the cent', () => {
  expect(proposedPrice(SOLE, TABLE)).toEqual({ priceTtc: 11.55, from: 'coefficient', coefficient: 3.5 })
  expect(proposedPrice({ ...SOLE, category: 'Sauce', tvaRate: 20 }, TABLE)?.priceTtc).toBe(10.8)
})

test('a cost that lacks lines, or is none, proposes nothing', () => {
  expect(proposedPrice({ ...SOLE, uncostedLines: 1 }, TABLE)).toBeNull()
  expect(proposedPrice({ ...SOLE, coutMatiere: 0 }, TABLE)).toBeNull()
})

test('what it is sold for elsewhere is proposed before the coefficient, whatever is known of its cost', () => {
  const unpricedDish = { id: 'a', prixTtcAffiche: 0, tvaRate: 10 }
  const pricedDish = { id: 'b', prixTtcAffiche: 12.5, tvaRate: 10 }
  const other = { ...SOLE, uncostedLines: 2, dishes: [unpricedDish, pricedDish] }
  expect(proposedPrice(other, TABLE)).toMatchObject({ priceTtc: 12.5, from: 'dish' })
  expect(proposedPrice({ ...other, sellingPriceHt: 10 }, TABLE)).toMatchObject({
    priceTtc: 11,
    from: 'sheet',
  })
})

test('one price goes to the sheet and the dishes that lack one, and can be taken back from them', () => {
  const sheet = {
    ...SOLE,
    dishes: [
      { id: 'a', prixTtcAffiche: 0, tvaRate: 10 },
      { id: 'b', prixTtcAffiche: 12.5, tvaRate: 10 },
    ],
  }
  const places = unpricedPlaces(sheet)
  expect(places).toEqual({ sheet: true, dishes: ['a'] })
  expect(pricingOf(sheet, places, 11)).toEqual({
    id: 'sole',
    sellingPriceHt: { before: null, after: 10 },
    dishes: [{ id: 'a', before: 0, after: 11 }],
  })
  const priced = { ...sheet, sellingPriceHt: 10, dishes: [{ id: 'a', prixTtcAffiche: 11, tvaRate: 10 }] }
  expect(awaitsPrice({ ...sheet, isPreparation: false })).toBe(true)
  expect(awaitsPrice({ ...priced, isPreparation: false })).toBe(false)
  expect(awaitsPrice({ ...SOLE, isPreparation: true })).toBe(false)
  expect(pricingOf(priced, places, null)).toMatchObject({
    sellingPriceHt: { before: 10, after: null },
    dishes: [{ before: 11, after: 0 }],
  })
})

test('a dish with another VAT than its sheet is offered a price with that VAT, and the sheet takes what is typed less it', () => {
  const away = { id: 'a', prixTtcAffiche: 0, tvaRate: 5.5 }
  const table = { id: 'b', prixTtcAffiche: 12.5, tvaRate: 10 }
  const sheet = { ...SOLE, dishes: [away] }
  // 3 € × 3.5 = 10.50 €, with 5.5 % 11.0775 €; 12.50 ÷ 1.1 × 1.055 = 11.9886 €.
  expect(proposedPrice(sheet, TABLE)).toMatchObject({ priceTtc: 11.08, from: 'coefficient' })
  expect(proposedPrice({ ...sheet, dishes: [away, table] }, TABLE)).toMatchObject({
    priceTtc: 11.99,
    from: 'dish',
  })
  expect(proposedPrice({ ...sheet, sellingPriceHt: 10 }, TABLE)).toMatchObject({
    priceTtc: 10.55,
    from: 'sheet',
  })
  expect(pricingOf(sheet, unpricedPlaces(sheet), 10.55)).toMatchObject({ sellingPriceHt: { after: 10 } })
  // Where the sheet alone lacks a price, it is typed with its own VAT.
  const priced = { ...sheet, dishes: [{ ...away, prixTtcAffiche: 10.55 }] }
  expect(pricingOf(priced, unpricedPlaces(priced), 11)).toMatchObject({
    sellingPriceHt: { after: 10 },
    dishes: [],
  })
})
