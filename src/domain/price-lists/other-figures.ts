import { containerOfWord } from './containers.ts'
import { measureOfWord } from './measure-words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const SIZE_UNIT = String.raw`(?:\s*(?:kgs?|kilos?|grs?|g|mm|cm|oz|lbs?)(?!\p{L}))?`
const SIZE = String.raw`${NUMBER}\s*\+?${SIZE_UNIT}`

/** 'calibre 0,8 kg', 'Cal. 1,5-2 kg', 'cal 800 g à 1 kg', 'calibre : +2 kg': what a piece weighs or measures. */
const CALIBRE = new RegExp(
  String.raw`(?<!\p{L})(?:cal(?:ibres?|ib|ibr[oe]|iber)?|kaliber)(?!\p{L})\.?\s*(?:de\s+)?[:=]?\s*(?:[+<>≥≤-]\s*)?(${SIZE})((?:\s*(?:[/-]|a(?!\p{L})|to(?!\p{L}))\s*${SIZE})*)\s*\+?`,
  'gu',
)
const NEXT_SIZE = new RegExp(String.raw`\s*(?:[/-]|a|to)\s*(${SIZE})`, 'gu')

/** Figures that are not quantities of goods: grades, sizes, types of flour, side lengths, percentages, strengths, times. */
const PATTERNS = [
  String.raw`(?<!\p{L})(?:taille|numero|n°|no|size)\s*\d+`,
  String.raw`(?<![\p{L}\d])(?:t|typen?|tipo|typ)\s?[.:°-]?\s?(?:00|\d{2,4})(?![\d.,]\d|\d|\s*(?:k?g|[cm]?l)(?!\p{L}))`,
  String.raw`(?:${NUMBER}\s*[x×*]\s*)*${NUMBER}\s*(?:mm|cm|m|microns?|pouces?|['"”])(?![\p{L}\d])`,
  String.raw`(?<=(?:plaques?|nappes?|plats?|grilles?|papiers?)\s)\d{2}\s*[x×*]\s*\d{2}(?!\s*(?:k?g|[cm]?l|[x×*\d]))`,
  String.raw`\d+(?:\s*[/-]\s*\d+)?\s*pers(?:onnes?|\.)?(?!\p{L})`,
  // '16/20 au kg', '8-10 pièces/kg': how many make a kilogram.
  String.raw`(?<![\d.,x×*/])\d+\s*[/-]\s*\d+\s*(?:pieces?|pces?|pcs|p)?\s*(?:\/|au|par|per|al)\s*(?:kg|kilo|lb)(?!\p{L})`,
  String.raw`${NUMBER}(?:\s*[/-]\s*${NUMBER})?\s*(?:%|(?:pct|pour cent|percent|vol)(?!\p{L}))(?:\s*m\.?\s?g\.?)?`,
  String.raw`${NUMBER}\s*°\s*(?:c(?!\p{L})|vol)?`,
  String.raw`${NUMBER}\s*(?:jours?|j|mois|semaines?|ans?|heures?|minutes?|watts?|kcal|plis|gsm)(?:\(s\))?(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** A year that no word makes a count of, and the word after it; 2000 is one only beside 'millésime'. */
const YEAR =
  /(?:(?<!\p{L})(?:millesime|mill\.|vintage|annata|jahrgang)\s*:?\s*(?:19|20)\d\d|(?<![\d.,/×*]|(?<!\p{L})x\s?|(?<!\p{L})(?:de|par|les|of)\s)(?:19[5-9]\d|20(?:0[1-9]|[1-4]\d)))(?![.,]?\d)(?=\s*(\p{L}*))/gu

/** The folded text of a pack without the figures that say nothing of how much is in it. */
export function withoutOtherFigures(text: string): string {
  if (!/\d/u.test(text)) return text
  let plain = text.replaceAll(CALIBRE, (_, first: string, others: string) => behindSizes(first, others))
  for (const pattern of PATTERNS) plain = plain.replaceAll(pattern, ' ')
  return plain.replaceAll(YEAR, (year, word: string) => (isCounted(word) ? year : ' '))
}

/** '60-80' and '800 g à 1 kg' are one calibre; in '12 - 5 kg' the content follows it. */
function behindSizes(first: string, others: string): string {
  let last = sizeOf(first)
  for (const found of others.matchAll(NEXT_SIZE)) {
    const size = sizeOf(found[1] ?? '')
    const rises = last.grams === null ? size.figure >= last.figure : (size.grams ?? size.figure) >= last.grams
    if (!rises) return ` ${found[1] ?? ''}${others.slice(found.index + found[0].length)}`
    last = size
  }
  return ' '
}

function sizeOf(size: string): { figure: number; grams: number | null } {
  const [, written = '', word = ''] = /^([\d.,]+)\s*\+?\s*(\p{L}*)/u.exec(size) ?? []
  const figure = Number(written.replace(',', '.'))
  const measure = measureOfWord(word)
  return { figure, grams: measure === null ? null : figure * measure.amount }
}

function isCounted(word: string): boolean {
  return measureOfWord(word) !== null || containerOfWord(word)?.rank === 'item'
}
