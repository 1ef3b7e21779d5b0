import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { formatNumber } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { readDecimal } from '#domain/quantity/read-decimal.ts'

export interface NumberBounds {
  /** 0 for whole numbers: others are refused, never cut. */
  decimals: number
  min: number
  max: number
}

/** Why a text gives no number to go on with. */
export type EntryFault = 'unreadable' | 'notWhole' | 'negative' | 'range'

export interface NumberEntry {
  /** Null for an empty field, NaN for what cannot be read. */
  number: number | null
  fault: EntryFault | null
  /** Whether no further character can make it valid, so that the error shows at once. */
  hopeless: boolean
}

const MINUS = /^\s*[-−]/
const SIGN = /^\s*[-−+]/
/** What figures are typed and pasted with. */
const OF_FIGURES = /^[\s\d.,€%+−-]*$/u

/** What the text of a number field is worth to a reader of this language. */
export function readEntry(
  text: string,
  { decimals, min, max }: NumberBounds,
  language: Language,
): NumberEntry {
  if (text.trim() === '') return { number: null, fault: null, hopeless: false }
  const unsigned = readDecimal(text.replace(SIGN, ''), language)
  if (unsigned === null) return { number: Number.NaN, fault: 'unreadable', hopeless: !OF_FIGURES.test(text) }
  if (decimals === 0 && !Number.isInteger(unsigned)) {
    return { number: Number.NaN, fault: 'notWhole', hopeless: true }
  }
  const number = roundHalfAwayFromZero(MINUS.test(text) ? -unsigned : unsigned, decimals)
  if (number < 0 && number < min) return { number, fault: 'negative', hopeless: true }
  const inRange = number >= min && number <= max
  return { number, fault: inRange ? null : 'range', hopeless: number > max }
}

/** A number as its field displays it: in groups of three while the field has no focus. */
export function writtenNumber(
  value: number | null,
  language: Language,
  decimals: { minimumDecimals: number; maximumDecimals: number },
  grouped: boolean,
): string {
  if (value === null || Number.isNaN(value)) return ''
  const written = formatNumber(value, language, decimals)
  return grouped ? written : written.replaceAll(language === 'fr' ? /\s/gu : /,/g, '')
}
