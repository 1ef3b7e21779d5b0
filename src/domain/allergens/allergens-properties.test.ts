import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLERGENS } from './allergen.ts'
import { allergensOf, tracesOf } from './allergens-of.ts'
import type { WithAllergens } from './allergens-of.ts'
import { tracesBeside } from './traces-beside.ts'

const runs = { numRuns: 1000 }

const asOne = (products: WithAllergens[]) => ({
  allergens: allergensOf(products),
  traces: tracesOf(products),
})

describe('allergens', () => {
  it('a trace never becomes contained, and is lost only where something contains it', () => {
    const bearer = fc
      .record({ allergens: fc.subarray([...ALLERGENS]), traces: fc.subarray([...ALLERGENS]) })
      .map(({ allergens, traces }) => ({ allergens, traces: tracesBeside(traces, allergens) }))
    fc.assert(
      fc.property(fc.array(bearer), fc.array(bearer), (dish, preparation) => {
        const all = [...dish, ...preparation]
        const { allergens, traces } = asOne(all)
        expect(asOne([...dish, asOne(preparation)])).toEqual({ allergens, traces })
        for (const allergen of ALLERGENS) {
          const contained = all.some((one) => one.allergens.includes(allergen))
          expect(allergens.includes(allergen)).toBe(contained)
          const possible = all.some((one) => one.traces.includes(allergen))
          expect(traces.includes(allergen)).toBe(possible && !contained)
        }
      }),
      runs,
    )
  })

  it('only grow: a further product never takes one away, nor invents one', () => {
    const bearer = fc.record({ allergens: fc.subarray([...ALLERGENS]) })
    fc.assert(
      fc.property(fc.array(fc.option(bearer)), bearer, (products, further) => {
        const before = allergensOf(products)
        const after = allergensOf([...products, further])
        expect(after).toEqual(
          ALLERGENS.filter((one) => before.includes(one) || further.allergens.includes(one)),
        )
      }),
      runs,
    )
  })
})
