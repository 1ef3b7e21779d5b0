import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { readQuantity } from '../../imports/read-quantity.ts'
import { readDecimal } from '../../quantity/read-decimal.ts'
import { cellText } from '../../tables/cell.ts'
import type { Cell } from '../../tables/cell.ts'
import { asEuros, otherCurrencyIn } from '../../tables/currencies.ts'
import type { NumberFormat } from '../../tables/number-format.ts'
import { conversion, isAmbiguousMeasure, measureOf } from './line-measure.ts'
import type { LineMeasure } from './line-measure.ts'
import { pricedMeasure, withCentsBehind, withoutCurrency } from './price-words.ts'
import { UNITS_BEFORE_FIGURE } from './words/measure-words.ts'

/** The figure of a cell with what is written beside it. */
export interface Figure {
  /** In `unit` where there is one; of a percentage 0.1 for 10 %. */
  value: number
  kind: 'plain' | 'money' | 'percent'
  unit: LineMeasure | null
  /** The unit of a price: '/kg'. */
  per: LineMeasure | null
  /** Whether it can be understood in another way: '1.500', '10 à 12'. */
  unclear: boolean
  /** Of another currency than the euro. */
  currency: string | null
  /** What is stated of one of the count, or of all: '5/1', '400 g'. */
  size?: string
}

const LONGEST = 40
const MONEY = /€|\beur(?:os?)?\b/u
const NUMBER = /^([^\d.,-]*?)\s*(-?(?:\d[\d\s'’]*(?:[.,]\d+)*|[.,]\d+))\s*(.*)$/u

/** The figure that a whole cell is: 1.5, '1,5 kg', '12,50 € / kg', '10 %', '½ botte'; null for any other cell. */
export function figureOf(value: Cell, format: NumberFormat): Figure | null {
  if (typeof value === 'number') return figureOfNumber(value, format)
  return typeof value === 'string' ? figureOfWritten(cellText(value)) : null
}

/** 'kg 1,5', 'gr. 250': the unit in front. */
const UNIT_BEFORE = new RegExp(String.raw`^(${UNITS_BEFORE_FIGURE})\.? ?(\d[\d.,/ ½¼¾]*)$`, 'iu')
/** '600 g env.', '3,6 kg (120 g/pers)': a remark behind a quantity. */
const REMARK =
  /\s*(?:environ|env\.?|approx\.?|\((?:environ|env\.?|soit .*|[^()]*\/ ?(?:pers|pax|couv|part|portion)[^()]*)\))$/iu

function figureOfWritten(cell: string): Figure | null {
  const written = cell.replace(REMARK, '').replace(UNIT_BEFORE, '$2 $1')
  const text = foldForSearch(written)
  if (text === '' || text.length > LONGEST || !/[\d¼-¾⅐-⅞]/u.test(text)) return null
  const [, word = ''] = /^[\d\s.,/¼-¾⅐-⅞-]+(\p{L}+)\.?$/u.exec(text) ?? []
  if (isAmbiguousMeasure(word)) return null
  return figureOfText(text) ?? sumOfParts(written) ?? figureOfWords(written)
}

/** '1 + ½ botte', '1 kg + 200 g'; null where the parts have no unit in common. */
function sumOfParts(written: string): Figure | null {
  const parts = written.split(/\s*\+\s*/u)
  if (parts.length < 2) return null
  const figures = parts.map(figureOfWritten)
  const last = figures.at(-1) ?? null
  if (last === null) return null
  let value = 0
  for (const part of figures) {
    const factor =
      part === null || part.kind !== 'plain' || part.unclear
        ? null
        : part.unit === null || last.unit === null
          ? part.unit === null
            ? 1
            : null
          : conversion(part.unit, last.unit)
    if (part === null || factor === null) return null
    value += part.value * factor
  }
  return { ...last, value }
}

const plain = (value: number): Figure => ({
  value,
  kind: 'plain',
  unit: null,
  per: null,
  unclear: false,
  currency: null,
})

function figureOfNumber(value: number, { kind, words }: NumberFormat): Figure | null {
  if (!Number.isFinite(value)) return null
  if (kind === 'percent') return { ...plain(value), kind: 'percent' }
  if (kind === 'currency') return ofMoney(value, words)
  const measure = kind === 'unit' ? measureOf(words) : null
  if (kind === 'unit' && /^\s*\//u.test(words)) return { ...ofMoney(value, words), kind: 'plain' }
  return measure === null
    ? plain(value)
    : { ...plain(value), value: value * measure.factor, unit: measure.measure }
}

/** A number whose format has the currency, and often what the price is of: '€ / kg', '€ ht le kilo'. */
function ofMoney(value: number, words: string): Figure {
  const of = pricedMeasure(withoutCurrency(words))
  const currency = otherCurrencyIn(words)
  return { ...plain(value / (of?.count ?? 1)), kind: 'money', per: of?.measure ?? null, currency }
}

function figureOfText(text: string): Figure | null {
  const [, before = '', digits = '', behind = ''] = NUMBER.exec(withCentsBehind(asEuros(text))) ?? []
  if (digits === '' || (before !== '' && !/^[€~]$|^eur$/u.test(before.trim()))) return null
  const value = valueOf(digits)
  if (value === null) return null
  if (/^%$/u.test(behind)) return { ...plain(value / 100), kind: 'percent' }
  const unclear = /^-?[1-9]\d{0,2}[.,]\d{3}$/u.test(digits.trim())
  if (MONEY.test(before) || MONEY.test(behind) || /^\/ ?(?:1 )?\p{L}|^h\.?t\b/u.test(behind)) {
    const words = withoutCurrency(behind)
    const of = words === '' ? { measure: null, count: 1 } : pricedMeasure(words)
    if (of === null) return null
    const each = value / of.count
    return { ...plain(each), kind: 'money', per: of.measure, currency: otherCurrencyIn(text), unclear }
  }
  if (behind === '') return { ...plain(value), unclear }
  const measure = measureOf(behind)
  if (measure === null) return null
  const fine = measure.measure === 'kg' || measure.measure === 'L'
  return { ...plain(value * measure.factor), unit: measure.measure, unclear: unclear && !fine }
}

function valueOf(digits: string): number | null {
  const bare = digits.replaceAll(/[\s'’]/gu, '')
  const value = readDecimal(bare.replace('-', ''))
  return value === null ? null : bare.startsWith('-') ? -value : value
}

/** '½ botte', '2 à 3 gousses', '1 kg 200' */
function figureOfWords(text: string): Figure | null {
  const read = readQuantity(text)
  if (read === null || read.quantity === null || `${read.inName}${read.rest}`.trim() !== '') return null
  const unclear = read.doubt !== null && read.doubt.reason !== 'counted'
  const size = read.size === null ? {} : { size: read.size.written }
  return { ...plain(read.quantity), unit: read.unit ?? read.counted, unclear, ...size }
}
