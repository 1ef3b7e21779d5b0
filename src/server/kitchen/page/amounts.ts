import type { KitchenLine, KitchenState } from '#contract/kitchen-shapes.ts'
import { grossQuantity } from '#domain/costing/gross-quantity.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { kitchenQuantity, type KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { scaledQuantity, type ScaledQuantity } from '#domain/quantity/scaled-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { wordsOf } from './words.ts'

type Language = KitchenState['language']

/** How a sheet is taken, and in whose words. */
export type Taken = { times: number; method: WastageMethod; language: Language }

/** What is taken of a line, as the reading view writes it: '400 ml', '1 ½ pièce', 'QS'; what was rounded with a '≈'. */
export function amountOf(line: KitchenLine, { times, language }: Taken): string {
  const { costing, unit } = line
  if (costing === 'qs') return wordsOf(language).asNeeded
  const taken = takenOf(line, times)
  // What a forfait takes is nothing that is weighed.
  if (costing !== 'quantity' || taken === null) return wordsOf(language).noAmount
  return `${taken.rounded === taken.exact ? '' : '≈\u00a0'}${quantityIn(language, taken.rounded, unit)}`
}

/** The same before its loss, '2,16 kg'; null for a line without a loss. */
export function grossOf(line: KitchenLine, { times, method, language }: Taken): string | null {
  const taken = takenOf(line, times)
  if (taken === null || line.costing !== 'quantity' || line.wastagePercent === 0) return null
  const gross = grossQuantity(taken.rounded, line.wastagePercent, method)
  if (typeof gross !== 'number') return null
  return quantityIn(language, gross, line.unit, times === 1 ? 'as-written' : 'kitchen')
}

function takenOf({ quantity, unit }: KitchenLine, times: number): ScaledQuantity | null {
  if (quantity === null) return null
  return times === 1 ? { exact: quantity, rounded: quantity } : scaledQuantity(quantity, unit, times)
}

/** '400 ml', '2 bottes': with every decimal that it has. */
export function quantityIn(
  language: Language,
  amount: number,
  of: LineUnit,
  rounding: KitchenRounding = 'as-written',
): string {
  const { quantity, fraction, unit } = kitchenQuantity(amount, of, rounding)
  // A half is singular in both languages; '1 ½' is so in French alone.
  const count = fraction === null ? quantity : quantity === 0 ? 1 : quantity + 0.5
  const number = [
    ...(fraction !== null && quantity === 0 ? [] : [numberIn(language, quantity)]),
    fraction ?? '',
  ].filter(Boolean)
  return `${number.join('\u202f')}\u00a0${unitIn(language, unit, count)}`
}

function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: QUANTITY_DECIMALS }).format(value)
}

function unitIn(language: Language, unit: LineUnit, count: number): string {
  const { counted } = wordsOf(language)
  if (!(unit in counted)) return unit
  const [one, other] = counted[unit as keyof typeof counted]
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}
