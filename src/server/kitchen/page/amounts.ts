import type { KitchenLine, KitchenState } from '#contract/kitchen-shapes.ts'
import { kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { scaledQuantity } from '#domain/quantity/scaled-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { wordsOf } from './words.ts'

type Language = KitchenState['language']

/** What is taken of a line for so many times the sheet, as the reading view writes it: '400 ml', '1 ½ pièce', 'QS'. */
export function amountOf(
  { costing, quantity, unit }: Pick<KitchenLine, 'costing' | 'quantity' | 'unit'>,
  times: number,
  language: Language,
): string {
  if (costing === 'qs') return wordsOf(language).asNeeded
  // What a forfait takes is nothing that is weighed.
  if (costing !== 'quantity' || quantity === null) return wordsOf(language).noAmount
  if (times === 1) return quantityIn(language, quantity, unit)
  const { exact, rounded } = scaledQuantity(quantity, unit, times)
  return `${rounded === exact ? '' : '≈\u00a0'}${quantityIn(language, rounded, unit)}`
}

/** '400 ml', '2 bottes': with every decimal that it has. */
export function quantityIn(language: Language, amount: number, of: LineUnit): string {
  const { quantity, fraction, unit } = kitchenQuantity(amount, of, 'as-written')
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
