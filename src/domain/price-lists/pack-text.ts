import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readFigure } from '../quantity/read-figure.ts'
import { measureOfWord } from './measure-words.ts'

export interface PackText {
  /** Folded; times are ' × ', formats of tins 'fmt' and their millilitres. */
  text: string
  /** The text says 'environ', or gives a range of weights. */
  approximate: boolean
}

/** Nominal capacities of the French formats of tins, in millilitres: 1/1 was the litre tin, 4/4 is what remained of it. */
const TIN_FORMATS: Record<string, number> = {
  '1/8': 106,
  '1/4': 212,
  '1/2': 425,
  '4/4': 850,
  '2/1': 1700,
  '3/1': 2650,
  '5/1': 4250,
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const TIN_WORD = String.raw`(?:boites?|btes?|bts|conserves?)`
const APPROXIMATE =
  /(?:^|[^\p{L}])(?:env(?:iron|\.)?|approx\w*|ca\.|moyen(?:ne)?|poids variable|[±~≈]|\+\/?-)(?!\p{L})/u

/** Figures that are no quantity of goods: grades, sizes, sides, shares, strengths, times. */
const NO_QUANTITIES = [
  String.raw`(?:^|\s)cal(?:ibres?|\.)?\s*:?\s*\d+(?:\s*[/-]\s*\d+)*\+?(?:\s*(?:g|mm|cm)(?!\p{L}))?`,
  String.raw`(?:taille|numero|n°|no)\s*\d+`,
  String.raw`(?:${NUMBER}\s*[x×*]\s*)*${NUMBER}\s*(?:mm|cm|m|microns?|pouces?|['"”])(?![\p{L}\d])`,
  String.raw`${NUMBER}\s*%(?:\s*m\.?\s?g\.?)?`,
  String.raw`${NUMBER}\s*°\s*(?:c(?!\p{L})|vol)?`,
  String.raw`${NUMBER}\s*(?:jours?|j|mois|semaines?|ans?|heures?|minutes?|watts?|kcal|plis|gsm)(?:\(s\))?(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'gu'))

const DRAINED = new RegExp(
  String.raw`(?:p\.?n\.?e\.?|(?:poids\s*)?(?:net\s*)?egoutte)\s*:?\s*${NUMBER}\s*k?g|${NUMBER}\s*k?g\s*(?:net\s*)?egoutte(?!\s*:?\s*\d)`,
  'gu',
)
const RANGE = new RegExp(String.raw`(${NUMBER})\s*(?:([/-])|\s(a|to)\s)\s*(${NUMBER})\s*([a-z]+)`, 'gu')
const TIMES_BEFORE_FIGURE = /(^|[\d\s).:(]|\d\s?(?:kg|grs?|g|cl|ml|lt?))[x×*]\s*(?=\d)/gu
const TIMES_BEFORE_WORD = /(\d\s?)[x×*]\s*(?=\p{L})/gu

/** The text of a pack made plain, without the figures that are no quantity. */
export function plainPackText(packText: string): PackText {
  let text = foldForSearch(packText)
    .replaceAll(/bag[\s-]*in[\s-]*box/gu, ' bib ')
    .replaceAll(/magnums?(?!.*\d\s*c?l\b)/gu, 'magnum 1.5 l')
    .replaceAll(/(\d{1,3}) 000(?!\d)/gu, '$1000')
    .replaceAll(/(?<!\d[.,]?)(\d)\s?(l|kg)(\d{1,2})(?![\d.,x×*])/gu, '$1.$3 $2')
  let approximate = APPROXIMATE.test(text)
  for (const pattern of NO_QUANTITIES) text = text.replaceAll(pattern, ' ')
  const withoutDrained = text.replaceAll(DRAINED, ' ')
  if (/\d\s*(?:k?g|[cm]?l)(?!\p{L})/u.test(withoutDrained)) text = withoutDrained
  text = withTinFormats(text).replaceAll(RANGE, (...[whole, low, sign, , high, word]: string[]) => {
    const range = rangeOf(Number(readFigure(low ?? '')), Number(readFigure(high ?? '')), sign, word ?? '')
    if (range === null) return whole ?? ''
    approximate ||= range.approximate
    return `${range.text} ${word ?? ''}`
  })
  text = text
    .replaceAll(
      /(?:(\d+)\s*)?(demi[\s-]?)?douzaines?/gu,
      (_, number?: string, half?: string) =>
        String(Number(number ?? 1) * (half === undefined ? 12 : 6)) + ' pieces',
    )
    .replaceAll(TIMES_BEFORE_FIGURE, '$1 × ')
    .replaceAll(TIMES_BEFORE_WORD, '$1 × ')
  return { text, approximate }
}

/** '4/4' says a tin by itself; '1/2' and '1/4' only beside the word, and none before a measure ('5/1 kg'). */
function withTinFormats(text: string): string {
  const beside = new RegExp(
    String.raw`(${TIN_WORD})\s*(?:de\s*)?(\d\/\d)(?![\d/])|(?<![\d/])(\d\/\d)\s*(${TIN_WORD})`,
    'gu',
  )
  return text
    .replaceAll(beside, (...[whole, word, format, formatBefore, wordBehind]: string[]) => {
      const capacity = TIN_FORMATS[format ?? formatBefore ?? '']
      return capacity === undefined ? (whole ?? '') : `${word ?? wordBehind ?? ''} fmt${String(capacity)} `
    })
    .replaceAll(
      /(?<![\d/.,])([2345]\/[14])(?![\d/]|\s*(?:k?g|[cm]?l)(?!\p{L}))/gu,
      (whole, format: string) => {
        const capacity = TIN_FORMATS[format]
        return capacity === undefined ? whole : ` boite fmt${String(capacity)} `
      },
    )
}

/**
 * Two figures before one measure: '800/1000 g' is what a piece weighs, '1/2 kg' a half, '6/1 kg' six of a kilogram.
 * Of fish and poultry '3/4 kg' means three to four kilograms.
 */
function rangeOf(low: number, high: number, sign: string | undefined, word: string) {
  if (measureOfWord(word) === null || !(low > 0) || !(high > 0)) return null
  if (sign === '/' && low === 1 && (high === 2 || high === 4))
    return { text: String(low / high), approximate: false }
  if (high > low && high <= 3 * low) return { text: String((low + high) / 2), approximate: true }
  return sign === '/' && Number.isInteger(low)
    ? { text: `${String(low)} × ${String(high)}`, approximate: false }
    : null
}
