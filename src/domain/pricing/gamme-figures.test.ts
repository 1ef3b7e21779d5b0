import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DishOfCarte } from './displayed-dish.ts'
import { dishRate } from './dish-rate.ts'
import { displayedPrice } from './displayed-price.ts'
import { dishFigures, gammeFigures } from './gamme-figures.ts'
import { marginRate } from './margin-rate.ts'
import { VAT_RATES } from './vat-rate.ts'

const steak: DishOfCarte = {
  prixTtcAffiche: 22,
  tvaRate: 10,
  coutMatiere: 20,
  portions: 4,
  uncostedLines: 0,
  doubt: null,
  sold: null,
}

test('22 € TTC are 20 € HT at 10 %; a portion at 5 € leaves 75 %', () => {
  const { portionCost, priceHt, margin } = dishFigures(steak)
  expect(portionCost).toBe(5)
  expect(priceHt).toBeCloseTo(20, 12)
  expect(margin?.percent).toBeCloseTo(75, 12)
  expect(margin?.amount).toBeCloseTo(priceHt - portionCost, 12)
})

test('a dish to take away is taxed at another rate than its sheet: 21.10 € TTC are 20 € HT at 5.5 %', () => {
  expect([dishRate(null, 10), dishRate(5.5, 10), dishRate(20, 5.5)]).toEqual([10, 5.5, 20])
  const away = dishFigures({ ...steak, prixTtcAffiche: 21.1, tvaRate: dishRate(5.5, 10) })
  expect(away.priceHt).toBeCloseTo(20, 12)
  expect(away.margin?.percent).toBeCloseTo(75, 12)
})

test('a dish without a price or without a cost has no margin, and stays out of the mean', () => {
  const unpriced = { ...steak, prixTtcAffiche: 0 }
  const uncosted = { ...steak, coutMatiere: 0 }
  expect(dishFigures(unpriced).margin).toBeNull()
  expect(dishFigures(uncosted).margin).toBeNull()
  const figures = gammeFigures([steak, unpriced, uncosted])
  expect(figures).toMatchObject({ nbRecettes: 3, coutTotal: 10, caTtc: 44 })
  expect(figures.margins.mean).toBeCloseTo(75, 12)
  expect(gammeFigures([unpriced]).margins.mean).toBeNull()
})

test('a dish whose cost lacks lines has a provisional margin, and stays out of the mean', () => {
  const incomplete = { ...steak, coutMatiere: 4, uncostedLines: 1 }
  expect(dishFigures(steak)).toMatchObject({ provisional: false, counted: true })
  expect(dishFigures(incomplete)).toMatchObject({ provisional: true, counted: false })
  expect(dishFigures(incomplete).margin?.percent).toBeCloseTo(95, 12)
  const figures = gammeFigures([steak, incomplete])
  expect(figures).toMatchObject({ nbRecettes: 2, margins: { counted: 1, incomplete: 1 }, coutTotal: 6 })
  expect(figures.margins.mean).toBeCloseTo(75, 12)
})

test('a dish whose cost is improbable stays out of the mean, and in the sums', () => {
  const absurd: DishOfCarte = { ...steak, coutMatiere: 20_000, doubt: 'price' }
  expect(dishFigures(absurd)).toMatchObject({ doubtful: true, counted: false })
  const figures = gammeFigures([steak, absurd])
  expect(figures).toMatchObject({ nbRecettes: 2, margins: { counted: 1, doubtful: 1 }, coutTotal: 5005 })
  expect(figures.margins.mean).toBeCloseTo(75, 12)
})

test('a displayed price is proposed to the cent', () => {
  expect(displayedPrice(12.5, 10)).toBe(13.75)
  expect(displayedPrice(3.33, 5.5)).toBe(3.51)
  expect(displayedPrice(16.95, 20)).toBe(20.34)
  expect(displayedPrice(null, 10)).toBe(0)
})

test('at the proposed price a dish has the margin of its sheet, but for the rounded cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }).map((cents) => cents / 100),
      fc.integer({ min: 1, max: 500_000 }).map((units) => units / 10_000),
      fc.constantFrom(...VAT_RATES),
      (priceHt, cost, tvaRate) => {
        const dish = {
          prixTtcAffiche: displayedPrice(priceHt, tvaRate),
          tvaRate,
          coutMatiere: cost,
          portions: 1,
          uncostedLines: 0,
          doubt: null,
        }
        const [price, cent] = [dishFigures(dish).priceHt, 0.005 / (1 + tvaRate / 100)]
        expect(Math.abs(price - priceHt)).toBeLessThanOrEqual(cent + 1e-9)
        expect(dishFigures(dish).margin?.percent).toBe(marginRate(price, cost))
      },
    ),
  )
})
