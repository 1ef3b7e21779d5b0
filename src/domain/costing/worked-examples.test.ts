import { describe, expect, it } from 'vitest'
import { coefficient } from '../pricing/coefficient.ts'
import { costRatio } from '../pricing/cost-ratio.ts'
import { marginAmount } from '../pricing/margin-amount.ts'
import { priceForMargin } from '../pricing/price-for-margin.ts'
import { priceHt } from '../pricing/price-ht.ts'
import { priceTtc } from '../pricing/price-ttc.ts'
import { suggestedPrice } from '../pricing/suggested-price.ts'
import type { Unit } from '../quantity/unit.ts'
import type { CostLine } from './line-cost.ts'
import { lineCost } from './line-cost.ts'
import { netUnitPrice } from './net-unit-price.ts'
import { portionCost } from './portion-cost.ts'
import { sheetCost } from './sheet-cost.ts'
import { WASTAGE_METHODS } from './wastage-method.ts'
import {
  DUCK_BREAST,
  EXAMPLE_LOSSES,
  EXAMPLE_SHEETS,
  PASTA_RATIO,
  RATIO_COEFFICIENTS,
  TARGET_PRICE,
  VEAL_CHOPS,
  VEAL_CHOPS_PRICE,
} from './worked-examples.ts'
import type { ExampleLine } from './worked-examples.ts'

function line(quantity: number, unit: Unit, price: number, per: Unit, wastagePercent = 0): CostLine {
  const product = { unit: per, priceHt: price, densityKgPerL: null, contentQuantity: null, contentUnit: null }
  return { product, quantity, unit, wastagePercent }
}

function sheetLines(lines: readonly ExampleLine[]): CostLine[] {
  return lines.map(([quantity, unit, price, per]) => line(quantity, unit, price, per))
}

function within(tolerance: number, actual: number | null, expected: number): void {
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance)
}

function costOf(costLine: CostLine, method: (typeof WASTAGE_METHODS)[number]): number | null {
  const cost = lineCost(costLine, method)
  return cost.known ? cost.cost : null
}

// None of these sheets loses anything, so both methods must come to the printed figures.
describe.each(WASTAGE_METHODS)('a published sheet without losses, by %s', (method) => {
  it.each(EXAMPLE_SHEETS)('costs what its source says: $name', (example) => {
    const { costTotal, uncostedLines, lines } = sheetCost(sheetLines(example.lines), method)
    expect(uncostedLines).toBe(example.emptyLines ?? 0)
    if (example.expectedTotal !== undefined) within(example.tolerance, costTotal, example.expectedTotal)
    if (example.expectedPortion !== undefined) {
      within(example.tolerance, portionCost(costTotal, example.portions), example.expectedPortion)
    }
    for (const [index, [, , , , expectedCost]] of example.lines.entries()) {
      const cost = lines[index]
      if (expectedCost !== undefined) within(example.tolerance, cost?.known ? cost.cost : null, expectedCost)
    }
  })
})

describe('a published loss', () => {
  it.each(EXAMPLE_LOSSES)('weighs by $method as its source says: $name', (example) => {
    const { method, price, wastagePercent, quantity, unit, tolerance } = example
    const net = netUnitPrice(price, wastagePercent, method)
    if (example.expectedNetPrice !== undefined) {
      within(tolerance, net.known ? net.price : null, example.expectedNetPrice)
    }
    if (quantity === undefined || unit === undefined || example.expectedCost === undefined) return
    within(tolerance, costOf(line(quantity, unit, price, 'kg', wastagePercent), method), example.expectedCost)
    if (example.expectedCostWithoutLoss === undefined) return
    within(tolerance, costOf(line(quantity, unit, price, 'kg'), method), example.expectedCostWithoutLoss)
  })
})

describe('a published price', () => {
  it('of veal chops is four times their cost', () => {
    const { costTotal } = sheetCost(sheetLines(VEAL_CHOPS.lines), 'majoration')
    const ht = suggestedPrice(portionCost(costTotal, VEAL_CHOPS.portions), VEAL_CHOPS_PRICE.coefficient)
    within(VEAL_CHOPS.tolerance, ht, VEAL_CHOPS_PRICE.expectedHt)
    within(VEAL_CHOPS.tolerance, priceTtc(ht, VEAL_CHOPS_PRICE.tvaRate), VEAL_CHOPS_PRICE.expectedTtc)
  })

  it('of pasta spends a quarter on ingredients', () => {
    const { tolerance, price, cost, expectedRatio } = PASTA_RATIO
    within(tolerance, costRatio(price, cost), expectedRatio)
  })

  it.each(TARGET_PRICE.expectedTtc)('leaves 65 %% of margin, with VAT at %d %%', (tvaRate, expectedTtc) => {
    const { tolerance, cost, marginPercent, expectedHt } = TARGET_PRICE
    const ht = priceForMargin(cost, marginPercent) ?? Number.NaN
    within(tolerance, ht, expectedHt)
    within(tolerance, priceTtc(ht, tvaRate), expectedTtc)
  })

  it('of duck breast gives its margin once VAT is off', () => {
    const { tolerance, priceTtc: ttc, tvaRate, cost } = DUCK_BREAST
    const ht = priceHt(ttc, tvaRate)
    within(tolerance, ht, DUCK_BREAST.expectedHt)
    within(tolerance, marginAmount(ht, cost), DUCK_BREAST.expectedMargin)
    within(tolerance, ((coefficient(ht, cost) ?? Number.NaN) - 1) * 100, DUCK_BREAST.expectedMarginOverCost)
  })

  it.each(RATIO_COEFFICIENTS.expected)('of ratio %d %% is a coefficient of %d', (ratio, expected) => {
    const price = 100
    const cost = (price * ratio) / 100
    within(RATIO_COEFFICIENTS.tolerance, coefficient(price, cost), expected)
    within(1e-9, costRatio(price, cost), ratio)
  })
})
