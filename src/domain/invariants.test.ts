import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineCost } from './costing/line-cost.ts'
import type { CostedProduct, CostLine, QuantityLine } from './costing/line-cost.ts'
import { BY_QUANTITY, FORFAIT_COSTINGS } from './costing/line-costing.ts'
import type { LineCharge } from './costing/line-costing.ts'
import { portionCost } from './costing/portion-cost.ts'
import { shareOfTotal } from './costing/share-of-total.ts'
import { sheetCost } from './costing/sheet-cost.ts'
import { WASTAGE_METHODS } from './costing/wastage-method.ts'
import { convert } from './quantity/convert.ts'
import { convertibleUnits } from './quantity/convertible-units.ts'
import { CONTENT_UNITS, UNITS } from './quantity/unit.ts'

/** Whole numbers of the last decimal, as people type them. */
const decimal = (min: number, max: number, decimals: number) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map((units) => units / 10 ** decimals)

const unit = fc.constantFrom(...UNITS)
const method = fc.constantFrom(...WASTAGE_METHODS)
const price = decimal(0, 500, 4)
const quantity = fc.integer({ min: 1, max: 5_000_000 }).map((grains) => grains / 1000)
const wastagePercent = decimal(-900, 100, 1)
const noContent = fc.constant({ contentQuantity: null, contentUnit: null })
const someContent = fc.record({
  contentQuantity: quantity,
  contentUnit: fc.constantFrom(...CONTENT_UNITS),
})
const product: fc.Arbitrary<CostedProduct> = fc
  .record({ unit, priceHt: fc.option(price), densityKgPerL: fc.option(decimal(1, 3, 2)) })
  .chain((facts) => fc.oneof(noContent, someContent).map((content) => ({ ...facts, ...content })))
const quantityLine: fc.Arbitrary<QuantityLine> = fc.record({
  product: fc.option(product),
  quantity: fc.option(quantity, { freq: 20 }),
  unit,
  wastagePercent,
})
const charge: fc.Arbitrary<LineCharge> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(BY_QUANTITY) },
  {
    weight: 1,
    arbitrary: fc.record({
      costing: fc.constantFrom(...FORFAIT_COSTINGS),
      forfait: fc.option(decimal(0, 100, 4)),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ costing: 'qs' as const, forfait: null }) },
)
const line: fc.Arbitrary<CostLine> = fc
  .tuple(quantityLine, charge)
  .map(([amount, how]) => ({ ...amount, ...how }))
const portions = fc.integer({ min: 1, max: 500 })
const lines = fc.array(line, { maxLength: 30 })
const runs = { numRuns: 1000 }

function close(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected))
}

describe('quantities', () => {
  it('there and back again is the same quantity', () => {
    fc.assert(
      fc.property(product, quantity, unit, unit, (facts, amount, from, to) => {
        const there = convert(amount, from, to, facts)
        const path = there.known ? there.path : null
        const back = convert(there.known ? there.quantity : amount, to, from, facts)
        if (!there.known) expect(back).toEqual(there)
        else {
          expect(back).toMatchObject({ known: true, path })
          close(back.known ? back.quantity : Number.NaN, amount)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('a detour through a third unit changes nothing', () => {
    fc.assert(
      fc.property(product, quantity, unit, unit, unit, (facts, amount, from, over, to) => {
        const direct = convert(amount, from, to, facts)
        const first = convert(amount, from, over, facts)
        const second = first.known ? convert(first.quantity, over, to, facts) : first
        if (direct.known && second.known) close(second.quantity, direct.quantity)
      }),
      { numRuns: 5000 },
    )
  })

  it('a line in a unit that its product offers converts, in any other it says why', () => {
    fc.assert(
      fc.property(product, unit, (facts, used) => {
        const offered = convertibleUnits(facts)
        expect(offered).toContain(facts.unit)
        expect(convert(1, used, facts.unit, facts).known).toBe(offered.includes(used))
      }),
      runs,
    )
  })
})

describe('costs', () => {
  it('a higher price never lowers a cost', () => {
    fc.assert(
      fc.property(quantityLine, product, price, price, method, (any, facts, one, other, how) => {
        const costAt = (priceHt: number) => {
          const cost = lineCost({ ...any, product: { ...facts, priceHt } }, how)
          return cost.known ? cost.cost : cost.reason
        }
        const low = costAt(Math.min(one, other))
        const high = costAt(Math.max(one, other))
        if (typeof low === 'string') expect(high).toBe(low)
        else expect(high).toBeGreaterThanOrEqual(low)
      }),
      runs,
    )
  })

  it('a greater loss never lowers a cost, and rendement never costs less than majoration', () => {
    fc.assert(
      fc.property(quantityLine, wastagePercent, wastagePercent, (any, one, other) => {
        const costAt = (loss: number, how: 'majoration' | 'rendement') => {
          const cost = lineCost({ ...any, wastagePercent: loss }, how)
          return cost.known ? cost.cost : Infinity
        }
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(costAt(more, 'majoration')).toBeGreaterThanOrEqual(costAt(less, 'majoration'))
        expect(costAt(more, 'rendement')).toBeGreaterThanOrEqual(costAt(less, 'rendement'))
        expect(costAt(more, 'rendement')).toBeGreaterThanOrEqual(costAt(more, 'majoration') * (1 - 1e-12))
      }),
      runs,
    )
  })

  it('a cost is a finite amount of 0 or more, or it says why there is none', () => {
    fc.assert(
      fc.property(quantityLine, method, (any, how) => {
        const cost = lineCost(any, how)
        expect(cost.known ? cost.cost >= 0 && Number.isFinite(cost.cost) : cost.reason.length > 0).toBe(true)
      }),
      runs,
    )
  })

  it('a sheet costs its known lines to half of the last decimal, and counts the others', () => {
    fc.assert(
      fc.property(lines, portions, method, (all, count, how) => {
        const sheet = sheetCost(all, count, how)
        const known = sheet.lines.flatMap((cost) => (cost.known ? [cost.cost] : []))
        const sum = known.reduce((total, cost) => total + cost, 0)
        expect(Math.abs(sheet.costTotal - sum)).toBeLessThanOrEqual(0.00005 + sum * 1e-14)
        expect(sheet.uncostedLines).toBe(all.length - known.length)
        for (const [index, one] of all.entries()) {
          if (one.costing === 'quantity') expect(sheet.lines[index]).toEqual(lineCost(one, how))
        }
      }),
      runs,
    )
  })

  it('one more line never lowers the cost, and the order of lines does not change it', () => {
    fc.assert(
      fc.property(lines, line, portions, method, (all, further, count, how) => {
        const { costTotal } = sheetCost(all, count, how)
        expect(sheetCost([...all, further], count, how).costTotal).toBeGreaterThanOrEqual(costTotal)
        close(sheetCost(all.toReversed(), count, how).costTotal, costTotal)
      }),
      runs,
    )
  })

  it('portions cost the same each where the quantities follow them, whatever the forfaits a portion and percentages', () => {
    const followed = fc
      .tuple(fc.array(quantityLine), fc.array(charge))
      .map(([amounts, charges]) => [
        ...amounts.map((amount) => ({ ...amount, ...BY_QUANTITY })),
        ...charges
          .filter(({ costing }) => costing !== 'quantity' && costing !== 'forfait-sheet')
          .map((how) => ({ product: null, quantity: null, unit: 'g' as const, wastagePercent: 0, ...how })),
      ])
    fc.assert(
      fc.property(followed, portions, fc.integer({ min: 2, max: 9 }), method, (all, count, times, how) => {
        const more = all.map((one) => ({
          ...one,
          quantity: one.quantity === null ? null : one.quantity * times,
        }))
        const before = portionCost(sheetCost(all, count, how).costTotal, count)
        const after = portionCost(sheetCost(more, count * times, how).costTotal, count * times)
        expect(Math.abs(after - before)).toBeLessThanOrEqual(1e-9 + 1e-12 * before)
      }),
      runs,
    )
  })

  it('portions times portion cost is the sheet’s cost', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 100_000 }), (costTotal, portions) => {
        close(portionCost(costTotal, portions) * portions, costTotal)
      }),
      runs,
    )
  })

  it('the shares of all lines make a hundred', () => {
    fc.assert(
      fc.property(fc.array(decimal(1, 500, 4), { minLength: 1 }), (costs) => {
        const total = costs.reduce((sum, cost) => sum + cost, 0)
        close(
          costs.reduce((sum, cost) => sum + shareOfTotal(cost, total), 0),
          100,
        )
      }),
      runs,
    )
  })
})
