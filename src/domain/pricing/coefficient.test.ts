import { describe, expect, it } from 'vitest'
import { SHEET_CATEGORIES } from '../catalogue/sheet-category.ts'
import { portionCost } from '../costing/portion-cost.ts'
import { coefficient } from './coefficient.ts'
import { marginRate } from './margin-rate.ts'
import { netCost } from './net-cost.ts'
import { INITIAL_COEFFICIENT, suggestedCoefficient } from './suggested-coefficient.ts'
import { suggestedPrice } from './suggested-price.ts'

describe('the coefficient of a dish is how many times its cost it sells for', () => {
  it('14 EUR HT for a cost of 4 EUR are a coefficient of 3.5', () => {
    expect(coefficient(14, 4)).toBe(3.5)
  })
  it('without a price or a cost there is none', () => {
    expect(coefficient(null, 4)).toBeNull()
    expect(coefficient(0, 4)).toBeNull()
    expect(coefficient(14, 0)).toBeNull()
  })
})

describe('a category suggests a coefficient', () => {
  it('starters sell at 4, mains at 3.5, desserts at 5, everything else at 3.5', () => {
    expect(SHEET_CATEGORIES.map((category) => [category, suggestedCoefficient(category)])).toEqual([
      ['Entrée', 4],
      ['Plat', 3.5],
      ['Dessert', 5],
      ['Accompagnement', 3.5],
      ['Sauce', 3.5],
      ['Menu', 3.5],
    ])
  })
  it('an account has its own', () => {
    const own = {
      coefficientEntree: 4.5,
      coefficientPlat: 3,
      coefficientDessert: 6,
      coefficientDefault: 2.5,
    }
    expect(SHEET_CATEGORIES.map((category) => suggestedCoefficient(category, own))).toEqual([
      4.5, 3, 6, 2.5, 2.5, 2.5,
    ])
  })
  it('an emptied calculator is at 2', () => {
    expect(INITIAL_COEFFICIENT).toBe(2)
  })
})

describe('the calculator goes from the raw cost to a price', () => {
  const net = netCost(20, 10)

  it('a loss of 10 % makes a raw cost of 20 EUR a net cost of 22 EUR', () => {
    expect(net).toBe(22)
    expect(netCost(20, 0)).toBe(20)
    expect(netCost(20, 100)).toBe(40)
  })
  it('4 portions cost 5.50 EUR each, and sell for 19.25 EUR HT at 3.5', () => {
    expect(portionCost(net, 4)).toBe(5.5)
    expect(suggestedPrice(portionCost(net, 4), 3.5)).toBe(19.25)
  })
  it('its margin is the price less the net cost, over the price', () => {
    expect(marginRate(19.25, portionCost(net, 4))).toBeCloseTo(((19.25 - 5.5) / 19.25) * 100, 12)
  })
})
