import * as fc from 'fast-check'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { FORFAIT_COSTINGS } from '#domain/costing/line-costing.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'

/** What a chef may do that moves a cost, drawn as plain data; `perform` does it. Numbers choose among what is there. */

const which = fc.nat({ max: 20 })
const upTo = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((n) => n / 1000)
export const drawnPrice = fc.option(
  fc.integer({ min: 0, max: 999_999 }).map((n) => n / 10_000),
  { freq: 6 },
)
const wastagePercent = fc.oneof(
  fc.constantFrom(0, 0, 100),
  fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
)

const large = fc.record({ quantity: upTo(5000), unit: fc.constantFrom('g', 'ml') })
const small = fc.record({ quantity: upTo(6), unit: fc.constantFrom('kg', 'L', 'cl', 'pièce', 'botte') })
const portions = fc.record({ quantity: upTo(6), unit: fc.constant('portion') })

const productLine = fc.record({ product: which, amount: fc.oneof(large, small), wastagePercent })
const preparationLine = fc.record({
  sheet: which,
  amount: fc.oneof(portions, portions, large, small),
  wastagePercent,
})
const charged = fc.oneof(
  fc.constant({ costing: 'qs' as const }),
  fc.record({ costing: fc.constantFrom(...FORFAIT_COSTINGS), forfait: fc.option(upTo(90), { freq: 6 }) }),
)
const chargedLine = fc.oneof(
  fc.record({ product: which, amount: charged }),
  fc.record({ sheet: which, amount: charged }),
)
export const drawnLine = fc.oneof(
  { weight: 4, arbitrary: productLine },
  { weight: 3, arbitrary: preparationLine },
  { weight: 3, arbitrary: chargedLine },
)
export type DrawnLine = typeof drawnLine extends fc.Arbitrary<infer Line> ? Line : never

const drawnMeasure = fc.oneof(
  fc.constant({ quantity: null, unit: null }),
  fc.record({ quantity: upTo(6), unit: fc.constantFrom('kg', 'L') }),
)
export const drawnYield = drawnMeasure.map(({ quantity, unit }) => ({
  yieldQuantity: quantity,
  yieldUnit: unit,
}))

const productFact = fc.oneof(
  { weight: 3, arbitrary: fc.record({ priceHt: drawnPrice }) },
  { weight: 1, arbitrary: fc.record({ unit: fc.constantFrom('kg', 'g', 'L', 'pièce') }) },
  { weight: 1, arbitrary: fc.record({ densityKgPerL: fc.option(upTo(2)) }) },
  {
    weight: 1,
    arbitrary: drawnMeasure.map(({ quantity, unit }) => ({ contentQuantity: quantity, contentUnit: unit })),
  },
  { weight: 1, arbitrary: fc.record({ allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS)) }) },
  { weight: 1, arbitrary: fc.record({ traces: fc.uniqueArray(fc.constantFrom(...ALLERGENS)) }) },
  { weight: 1, arbitrary: fc.record({ allergenFree: fc.boolean() }) },
)

const simulated = fc.oneof(
  fc.record({ kind: fc.constant('product'), product: which, percent: fc.integer({ min: -60, max: 60 }) }),
  fc.record({
    kind: fc.constant('category'),
    category: fc.constant('Épicerie'),
    percent: fc.integer({ min: -60, max: 60 }),
  }),
  fc.record({ kind: fc.constant('portions'), sheet: which, portions: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('coefficient'), category: fc.constant(null), coefficient: fc.constant(4) }),
)

const kind = <Kind extends string>(name: Kind) => fc.constant(name)
const portionCount = fc.integer({ min: 1, max: 9 })

export const gestures = fc.oneof(
  fc.record({
    kind: kind('write-lines'),
    sheet: which,
    lines: fc.array(drawnLine, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: kind('add-line'), sheet: which, line: drawnLine }),
  fc.record({ kind: kind('change-line'), sheet: which, nth: which, line: drawnLine }),
  fc.record({ kind: kind('remove-line'), sheet: which, nth: which }),
  fc.record({ kind: kind('change-sheet'), sheet: which, facts: fc.record({ portions: portionCount }) }),
  fc.record({ kind: kind('change-sheet'), sheet: which, facts: drawnYield }),
  fc.record({ kind: kind('delete-sheet'), sheet: which }),
  fc.record({ kind: kind('duplicate-sheet'), sheet: which }),
  fc.record({ kind: kind('change-product'), product: which, facts: productFact }),
  fc.record({ kind: kind('change-product'), product: which, facts: productFact }),
  fc.record({ kind: kind('delete-product'), product: which }),
  fc.record({ kind: kind('change-method'), wastageMethod: fc.constantFrom(...WASTAGE_METHODS) }),
  fc.record({ kind: kind('simulate'), changes: fc.array(simulated, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: kind('undo'), nth: fc.nat({ max: 3 }) }),
)
export type Gesture = typeof gestures extends fc.Arbitrary<infer One> ? One : never
