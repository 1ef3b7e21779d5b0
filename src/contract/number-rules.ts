import { MAX_KEEPING_HOURS, MAX_MINUTES } from '#domain/catalogue/sheet-limits.ts'
import {
  MAX_FORFAIT,
  MAX_FORFAIT_PERCENT,
  MAX_WASTAGE,
  MIN_FORFAIT,
  MIN_WASTAGE,
} from '#domain/costing/limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_PORTIONS, MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import type { Rule } from './rules.ts'

/** The bounds of a number, both allowed, and the rule that is broken below and above. */
export interface NumberRules {
  readonly minimum: number
  readonly below: Rule
  readonly maximum: number
  readonly above: Rule
}

// Schemas are made of these, and the sheet editor checks by them at each keystroke, without a schema.
export const QUANTITY: NumberRules = {
  minimum: MIN_QUANTITY,
  below: 'quantity-too-low',
  maximum: MAX_QUANTITY,
  above: 'out-of-range',
}
/** In euros. */
export const FORFAIT: NumberRules = {
  minimum: MIN_FORFAIT,
  below: 'forfait-too-low',
  maximum: MAX_FORFAIT,
  above: 'out-of-range',
}
export const FORFAIT_PERCENT: NumberRules = { ...FORFAIT, maximum: MAX_FORFAIT_PERCENT }
/** In percent. */
export const WASTAGE: NumberRules = {
  minimum: MIN_WASTAGE,
  below: 'wastage-out-of-range',
  maximum: MAX_WASTAGE,
  above: 'wastage-out-of-range',
}
export const PORTIONS: NumberRules = {
  minimum: 1,
  below: 'portions-too-low',
  maximum: MAX_PORTIONS,
  above: 'out-of-range',
}
/** In euros. */
export const AMOUNT: NumberRules = {
  minimum: 0,
  below: 'price-negative',
  maximum: MAX_AMOUNT,
  above: 'out-of-range',
}
export const MINUTES: NumberRules = {
  minimum: 0,
  below: 'out-of-range',
  maximum: MAX_MINUTES,
  above: 'out-of-range',
}

/** In hours. */
export const KEEPING_HOURS: NumberRules = {
  minimum: 1,
  below: 'out-of-range',
  maximum: MAX_KEEPING_HOURS,
  above: 'out-of-range',
}

/** The rule that a number breaks; null for none. */
export function brokenRule({ minimum, below, maximum, above }: NumberRules, value: number): Rule | null {
  if (!Number.isFinite(value)) return 'invalid'
  if (value < minimum) return below
  return value > maximum ? above : null
}
