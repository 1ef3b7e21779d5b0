import type { Cell } from '../price-lists/cell.ts'
import { cellText } from '../price-lists/cell.ts'
import { asEuros, otherCurrencyIn } from '../price-lists/currencies.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readQuantity } from '../imports/read-quantity.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import type { NumberFormat } from '../workbooks/number-format.ts'
import type { LineMeasure } from './found-sheet.ts'
import { measureOf } from './line-measure.ts'

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
}

const LONGEST = 40
const MONEY = /€|\beur(?:os?)?\b/u
const NUMBER = /^([^\d.,-]*?)\s*(-?(?:\d[\d\s'’]*(?:[.,]\d+)*|[.,]\d+))\s*(.*)$/u

/** The figure that a whole cell is: 1.5, '1,5 kg', '12,50 € / kg', '10 %', '½ botte'; null for any other cell. */
export function figureOf(value: Cell, format: NumberFormat): Figure | null {
  if (typeof value === 'number') return figureOfNumber(value, format)
  if (typeof value !== 'string') return null
  const text = foldForSearch(cellText(value))
  if (text === '' || text.length > LONGEST || !/[\d¼-¾⅐-⅞]/u.test(text)) return null
  return figureOfText(text) ?? figureOfWords(cellText(value))
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
  if (kind === 'currency') return { ...plain(value), kind: 'money', ...besideMoney(words) }
  const measure = kind === 'unit' ? measureOf(words) : null
  if (kind === 'unit' && /^\s*\//u.test(words)) return { ...plain(value), ...besideMoney(words) }
  return measure === null
    ? plain(value)
    : { ...plain(value), value: value * measure.factor, unit: measure.measure }
}

/** '€ / kg', 'eur ht le kilo', '/kg' */
function besideMoney(words: string): Pick<Figure, 'per' | 'currency'> {
  const [, per = ''] = /(?:\/|\b(?:le|la|au|par|per|el|por)\b)\s*(?:1\s*)?(\p{L}+)\.?\s*$/u.exec(words) ?? []
  return { per: measureOf(per)?.measure ?? null, currency: otherCurrencyIn(words) }
}

function figureOfText(text: string): Figure | null {
  const [, before = '', digits = '', behind = ''] = NUMBER.exec(asEuros(text)) ?? []
  if (digits === '' || (before !== '' && !/^[€~]$|^eur$/u.test(before.trim()))) return null
  const value = valueOf(digits)
  if (value === null) return null
  if (/^%$/u.test(behind)) return { ...plain(value / 100), kind: 'percent' }
  const unclear = /^-?[1-9]\d{0,2}[.,]\d{3}$/u.test(digits.trim())
  if (MONEY.test(before) || MONEY.test(behind) || /^\/|^h\.?t\b/u.test(behind)) {
    const words = behind.replaceAll(/€|\beur(?:os?)?\b|\bh\.?t\.?(?!\p{L})|\bttc\b/gu, ' ').trim()
    const read = besideMoney(` ${behind} `.trim())
    if (words !== '' && read.per === null) return null
    return { ...plain(value), kind: 'money', per: read.per, currency: otherCurrencyIn(text), unclear }
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
  return { ...plain(read.quantity), unit: read.unit ?? read.counted, unclear }
}
