import { describe, expect, it, test } from 'vitest'
import { coefficient } from '../pricing/coefficient.ts'
import { costRatio } from '../pricing/cost-ratio.ts'
import { marginAmount } from '../pricing/margin-amount.ts'
import { priceForMargin } from '../pricing/price-for-margin.ts'
import { priceHt } from '../pricing/price-ht.ts'
import { priceTtc } from '../pricing/price-ttc.ts'
import { suggestedPrice } from '../pricing/suggested-price.ts'
import type { QuantityLine } from './line-cost.ts'
import { chargedLine, distance, exampleLine, exampleLines } from '#tests/worked-examples/example-lines.ts'
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
  SEASONING,
  TARGET_PRICE,
  VEAL_CHOPS,
  VEAL_CHOPS_PRICE,
} from '#tests/worked-examples/worked-examples.ts'

function costOf(costLine: QuantityLine, method: (typeof WASTAGE_METHODS)[number]): number | null {
  const cost = lineCost(costLine, method)
  return cost.known ? cost.cost : null
}

// None of these sheets loses anything, so both methods must come to the printed figures.
describe.each(WASTAGE_METHODS)('a published sheet without losses, by %s', (method) => {
  it.each(EXAMPLE_SHEETS)('costs what its source says: $name', (example) => {
    const { costTotal, uncostedLines, lines } = sheetCost(exampleLines(example), example.portions, method)
    expect(uncostedLines).toBe(example.emptyLines ?? 0)
    if (example.expectedTotal !== undefined)
      expect(distance(costTotal, example.expectedTotal)).toBeLessThanOrEqual(example.tolerance)
    if (example.expectedPortion !== undefined) {
      expect(distance(portionCost(costTotal, example.portions), example.expectedPortion)).toBeLessThanOrEqual(
        example.tolerance,
      )
    }
    const expectedCosts = [
      ...example.lines.map(([, , , , expectedCost]) => expectedCost),
      ...(example.charges ?? []).map(({ expectedCost }) => expectedCost),
    ]
    for (const [index, expectedCost] of expectedCosts.entries()) {
      const cost = lines[index]
      if (expectedCost !== undefined)
        expect(distance(cost?.known ? cost.cost : null, expectedCost)).toBeLessThanOrEqual(example.tolerance)
    }
  })
})

test('a seasoning of 2 % beside a line QS adds 2 % of what the other lines cost', () => {
  const tart = EXAMPLE_SHEETS.find(({ name }) => name === SEASONING.of)
  const lines = [...exampleLines(tart ?? { lines: [] }), ...SEASONING.charges.map(chargedLine)]
  const { costTotal, uncostedLines } = sheetCost(lines, SEASONING.portions, 'majoration')
  expect(costTotal).toBe(SEASONING.expectedTotal)
  expect(portionCost(costTotal, SEASONING.portions)).toBe(SEASONING.expectedPortion)
  expect(uncostedLines).toBe(0)
})

describe('a published loss', () => {
  it.each(EXAMPLE_LOSSES)('is applied by $method as its source says: $name', (example) => {
    const { method, price, wastagePercent, quantity, unit, tolerance } = example
    const net = netUnitPrice(price, wastagePercent, method)
    if (example.expectedNetPrice !== undefined) {
      expect(distance(net.known ? net.price : null, example.expectedNetPrice)).toBeLessThanOrEqual(tolerance)
    }
    if (quantity === undefined || unit === undefined || example.expectedCost === undefined) return
    expect(
      distance(
        costOf(exampleLine(quantity, unit, price, 'kg', wastagePercent), method),
        example.expectedCost,
      ),
    ).toBeLessThanOrEqual(tolerance)
    if (example.expectedCostWithoutLoss === undefined) return
    expect(
      distance(costOf(exampleLine(quantity, unit, price, 'kg'), method), example.expectedCostWithoutLoss),
    ).toBeLessThanOrEqual(tolerance)
  })
})

describe('a published price', () => {
  it('of veal chops is four times their cost', () => {
    const { costTotal } = sheetCost(exampleLines(VEAL_CHOPS), VEAL_CHOPS.portions, 'majoration')
    const ht = suggestedPrice(portionCost(costTotal, VEAL_CHOPS.portions), VEAL_CHOPS_PRICE.coefficient)
    expect(distance(ht, VEAL_CHOPS_PRICE.expectedHt)).toBeLessThanOrEqual(VEAL_CHOPS.tolerance)
    expect(
      distance(priceTtc(ht, VEAL_CHOPS_PRICE.tvaRate), VEAL_CHOPS_PRICE.expectedTtc),
    ).toBeLessThanOrEqual(VEAL_CHOPS.tolerance)
  })

  it('of pasta spends a quarter on ingredients', () => {
    const { tolerance, price, cost, expectedRatio } = PASTA_RATIO
    expect(distance(costRatio(price, cost), expectedRatio)).toBeLessThanOrEqual(tolerance)
  })

  it.each(TARGET_PRICE.expectedTtc)('leaves 65 %% of margin, with VAT at %d %%', (tvaRate, expectedTtc) => {
    const { tolerance, cost, marginPercent, expectedHt } = TARGET_PRICE
    const ht = priceForMargin(cost, marginPercent) ?? Number.NaN
    expect(distance(ht, expectedHt)).toBeLessThanOrEqual(tolerance)
    expect(distance(priceTtc(ht, tvaRate), expectedTtc)).toBeLessThanOrEqual(tolerance)
  })

  it('of duck breast gives its margin once VAT is off', () => {
    const { tolerance, priceTtc: ttc, tvaRate, cost } = DUCK_BREAST
    const ht = priceHt(ttc, tvaRate)
    expect(distance(ht, DUCK_BREAST.expectedHt)).toBeLessThanOrEqual(tolerance)
    expect(distance(marginAmount(ht, cost), DUCK_BREAST.expectedMargin)).toBeLessThanOrEqual(tolerance)
    expect(
      distance(((coefficient(ht, cost) ?? Number.NaN) - 1) * 100, DUCK_BREAST.expectedMarginOverCost),
    ).toBeLessThanOrEqual(tolerance)
  })

  it.each(RATIO_COEFFICIENTS.expected)('of ratio %d %% is a coefficient of %d', (ratio, expected) => {
    const price = 100
    const cost = (price * ratio) / 100
    expect(distance(coefficient(price, cost), expected)).toBeLessThanOrEqual(RATIO_COEFFICIENTS.tolerance)
    expect(distance(costRatio(price, cost), ratio)).toBeLessThanOrEqual(1e-9)
  })
})
