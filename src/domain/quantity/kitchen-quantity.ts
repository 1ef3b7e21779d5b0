import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS, SCALE_DECIMALS } from './limits.ts'
import { MEASURES } from './measure.ts'
import type { LineUnit, Unit } from './unit.ts'

type Fraction = '¼' | '⅓' | '½' | '⅔' | '¾'

/** A quantity as a cook reads it: 1.25 kg, or one and a half pieces. */
export interface KitchenQuantity {
  /** The whole part where there is a fraction; may be 0. */
  quantity: number
  fraction: Fraction | null
  unit: LineUnit
}

/**
 * `as-written`: the same quantity, at most in another unit. `kitchen`: rounded to what scales, jugs and knives can do,
 * for quantities that come from a multiplication. `order`: rounded up to the same steps, and counts to whole ones, for
 * quantities that have to suffice. `made`: what is to be made in all, and `part`: what each use takes of it, so that the
 * parts add up to it within the last figure that is shown: weights and volumes in the steps of scales, counts as the
 * fraction that they are, else in tenths, whatever their size; what is to be made is rounded up.
 */
export type KitchenRounding = 'as-written' | 'kitchen' | 'order' | 'made' | 'part'

/** Rounding steps in grams or millilitres, by quantity; the relative error stays under 5 %. */
const STEPS = [
  { from: 1000, step: 10 },
  { from: 100, step: 5 },
  { from: 10, step: 1 },
  { from: 1, step: 0.1 },
  { from: 0, step: 0.01 },
] as const

const FRACTIONS: readonly (readonly [number, Fraction | null])[] = [
  [0, null],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, null],
]

/** Ten and more are counted whole: a fraction of the eleventh egg makes no difference. */
const WHOLE_FROM = 10
/** A smaller fraction of a piece cannot be cut. */
const LEAST_FRACTION = 1 / 8

/**
 * Weights are in grams below a kilogram and in kilograms above, volumes in litres from one litre; below, in centilitres
 * where the line was written in litres or centilitres, otherwise in millilitres. Counts are in quarters, thirds and
 * halves, and whole from ten on.
 */
export function kitchenQuantity(
  quantity: number,
  unit: LineUnit,
  rounding: KitchenRounding = 'kitchen',
): KitchenQuantity {
  const measure = unit === 'portion' ? null : MEASURES[unit]
  if (measure === null) return counted(quantity, unit, rounding)
  const small = quantity * measure.amount
  const amount = rounding === 'as-written' ? small : onScale(small, rounding)
  const target = unitFor(amount, unit as Unit)
  const inUnit = amount / (MEASURES[target]?.amount ?? 1)
  // A quantity as written keeps every decimal that it was written with.
  const decimals = decimalsOf(rounding)
  return { quantity: roundHalfAwayFromZero(inUnit, decimals), fraction: null, unit: target }
}

/** What is shown of a quantity that is to be made, and the step of its last figure, both in its unit. */
export function shownToBeMade(quantity: number, unit: LineUnit): { shown: number; step: number } {
  const measure = unit === 'portion' ? null : MEASURES[unit]
  if (measure === null) {
    const { quantity: whole, fraction } = counted(quantity, unit, 'made')
    const part = FRACTIONS.find(([, text]) => text === fraction)?.[0] ?? 0
    return { shown: whole + part, step: 1 / 10 }
  }
  const small = quantity * measure.amount
  return { shown: onScale(small, 'made') / measure.amount, step: stepOf(small) / measure.amount }
}

function decimalsOf(rounding: KitchenRounding): number {
  return rounding === 'as-written' ? QUANTITY_DECIMALS : SCALE_DECIMALS
}

function onScale(amount: number, rounding: Exclude<KitchenRounding, 'as-written'>): number {
  const step = stepOf(amount)
  const steps = isUp(rounding) ? roundedUp(amount / step) : roundHalfAwayFromZero(amount / step, 0)
  // A small amount is never rounded to nothing.
  return steps === 0 ? amount : steps * step
}

function stepOf(amount: number): number {
  return (STEPS.find(({ from }) => amount >= from) ?? STEPS[0]).step
}

function isUp(rounding: KitchenRounding): boolean {
  return rounding === 'order' || rounding === 'made'
}

/** A sum is this close to the figure that it would be without the rounding of binary fractions. */
const CLOSE = 1e-9

function roundedUp(steps: number): number {
  return Math.ceil(steps - steps * CLOSE)
}

function unitFor(amount: number, written: Unit): Unit {
  if (MEASURES[written]?.dimension === 'weight') return amount >= 1000 ? 'kg' : 'g'
  if (amount >= 1000) return 'L'
  return written === 'ml' || amount < 10 ? 'ml' : 'cl'
}

function counted(quantity: number, unit: LineUnit, rounding: KitchenRounding): KitchenQuantity {
  const plain = (value: number) => ({
    quantity: roundHalfAwayFromZero(value, decimalsOf(rounding)),
    fraction: null,
    unit,
  })
  if (rounding === 'order') return plain(roundedUp(quantity))
  if (rounding === 'kitchen' && quantity >= WHOLE_FROM) return plain(roundHalfAwayFromZero(quantity, 0))
  if (rounding === 'kitchen' && quantity < LEAST_FRACTION) return plain(quantity)
  const whole = Math.floor(quantity)
  const [part, fraction] = nearest(quantity - whole)
  // As written: 0.333 was meant as a third, 0.3 was not.
  if (rounding !== 'kitchen' && Math.abs(quantity - whole - part) > 0.0005)
    return plain(rounding === 'as-written' ? quantity : inTenths(quantity, rounding))
  return part === 1 ? plain(whole + 1) : { quantity: whole, fraction, unit }
}

/** Less than half a tenth is shown as it is: a small part is never rounded to nothing. */
function inTenths(quantity: number, rounding: KitchenRounding): number {
  if (isUp(rounding)) return roundedUp(quantity * 10) / 10
  return quantity < 0.05 ? quantity : roundHalfAwayFromZero(quantity, 1)
}

function nearest(rest: number): readonly [number, Fraction | null] {
  return FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate[0] - rest) < Math.abs(best[0] - rest) ? candidate : best,
  )
}
