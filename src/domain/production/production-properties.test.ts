import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLongRun } from '#tests/property-runs.ts'
import { productionPlan } from './production-plan.ts'
import { isOff, notConserved, offTheOracle } from '#tests/production/check-plan.ts'
import { randomPlan } from '#tests/production/random-plans.ts'

const numRuns = isLongRun ? 10_000 : 300
const LONG_MS = 600_000

describe('a plan of days, of sheets on five levels', { timeout: LONG_MS }, () => {
  test('is that of exact fractions, to the milligram', () => {
    fc.assert(
      fc.property(randomPlan, (plan) => {
        expect(offTheOracle(plan)).toEqual([])
      }),
      { numRuns },
    )
  })

  test('conserves: reasons are what is needed, that is what is ready, covered and made, and over all days nothing is lost', () => {
    fc.assert(
      fc.property(randomPlan, (plan) => {
        expect(notConserved(plan)).toEqual([])
      }),
      { numRuns },
    )
  })

  test('has the same order and the same dishes whatever is ready', () => {
    fc.assert(
      fc.property(randomPlan, ({ kitchen, needs, method }) => {
        const marks = needs.marks.map((mark) => ({ ...mark, days: 1 }))
        const nothing = marks.map((mark) => ({ ...mark, ready: null }))
        const [some, none] = [marks, nothing].map((own) =>
          productionPlan(kitchen, { ...needs, marks: own }, method).map(({ nodes }) =>
            nodes.map(({ sheet, isDish }) => [sheet.id, isDish] as const),
          ),
        )
        some?.forEach((nodes, day) => {
          const before = new Map(none?.[day])
          const both = nodes.filter(([id]) => before.has(id))
          const ids = new Set(both.map(([id]) => id))
          expect(both).toEqual([...before].filter(([id]) => ids.has(id)))
        })
      }),
      { numRuns },
    )
  })

  test('is so many times as great for so many times the portions and what is ready', () => {
    fc.assert(
      fc.property(randomPlan, fc.integer({ min: 2, max: 9 }), ({ kitchen, needs, method }, times) => {
        const served = needs.served.map((each) => ({ ...each, portions: each.portions * times }))
        const marks = needs.marks.map((mark) => ({
          ...mark,
          ready: mark.ready && { ...mark.ready, quantity: mark.ready.quantity * times },
        }))
        const once = productionPlan(kitchen, needs, method)
        const more = productionPlan(kitchen, { ...needs, served, marks }, method)
        more.forEach(({ nodes, purchases }, day) => {
          for (const { sheet, made, unit } of nodes) {
            const before = once[day]?.nodes.find((node) => node.sheet.id === sheet.id)?.made ?? 0
            expect(isOff(made, before * times, unit)).toBe(false)
          }
          for (const { product, quantity } of purchases.items) {
            const before = once[day]?.purchases.items.find((item) => item.product.id === product.id)
            expect(isOff(quantity ?? 0, (before?.quantity ?? 0) * times, product.unit)).toBe(false)
          }
        })
      }),
      { numRuns },
    )
  })
})
