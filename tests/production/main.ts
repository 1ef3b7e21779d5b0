/**
 * Compares plans of what a kitchen has to make with an oracle of exact fractions, to the milligram, and checks that they
 * conserve: random kitchens of sheets on five levels, and the workbooks of a folder where one is given, for random covers,
 * ready amounts and days. `npm run test:production -- FOLDER`; the number of plans is PLANS, otherwise 10,000.
 */
import * as fc from 'fast-check'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { notConserved, offTheOracle } from './check-plan.ts'
import { DAYS } from '#domain/production/testing/kitchen.ts'
import { randomPlan, type RandomPlan } from './random-plans.ts'
import { readKitchen } from './read-kitchen.ts'

const numRuns = Number(process.env.PLANS ?? 10_000)
const [folder] = process.argv.slice(2)

check('kitchens of five levels', randomPlan, numRuns)
if (folder !== undefined) {
  const kitchen = await readKitchen(folder)
  const lines = kitchen.sheets.reduce((sum, sheet) => sum + sheet.lines.length, 0)
  say(
    `${folder}: ${String(kitchen.sheets.length)} sheets of ${String(lines)} lines and ${String(kitchen.products.length)} products`,
  )
  if (kitchen.sheets.length === 0) throw new Error(`No sheet was read in ${folder}`)
  check('the kitchen of the folder', plansOf(kitchen), Math.max(1, Math.round(numRuns / 100)))
}

function check(name: string, plans: fc.Arbitrary<RandomPlan>, runs: number): void {
  const started = performance.now()
  fc.assert(
    fc.property(plans, (plan) => {
      const wrong = [...offTheOracle(plan), ...notConserved(plan)]
      if (wrong.length > 0) throw new Error(wrong.slice(0, 10).join('\n'))
    }),
    { numRuns: runs },
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${String(runs)} plans of ${name}: exact to the milligram, and nothing lost (${seconds} s)`)
}

/** Every dish is served on each day, from none to 2,000 portions of it, and some of it is ready. */
function plansOf(kitchen: RandomPlan['kitchen']): fc.Arbitrary<RandomPlan> {
  const of = fc.constantFrom(...kitchen.sheets.map(({ id }) => id))
  const portions = fc.oneof(fc.nat(60), fc.nat(2000))
  const served = fc.array(
    fc.record({
      sheetId: of,
      portions,
      day: fc.constantFrom(...DAYS),
      service: fc.constantFrom('midi', 'soir'),
    }),
    { maxLength: 150 },
  )
  const ready = fc.option(
    fc.record({ quantity: fc.integer({ min: 1, max: 500 }), unit: fc.constant('portion' as const) }),
  )
  const marks = fc.array(
    fc.record({ sheetId: of, day: fc.constantFrom(...DAYS), ready, days: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 30 },
  )
  return fc
    .record({ served, marks, method: fc.constantFrom<WastageMethod>('majoration', 'rendement') })
    .map(({ method, ...needs }) => ({ kitchen, method, needs: { days: DAYS, ...needs } }))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
