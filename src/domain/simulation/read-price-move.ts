import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { PRICE_DECIMALS, STORED_DECIMALS } from '../money/decimals.ts'
import { MAX_AMOUNT } from '../money/limits.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import { unitOfWord } from '../quantity/unit-words.ts'
import { ABOVE_PERCENT, MAX_PERCENT, PERCENT_DECIMALS } from './limits.ts'
import type { PriceMeasure, PriceMove } from './price-move.ts'

/**
 * Why a text gives no new price.
 * - `unreadable`: neither a price nor a change
 * - `vat`: a price with VAT, where prices are without
 * - `negative`: a price below 0
 * - `percent-only`: EUR for many products at once, whose units differ
 * - `unit`: for a unit that the price cannot be converted to
 * - `range`: beyond the bounds of a price or a percentage
 */
export type PriceFault = 'unreadable' | 'vat' | 'negative' | 'percent-only' | 'unit' | 'range'

/** A move; the possible ones where the text has several readings, of which the user chooses one; or its fault. */
export type PriceReading = { move: PriceMove } | { choices: PriceMove[] } | { fault: PriceFault }

export interface PriceReadingOptions {
  /** Of the person who typed: in English '1,500' is fifteen hundred. */
  language: 'fr' | 'en'
  /** What is repriced: one product, one portion of a sheet, or many products at once. */
  of: ({ kind: 'product' } & ProductMeasures) | { kind: 'portion' } | { kind: 'products' }
}

const LONGEST = 60

/** 'à 3 €', '-0,20 €/kg', '€3.20', '3€20', '+3 %', '3,20 HT le kilo', folded. */
const ENTRY = new RegExp(
  [
    String.raw`^(?<to>(?:a|to|=)\s*)?(?<sign>[-+\u2212\u2013])?\s*(?<before>€\s*)?`,
    String.raw`(?<figure>\d[\d\s.,]*|[.,]\d+)\s*(?<mark>€|euros?|eur|%|pour ?cent|percent)?\s*(?<cents>\d\d)?`,
    String.raw`\s*(?<vat>ht|ttc)?`,
    String.raw`\s*(?:(?:/|(?:par|per|les?|la|a|the)\s|l['’])\s*(?<quantity>\d[\d.,]*)?\s*(?<unit>[a-z]+)\.?)?`,
    String.raw`\s*(?<vatAfter>ht|ttc)?$`,
  ].join(''),
  'u',
)

const PERCENT_MARK = /^(?:%|p)/u

/** The new price or the change of price in what a person typed; null for an empty text. */
export function readPriceMove(text: string, options: PriceReadingOptions): PriceReading | null {
  const typed = foldForSearch(text.trim())
  if (typed === '') return null
  const parts = typed.length > LONGEST ? undefined : ENTRY.exec(typed)?.groups
  const value = parts && figureOf(parts, options.language)
  if (parts === undefined || value === undefined || value === null) return { fault: 'unreadable' }
  const measures = measuresOf(parts, options.of.kind)
  if (measures.length === 0) return { fault: 'unreadable' }
  if (parts.vat === 'ttc' || parts.vatAfter === 'ttc') return { fault: 'vat' }
  const allowed = options.of.kind === 'products' ? measures.filter((each) => each === 'percent') : measures
  if (allowed.length === 0) return { fault: 'percent-only' }
  const unitQuantity = quantityOf(parts, options)
  if (unitQuantity === null) return { fault: 'unit' }
  const signed = isMinus(parts.sign) ? -value : value
  if (allowed[0] === 'price' && signed < 0) return { fault: 'negative' }
  const moves = allowed
    .map((measure): PriceMove => ({
      measure,
      value: rounded(signed, measure, unitQuantity, options.of.kind),
    }))
    .filter(isInRange)
  const [move] = moves
  if (move === undefined) return { fault: 'range' }
  return allowed.length === 1 ? { move } : { choices: moves }
}

type Parts = Record<string, string | undefined>

function figureOf({ figure = '', mark, cents }: Parts, language: 'fr' | 'en'): number | null {
  const value = readDecimal(figure, language)
  if (cents === undefined) return value
  // '3€20'; in '3 % 20' or '3,50 € 20' the end is something else.
  const isEuros = mark !== undefined && !PERCENT_MARK.test(mark)
  return isEuros && value !== null && Number.isInteger(value) ? value + Number(cents) / 100 : null
}

/** What the figure can be, the likeliest first; nothing where its marks contradict each other. */
function measuresOf(parts: Parts, of: PriceReadingOptions['of']['kind']): PriceMeasure[] {
  const { to, sign, before, mark, vat, vatAfter, unit } = parts
  const euros =
    before !== undefined ||
    (mark !== undefined && !PERCENT_MARK.test(mark)) ||
    (vat ?? vatAfter ?? unit) !== undefined
  if (mark !== undefined && PERCENT_MARK.test(mark)) return euros || to !== undefined ? [] : ['percent']
  if (to !== undefined) return ['price']
  if (euros) return sign === undefined ? ['price'] : ['amount']
  if (sign !== undefined) return ['percent', 'amount']
  // The field of a selling price starts with that price; the one of a product is empty.
  return of === 'portion' ? ['price'] : ['price', 'percent', 'amount']
}

function isMinus(sign: string | undefined): boolean {
  return sign !== undefined && sign !== '+'
}

/** How many units of what is repriced the price is for: 1, or 0.1 of a kilo for '/100 g'; null where that is not known. */
function quantityOf({ quantity, unit }: Parts, { of, language }: PriceReadingOptions): number | null {
  if (unit === undefined) return 1
  const stated = unitOfWord(unit)
  const count = quantity === undefined ? 1 : readDecimal(quantity, language)
  if (stated === null || count === null || !(count > 0)) return null
  if (of.kind === 'portion') return stated === 'portion' ? count : null
  if (of.kind === 'products' || stated === 'portion') return null
  const converted = convertedQuantity(count, stated, of.unit, of)
  return typeof converted === 'number' && converted > 0 ? converted : null
}

/** As it is stored. */
function rounded(
  value: number,
  measure: PriceMeasure,
  unitQuantity: number,
  of: PriceReadingOptions['of']['kind'],
): number {
  if (measure === 'percent') return roundHalfAwayFromZero(value, PERCENT_DECIMALS)
  return roundHalfAwayFromZero(value / unitQuantity, of === 'portion' ? STORED_DECIMALS : PRICE_DECIMALS)
}

function isInRange({ measure, value }: PriceMove): boolean {
  if (measure === 'percent') return value > ABOVE_PERCENT && value <= MAX_PERCENT
  return Math.abs(value) <= MAX_AMOUNT
}
