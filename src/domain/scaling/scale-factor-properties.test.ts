import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaledQuantity } from '../quantity/scaled-quantity.ts'
import { scaleFactor } from './scale-factor.ts'
import { hand, KILO, line, made, sheet } from './testing/sheets.ts'
import type { ScaledLine } from './scaled-sheet.ts'

/** A fraction of whole numbers without a rounding, by which the expected amounts are computed. */
class Ratio {
  readonly over: bigint
  readonly under: bigint
  constructor(over: bigint, under = 1n) {
    this.over = over
    this.under = under
  }
  times(other: Ratio) {
    return new Ratio(this.over * other.over, this.under * other.under)
  }
  by(other: Ratio) {
    return new Ratio(this.over * other.under, this.under * other.over)
  }
  plus(other: Ratio) {
    return new Ratio(this.over * other.under + other.over * this.under, this.under * other.under)
  }
  /** To the nearest whole number. */
  rounded() {
    return (2n * this.over + this.under) / (2n * this.under)
  }
}

interface Part {
  /** Milligrams, and percent of loss. */
  mg: number
  loss: number
  inKilos: boolean
  /** Of a preparation: what it gives in milligrams, and its parts. */
  made: { mg: number; parts: Part[] } | null
}

const part: fc.Memo<Part> = fc.memo((depth) =>
  fc.record({
    mg: fc.integer({ min: 1, max: 20_000_000 }),
    loss: fc.integer({ min: 0, max: 60 }),
    inKilos: fc.boolean(),
    made:
      depth <= 1
        ? fc.constant(null)
        : fc.option(
            fc.record({
              mg: fc.integer({ min: 1000, max: 20_000_000 }),
              parts: fc.array(part(depth - 1), { minLength: 1, maxLength: 3 }),
            }),
          ),
  }),
)

function builtOf(parts: readonly Part[], path: string): ScaledLine[] {
  return parts.map(({ mg, loss, inKilos, made }, index) => {
    const id = `${path}${String(index)}`
    return line(id, {
      quantity: inKilos ? mg / 1e6 : mg / 1000,
      unit: inKilos ? 'kg' : 'g',
      wastagePercent: loss,
      product: made ? null : KILO,
      preparation: made && {
        portions: 1,
        yieldQuantity: made.mg / 1e6,
        yieldUnit: 'kg',
        lines: builtOf(made.parts, `${id}.`),
      },
    })
  })
}

const grossRatio = ({ mg, loss }: Part) => new Ratio(BigInt(mg)).times(new Ratio(BigInt(100 + loss), 100n))

/** What the whole takes of each part at any depth, in milligrams before the loss. */
function takenOf(parts: readonly Part[], path: string, times: Ratio): Map<string, Ratio> {
  const taken = new Map<string, Ratio>()
  for (const [index, each] of parts.entries()) {
    const id = `${path}${String(index)}`
    const gross = grossRatio(each).times(times)
    taken.set(id, gross)
    if (!each.made) continue
    for (const entry of takenOf(each.made.parts, `${id}.`, gross.by(new Ratio(BigInt(each.made.mg)))))
      taken.set(...entry)
  }
  return taken
}

test('every line follows what is in the hand, at any depth, to the milligram of exact fractions', () => {
  fc.assert(
    fc.property(
      fc.array(part(3), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.integer({ min: 1, max: 50_000_000 }),
      (parts, choice, heldMg) => {
        const lines = builtOf(parts, '')
        const taken = [...takenOf(parts, '', new Ratio(1n))]
        const [lineId, once] = taken[choice % taken.length] ?? ['', new Ratio(1n)]
        const factor = scaleFactor(
          hand(lineId, heldMg / 1000, 'g', true),
          sheet(lines, { portions: 1 }),
          'majoration',
        )
        const times = new Ratio(BigInt(heldMg)).by(once)
        fc.pre(factor.known && factor.times < 1000 && factor.times > 0.001)
        if (!factor.known) return
        for (const [index, { mg, inKilos }] of parts.entries()) {
          const expected = new Ratio(BigInt(mg)).times(times).rounded()
          const unit = inKilos ? 'kg' : 'g'
          const { exact } = scaledQuantity(lines[index]?.quantity ?? 0, unit, factor.times)
          const milligrams = exact * (inKilos ? 1e6 : 1e3)
          expect(Math.abs(milligrams - Number(expected))).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})

test('a weight that is made is the exact share of what the sheet gives, or of the sum of its lines', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 1, maxLength: 8 })
  const weight = fc.integer({ min: 1, max: 50_000_000 })
  fc.assert(
    fc.property(amounts, fc.option(weight), weight, (mgs, gives, wanted) => {
      const lines = mgs.map((mg, index) => line(String(index), { quantity: mg / 1e6 }))
      const stated = gives === null ? {} : ({ yieldQuantity: gives / 1e6, yieldUnit: 'kg' } as const)
      const factor = scaleFactor(
        made(wanted / 1000, 'g'),
        sheet(lines, { ...stated, portions: 1 }),
        'majoration',
      )
      const whole = gives ?? mgs.reduce((sum, mg) => sum + mg, 0)
      fc.pre(factor.known && factor.times < 1000)
      if (!factor.known) return
      expect(factor.estimated).toBe(gives === null)
      for (const mg of mgs) {
        const expected = new Ratio(BigInt(mg) * BigInt(wanted), BigInt(whole)).rounded()
        const { exact } = scaledQuantity(mg / 1e6, 'kg', factor.times)
        expect(Math.abs(exact * 1e6 - Number(expected))).toBeLessThanOrEqual(1)
      }
    }),
  )
})
