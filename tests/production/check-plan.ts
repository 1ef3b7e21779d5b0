import { MEASURES } from '#domain/quantity/measure.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { timesOfPreparation } from '#domain/costing/preparation-cost.ts'
import { type ProductionDay, productionPlan } from '#domain/production/production-plan.ts'
import type { Fraction } from './fraction.ts'
import { oracle } from './oracle.ts'
import type { RandomPlan } from './random-plans.ts'

/** Grams or millilitres; of what is counted, the thousandth part of one. */
const TOLERANCE = 0.001

/** Where two quantities differ by more than a milligram. */
export function isOff(one: number, other: number, unit: LineUnit): boolean {
  const small = unit === 'portion' ? 1 : (MEASURES[unit]?.amount ?? 1)
  return Math.abs(one - other) * small > TOLERANCE
}

/** Every quantity of a plan that is not that of the oracle, in words; none where all are. */
export function offTheOracle({ kitchen, needs, method }: RandomPlan): string[] {
  const plan = productionPlan(kitchen, needs, method)
  const right = oracle(kitchen, needs, method)
  const off: string[] = []
  const compare = (what: string, found: number, expected: Fraction, whole: number, unit: LineUnit) => {
    const exact = expected.toNumber() * whole
    if (isOff(found, exact, unit)) off.push(`${what}: ${String(found)} for ${String(exact)} ${unit}`)
  }
  plan.forEach(({ day, nodes, purchases }, at) => {
    for (const sheet of kitchen.sheets) {
      const node = nodes.find((each) => each.sheet.id === sheet.id)
      const { unit, whole } = node ?? { unit: 'kg', whole: 1 }
      compare(`${day} needed of ${sheet.id}`, node?.needed ?? 0, right.needed(sheet.id, at), whole, unit)
      compare(`${day} made of ${sheet.id}`, node?.made ?? 0, right.made(sheet.id, at), whole, unit)
    }
    for (const { id, unit } of kitchen.products) {
      const item = purchases.items.find(({ product }) => product.id === id)
      compare(`${day} bought of ${id}`, item?.quantity ?? 0, right.bought(id, at), 1, unit)
    }
  })
  return off
}

/** Every sum of a plan that is not what its parts are, in words; none where all are. */
export function notConserved({ kitchen, needs, method }: RandomPlan): string[] {
  const plan = productionPlan(kitchen, needs, method)
  const wrong: string[] = []
  const same = (what: string, one: number, other: number, unit: LineUnit) => {
    if (isOff(one, other, unit)) wrong.push(`${what}: ${String(one)} and ${String(other)} ${unit}`)
  }
  for (const { day, nodes } of plan)
    for (const { sheet, unit, reasons, needed, ready, covered, made, excess, whole } of nodes) {
      const at = `${day} ${sheet.id}`
      same(`${at}: reasons and what is needed`, sumOf(reasons.map(({ quantity }) => quantity)), needed, unit)
      same(`${at}: what is needed and where it is from`, needed, ready + covered + made, unit)
      const mark = needs.marks.findLast((each) => each.sheetId === sheet.id && each.day === day)
      const there = mark?.ready ? timesOfPreparation(mark.ready.quantity, mark.ready.unit, sheet) : 0
      same(`${at}: what is ready`, typeof there === 'number' ? there * whole : 0, ready + excess, unit)
      if (Math.min(needed, ready, covered, made, excess) < 0) wrong.push(`${at}: less than nothing`)
    }
  for (const sheet of kitchen.sheets) {
    const { portions } = sheet
    const own = plan.flatMap(({ nodes }) => nodes.filter((node) => node.sheet.id === sheet.id))
    const planned = sumOf(own.map(({ needed, covered, whole }) => (needed - covered) / whole))
    const served = needs.served.filter(({ sheetId }) => sheetId === sheet.id)
    const taken = sumOf(plan.map((day) => takenByLines(day, sheet.id)))
    const whole = sumOf(served.map((each) => each.portions)) / portions + taken
    same(`${sheet.id}: all days and all that takes it`, planned, whole, 'kg')
  }
  return wrong
}

/** What the lines of all that is made take of a sheet, in whole ones. */
function takenByLines({ nodes }: ProductionDay, id: string): number {
  return sumOf(
    nodes.flatMap(({ lines }) =>
      lines.map(({ preparation, gross, unit, apart }) => {
        if (preparation?.id !== id || gross === null || apart !== null) return 0
        const times = timesOfPreparation(gross, unit, preparation)
        return typeof times === 'number' ? times : 0
      }),
    ),
  )
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
