import { describe, expect, it } from 'vitest'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { CostedProduct, CostLine } from './line-cost.ts'
import { portionCost } from './portion-cost.ts'
import { shareOfTotal } from './share-of-total.ts'
import { sheetCost } from './sheet-cost.ts'

function product(priceHt: number | null): CostedProduct {
  return { unit: 'kg', priceHt, densityKgPerL: null, contentQuantity: null, contentUnit: null }
}

function line(priceHt: number | null, kilos: number, wastagePercent = 0): CostLine {
  return { product: product(priceHt), quantity: kilos, unit: 'kg', wastagePercent }
}

describe('a sheet costs the sum of its lines', () => {
  it('two lines of 2 and 3 EUR are 5 EUR', () => {
    const cost = sheetCost([line(8, 0.25), line(12, 0.25)], 'majoration')
    expect(cost.costTotal).toBe(5)
    expect(cost.uncostedLines).toBe(0)
    expect(cost.lines).toHaveLength(2)
  })
  it('a sheet without lines costs nothing', () => {
    expect(sheetCost([], 'majoration')).toEqual({ costTotal: 0, uncostedLines: 0, lines: [] })
  })
  it('a line whose product has no price is left out and counted', () => {
    const cost = sheetCost([line(8, 0.25), line(null, 1), line(12, 0.25)], 'majoration')
    expect(cost.costTotal).toBe(5)
    expect(cost.uncostedLines).toBe(1)
    expect(cost.lines.map((one) => one.known)).toEqual([true, false, true])
    expect(cost.lines[1]).toEqual({ known: false, reason: 'price-missing' })
  })
  it('the starter line of a new sheet, without product, leaves it incomplete and at 0', () => {
    const starter: CostLine = { product: null, quantity: 0.001, unit: 'g', wastagePercent: 0 }
    expect(sheetCost([starter], 'majoration')).toMatchObject({ costTotal: 0, uncostedLines: 1 })
  })
  it('the account’s method weighs on every line', () => {
    const lines = [line(8, 0.25, 20), line(12, 0.25, 50)]
    expect(sheetCost(lines, 'majoration').costTotal).toBe(2.4 + 4.5)
    expect(sheetCost(lines, 'rendement').costTotal).toBe(2.5 + 6)
  })
  it('it is kept so exactly that what is shown is rounded once', () => {
    const third = line(0.1 / 3, 0.1)
    expect(sheetCost([third], 'majoration').costTotal).toBe(0.0033333333)
    expect(sheetCost([third, third, third], 'majoration').costTotal).toBe(0.01)
    const { costTotal } = sheetCost([line(70.06496, 1)], 'majoration')
    expect(roundHalfAwayFromZero(costTotal, SHOWN_AMOUNT_DECIMALS)).toBe(70.06)
  })
  it('lines in another order cost the same', () => {
    const lines = [line(0.1, 1), line(0.2, 1), line(0.3, 1), line(1 / 3, 0.7)]
    expect(sheetCost(lines, 'majoration').costTotal).toBe(
      sheetCost(lines.toReversed(), 'majoration').costTotal,
    )
  })
})

describe('a portion costs the sheet’s cost divided by its portions', () => {
  it('29.2741 EUR for 8 portions are 3.66 EUR each', () => {
    expect(portionCost(29.2741, 8)).toBeCloseTo(3.66, 2)
    expect(portionCost(29.2741, 8)).toBe(29.2741 / 8)
  })
  it('one portion costs the sheet', () => {
    expect(portionCost(0.84, 1)).toBe(0.84)
  })
})

describe('a line’s share says how much of the sheet’s cost it makes', () => {
  it('2 EUR of 5 are 40 %', () => {
    expect(shareOfTotal(2, 5)).toBe(40)
  })
  it('nothing has a share of a sheet that costs nothing', () => {
    expect(shareOfTotal(0, 0)).toBe(0)
  })
})
