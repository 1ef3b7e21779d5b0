import * as fc from 'fast-check'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { PurchaseKitchen, PurchaseLine, PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { of, product, some } from '#domain/purchases/testing/kitchen.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { ProductionMark, ProductionSheet, ServedSheet } from '#domain/production/production-kitchen.ts'
import { DAYS, made } from '#domain/production/testing/kitchen.ts'

export interface RandomPlan {
  kitchen: PurchaseKitchen<PurchaseProduct, ProductionSheet>
  needs: { days: readonly string[]; served: ServedSheet[]; marks: ProductionMark[] }
  method: WastageMethod
}

const DEPTH = 5
const PRODUCTS = [
  product('flour'),
  product('cream', { unit: 'L', densityKgPerL: 0.99 }),
  product('eggs', { unit: 'pièce', contentQuantity: 55, contentUnit: 'g' }),
  product('wine', { unit: 'bouteille', contentQuantity: 0.75, contentUnit: 'L' }),
  product('lemons', { contentQuantity: 120, contentUnit: 'g' }),
]
const YIELDS: readonly (Unit | null)[] = ['kg', 'g', 'L', 'cl', 'pièce', null]
/** So that no amount is far from those of a kitchen. */
const SCALE: Record<Unit | 'portion', number> = {
  kg: 0.001,
  g: 1,
  L: 0.001,
  cl: 0.1,
  ml: 1,
  unité: 0.01,
  pièce: 0.01,
  botte: 0.01,
  barquette: 0.01,
  bouteille: 0.001,
  sachet: 0.01,
  portion: 0.004,
}
const UNITS_TAKEN = ['kg', 'g', 'L', 'cl', 'pièce', 'portion', 'portion'] as const

/** Three decimals. */
const figure = (thousandth: number, scale: number) => Number((thousandth * scale).toFixed(3))

const drawnLine = fc.record({
  to: fc.nat(),
  small: fc.integer({ min: 20, max: 1500 }),
  unit: fc.constantFrom(...UNITS_TAKEN),
  fits: fc.boolean(),
  loss: fc.integer({ min: -60, max: 60 }),
})
const drawnSheet = fc.record({
  portions: fc.integer({ min: 1, max: 12 }),
  yieldUnit: fc.constantFrom(...YIELDS),
  small: fc.integer({ min: 900, max: 9000 }),
  keepsHours: fc.option(fc.integer({ min: 1, max: 120 })),
  below: fc.array(drawnLine, { maxLength: 3 }),
  products: fc.array(drawnLine, { maxLength: 2 }),
})
const drawnDay = fc.record({
  served: fc.array(fc.record({ to: fc.nat(), portions: fc.nat(60), evening: fc.boolean() }), {
    maxLength: 4,
  }),
  marks: fc.array(
    fc.record({
      to: fc.nat(),
      ready: fc.option(
        fc.record({ small: fc.integer({ min: 1, max: 9000 }), unit: fc.constantFrom(...UNITS_TAKEN) }),
      ),
      days: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 4 },
  ),
})

/** Kitchens of sheets on five levels, each of which takes any below, with what is ready and made for several days. */
export const randomPlan: fc.Arbitrary<RandomPlan> = fc
  .record({
    levels: fc.array(fc.array(drawnSheet, { minLength: 1, maxLength: 3 }), {
      minLength: DEPTH,
      maxLength: DEPTH,
    }),
    days: fc.array(drawnDay, { minLength: 1, maxLength: DAYS.length }),
    method: fc.constantFrom<WastageMethod>('majoration', 'rendement'),
  })
  .map(({ levels, days, method }) => {
    const ids = levels.map((sheets, level) => sheets.map((_, at) => `${String(level)}-${String(at)}`))
    const facts = new Map(
      levels.flatMap((sheets, level) => sheets.map((each, at) => [ids[level]?.[at] ?? '', each])),
    )
    const sheets = levels.flatMap((own, level) =>
      own.map(({ portions, yieldUnit, small, keepsHours, below, products }, at) => {
        const lower = ids.slice(level + 1).flat()
        const yielded =
          yieldUnit === null ? {} : { yieldUnit, yieldQuantity: figure(small, SCALE[yieldUnit]) }
        return made(
          ids[level]?.[at] ?? '',
          [
            ...below.flatMap((line) => takenOf(line, lower, facts)),
            ...products.map(({ to, small: taken, loss }) => {
              const { id, unit } = PRODUCTS[to % PRODUCTS.length] ?? product('flour')
              return of(id, figure(taken, SCALE[unit]), unit, { wastagePercent: loss })
            }),
          ],
          { portions, keepsHours, ...yielded },
        )
      }),
    )
    const all = sheets.map(({ id }) => id)
    const pick = (to: number) => all[to % all.length] ?? ''
    const names = DAYS.slice(0, days.length)
    return {
      kitchen: { sheets, products: PRODUCTS },
      method,
      needs: {
        days: names,
        served: days.flatMap(({ served }, at) =>
          served.map(({ to, portions, evening }) => ({
            sheetId: pick(to),
            portions,
            day: names[at] ?? '',
            service: evening ? 'soir' : 'midi',
          })),
        ),
        marks: days.flatMap(({ marks }, at) =>
          marks.map(({ to, ready, days: madeFor }) => ({
            sheetId: pick(to),
            day: names[at] ?? '',
            days: madeFor,
            ready: ready && { quantity: figure(ready.small, SCALE[ready.unit]), unit: ready.unit },
          })),
        ),
      },
    }
  })

/** Most lines are in a unit that their preparation gives. */
function takenOf(
  {
    to,
    small,
    unit,
    fits,
    loss,
  }: { to: number; small: number; unit: (typeof UNITS_TAKEN)[number]; fits: boolean; loss: number },
  lower: readonly string[],
  facts: ReadonlyMap<string, { yieldUnit: Unit | null }>,
): PurchaseLine[] {
  const id = lower[to % Math.max(1, lower.length)]
  if (id === undefined) return []
  const inUnit = fits ? (facts.get(id)?.yieldUnit ?? 'portion') : unit
  return [some(id, figure(small, SCALE[inUnit]), inUnit, { wastagePercent: loss })]
}
