import { readFigure } from '../quantity/read-figure.ts'
import { measureOfWord } from './measure-words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const MEASURE = String.raw`(?:kgs?|kilos?|grs?|g|cl|ml|dl|l|lt|litres?)(?!\p{L})`
const RANGE = new RegExp(String.raw`(${NUMBER})\s*(?:([/-])|\s(a|to)\s)\s*(${NUMBER})\s*([a-z]+)`, 'gu')
const COUNTS = new RegExp(
  String.raw`(?<![\d.,/])(?:x\s*(\d+)\s*[/-]\s*x\s*(\d+)|(\d+)\s*[/-]\s*(\d+)\s*(?:pieces?|pces?|pcs|portions?|parts?|unites?)(?!\p{L}))`,
  'gu',
)
const ANY_MEASURE = new RegExp(String.raw`${NUMBER}\s*${MEASURE}`, 'gu')

interface Range {
  text: string
  approximate: boolean
  /** True with '4/10 lb' or '2/5 kg': so many of that weight, or a weight from and to. */
  ambiguous: boolean
}

/**
 * The text without ranges: a weight from and to becomes the mean, or is removed where the text gives the content of the
 * pack elsewhere: in 'pavé 140/160 g, carton 5 kg' the carton counts.
 */
export function withoutRanges(text: string): Range {
  const measured = measuresIn(
    text.replaceAll(RANGE, (whole, ...[low, sign, , high, word]: string[]) =>
      isWeightRange(low, high, sign, word) ? ' ' : whole,
    ),
  )
  let approximate = false
  let ambiguous = false
  const counted = text.replaceAll(COUNTS, (_, ...figures: (string | undefined)[]) => {
    const [low = '0', high = '0'] = figures.slice(0, 4).filter((figure) => figure !== undefined)
    approximate = true
    return measured > 0 || measuresIn(text) > 0
      ? ' '
      : `${String(Math.round((Number(low) + Number(high)) / 2))} pieces`
  })
  const plain = counted.replaceAll(RANGE, (...[whole, low, sign, , high, word]: string[]) => {
    if (measured > 0 && isWeightRange(low, high, sign, word)) return ' '
    const range = rangeOf(Number(readFigure(low ?? '')), Number(readFigure(high ?? '')), sign, word ?? '')
    if (range === null) return whole ?? ''
    approximate ||= range.approximate
    ambiguous ||= range.ambiguous
    return `${range.text} ${word ?? ''}`
  })
  return { text: plain, approximate, ambiguous }
}

function measuresIn(text: string): number {
  return Array.from(text.matchAll(ANY_MEASURE)).length
}

/** Whether two figures are the weight of a piece, from and to; volumes have no ranges. */
function isWeightRange(low = '', high = '', sign = '', word = ''): boolean {
  if (measureOfWord(word)?.dimension !== 'weight') return false
  const range = rangeOf(Number(readFigure(low)), Number(readFigure(high)), sign, word)
  return range !== null && (range.approximate || range.ambiguous)
}

/** Pounds and ounces are written by American houses, where '4/10 lb' is a case of four times ten pounds. */
const AMERICAN = /^(?:lbs?|oz)\.?$/u
/** A range of weights is narrower than from one to two, and a colis has at most so many pieces. */
const WIDE = 2
const MOST_COUNTED = 60

/**
 * Two figures before one measure: '800/1000 g' is what a piece weighs, '1/2 kg' a half, '6/1 kg' six of a kilogram,
 * '12/25 cl' a dozen of 25 cl. Of fish and poultry '3/4 kg' means three to four kilograms.
 */
function rangeOf(low: number, high: number, sign: string | undefined, word: string): Range | null {
  const measure = measureOfWord(word)
  if (measure === null || !(low > 0) || !(high > 0)) return null
  const fraction =
    low === 1 ? high === 2 || high === 4 : low === 3 && high === 4 && measure.dimension === 'volume'
  if (sign === '/' && fraction) return { text: String(low / high), approximate: false, ambiguous: false }
  const counted = sign === '/' && Number.isInteger(low)
  const times = `${String(low)} × ${String(high)}`
  if (high > low && high <= 3 * low && !(counted && measure.dimension === 'volume')) {
    const wide = counted && low <= MOST_COUNTED && high >= WIDE * low
    if (counted && AMERICAN.test(word)) return { text: times, approximate: false, ambiguous: true }
    return { text: String((low + high) / 2), approximate: true, ambiguous: wide }
  }
  return counted ? { text: times, approximate: false, ambiguous: false } : null
}
