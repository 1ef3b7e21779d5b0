import { describe, expect, it } from 'vitest'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { CostedProduct, CostLine } from './line-cost.ts'
import { BY_QUANTITY } from './line-costing.ts'
import type { LineCosting } from './line-costing.ts'
import { portionCost } from './portion-cost.ts'
import { shareOfTotal } from './share-of-total.ts'
import { sheetCost } from './sheet-cost.ts'

function product(priceHt: number | null): CostedProduct {
  return { unit: 'kg', priceHt, densityKgPerL: null, contentQuantity: null, contentUnit: null }
}

function line(priceHt: number | null, kilos: number, wastagePercent = 0): CostLine {
  return { ...BY_QUANTITY, product: product(priceHt), quantity: kilos, unit: 'kg', wastagePercent }
}

describe('a sheet costs the sum of its lines', () => {
  it('two lines of 2 and 3 EUR are 5 EUR', () => {
    const cost = sheetCost([line(8, 0.25), line(12, 0.25)], 1, 'majoration')
    expect(cost.costTotal).toBe(5)
    expect(cost.uncostedLines).toBe(0)
    expect(cost.lines).toHaveLength(2)
  })
  it('a sheet without lines costs nothing', () => {
    expect(sheetCost([], 1, 'majoration')).toEqual({ costTotal: 0, uncostedLines: 0, lines: [] })
  })
  it('a line whose product has no price is left out and counted', () => {
    const cost = sheetCost([line(8, 0.25), line(null, 1), line(12, 0.25)], 1, 'majoration')
    expect(cost.costTotal).toBe(5)
    expect(cost.uncostedLines).toBe(1)
    expect(cost.lines.map((one) => one.known)).toEqual([true, false, true])
    expect(cost.lines[1]).toEqual({ known: false, reason: 'price-missing' })
  })
  it('the starter line of a new sheet, without product, leaves it incomplete and at 0', () => {
    const starter: CostLine = { ...BY_QUANTITY, product: null, quantity: 0.001, unit: 'g', wastagePercent: 0 }
    expect(sheetCost([starter], 1, 'majoration')).toMatchObject({ costTotal: 0, uncostedLines: 1 })
  })
  it('the account’s method weighs on every line', () => {
    const lines = [line(8, 0.25, 20), line(12, 0.25, 50)]
    expect(sheetCost(lines, 1, 'majoration').costTotal).toBe(2.4 + 4.5)
    expect(sheetCost(lines, 1, 'rendement').costTotal).toBe(2.5 + 6)
  })
  it('it is kept so exactly that what is shown is rounded once', () => {
    const third = line(0.1 / 3, 0.1)
    expect(sheetCost([third], 1, 'majoration').costTotal).toBe(0.0033333333)
    expect(sheetCost([third, third, third], 1, 'majoration').costTotal).toBe(0.01)
    const { costTotal } = sheetCost([line(70.06496, 1)], 1, 'majoration')
    expect(roundHalfAwayFromZero(costTotal, SHOWN_AMOUNT_DECIMALS)).toBe(70.06)
  })
  it('lines in another order cost the same', () => {
    const lines = [line(0.1, 1), line(0.2, 1), line(0.3, 1), line(1 / 3, 0.7)]
    expect(sheetCost(lines, 1, 'majoration').costTotal).toBe(
      sheetCost(lines.toReversed(), 1, 'majoration').costTotal,
    )
  })
})

/** A line without a quantity; one with a product whose price is missing where `unpriced`. */
function charged(costing: LineCosting, forfait: number | null = null, unpriced = false): CostLine {
  const source = unpriced ? product(null) : null
  return { costing, forfait, product: source, quantity: null, unit: 'g', wastagePercent: 0 }
}
const costs = (lines: CostLine[], portions = 12) => sheetCost(lines, portions, 'majoration')

describe('a line QS', () => {
  it('costs nothing and blocks nothing, with a product without price or without any product', () => {
    const cost = costs([line(8, 0.25), charged('qs', null, true), charged('qs')])
    expect(cost).toMatchObject({ costTotal: 2, uncostedLines: 0 })
    expect(cost.lines[1]).toEqual({ known: true, costing: 'qs', cost: 0 })
  })
  it('is no line to take a percentage of', () => {
    expect(costs([charged('qs'), charged('forfait-percent', 2)])).toMatchObject({ uncostedLines: 1 })
  })
})

describe('a forfait', () => {
  it('a portion is paid once for each: 0.30 EUR for 12 portions are 3.60 EUR', () => {
    const forfait = charged('forfait-portion', 0.3)
    expect(costs([line(8, 0.25), forfait]).costTotal).toBe(5.6)
    expect(costs([forfait], 80).costTotal).toBe(24)
  })
  it('for the sheet is paid once, whatever the portions', () => {
    expect(costs([charged('forfait-sheet', 0.04)], 8).costTotal).toBe(0.04)
    expect(costs([charged('forfait-sheet', 0.04)], 80).costTotal).toBe(0.04)
  })
  it('needs no product, nor the price of the one it has', () => {
    expect(costs([charged('forfait-portion', 0.3, true)])).toMatchObject({ costTotal: 3.6, uncostedLines: 0 })
  })
  it('without its amount has no cost', () => {
    expect(costs([line(8, 0.25), charged('forfait-portion')])).toMatchObject({
      costTotal: 2,
      uncostedLines: 1,
      lines: [{ known: true }, { known: false, reason: 'forfait-missing' }],
    })
  })
})

describe('a percentage', () => {
  it('is of the other lines, forfaits in euros among them, and never of itself', () => {
    const lines = [charged('forfait-percent', 2), line(8, 0.25), charged('forfait-portion', 0.25)]
    expect(costs(lines)).toMatchObject({
      costTotal: 5.1,
      lines: [{ base: 5, cost: 0.1, partial: false }, {}, {}],
    })
  })
  it('does not compound with another one', () => {
    const lines = [line(100, 1), charged('forfait-percent', 2), charged('forfait-percent', 10)]
    expect(costs(lines).costTotal).toBe(112)
  })
  it('is marked as partial where another line has no cost, which alone is counted', () => {
    expect(costs([line(100, 1), line(null, 1), charged('forfait-percent', 2)])).toMatchObject({
      costTotal: 102,
      uncostedLines: 1,
      lines: [{}, { known: false }, { known: true, cost: 2, base: 100, partial: true }],
    })
  })
  it('of nothing that has a cost is not known', () => {
    expect(costs([line(null, 1), charged('forfait-percent', 2)])).toMatchObject({
      costTotal: 0,
      uncostedLines: 2,
      lines: [{}, { known: false, reason: 'base-missing' }],
    })
  })
  it('of products that cost nothing is nothing', () => {
    expect(costs([line(0, 1), charged('forfait-percent', 2)])).toMatchObject({
      costTotal: 0,
      uncostedLines: 0,
    })
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
