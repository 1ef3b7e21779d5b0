import { readFigure } from '../quantity/read-figure.ts'
import { containerOfWord } from './containers.ts'
import { measureOfWord } from './measure-words.ts'

const DOZEN = /^(?:douzaines?|douz|dzn?|dzs|dutzend|dozzin[ae]|docenas?|dozens?|doz)$/u
const POUND = /^livres?$/u

const SIGN = /[¼-¾⅐-⅞]/gu
/** '1/2 kg', '1 1/2 kg', '1/4 de litre'; '⁄' comes from one sign ('¾'). */
const FRACTION =
  /(?:(?<![\d.,])(\d{1,2})\s+)?(?<![\d.,/⁄])(\d)\s*([/⁄])\s*(\d{1,2})\s*(?:de\s+|d')?(\p{L}+)/gu
/** Typed with a stroke, other fractions may be ranges: '3/4 kg' of fish. */
const PLAIN_PARTS = new Set(['1/2', '1/4', '1/8', '1/10'])
const IN_WORDS = /(?<!\p{L})(trois[\s-]quarts|demie?|quart)[\s-]*(?:de\s+|d')?(?=(\p{L}+))/gu
const PARTS: Record<string, number> = { quart: 0.25, demi: 0.5, demie: 0.5 }
const NUMBERED = /(?<!\p{L})(deux|trois|quatre|cinq|six|dix|douze)\s+(?=(\p{L}+))/gu
const NUMBERS: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10, douze: 12 }
const POUNDS = /(?<![\d.,/⁄])(\d+(?:[.,]\d+)?)\s*livres?(?!\p{L})/gu
const DOZENS =
  /(?<![\d.,/⁄])(\d+(?:[.,]\d+)?)\s*(?:douzaines?|douz\.?|dzn?\.?|dzs|dutzend|dozzin[ae]|docenas?|dozens?|doz\.?)(?!\p{L})/gu

/** Whether halves of a unit are sold: of a measure, a dozen or a colis; a half bottle and a half tin ('boîte 1/2') are separate products. */
function isDivided(word: string): boolean {
  if (POUND.test(word) || DOZEN.test(word) || measureOfWord(word) !== null) return true
  return containerOfWord(word)?.rank === 'outer'
}

/** The folded text with its counts as figures: '½ kg' as '0.5 kg', 'la demi-livre' as 'la 0.25 kg', '2 dz' as '24 pieces'. */
export function withCountsInFigures(text: string): string {
  return text
    .replaceAll(SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll(FRACTION, (whole, before = '', part = '', stroke = '', of = '', word = '') => {
      if (!isDivided(word) || (stroke === '/' && !PLAIN_PARTS.has(`${part}/${of}`))) return whole
      const figure = readFigure(`${before} ${part}/${of}`)
      return figure === null ? whole : `${String(figure)} ${word}`
    })
    .replaceAll(IN_WORDS, (whole, part: string, word: string) =>
      isDivided(word) ? `${String(PARTS[part] ?? 0.75)} ` : whole,
    )
    .replaceAll(NUMBERED, (whole, number: string, word: string) =>
      isDivided(word) ? `${String(NUMBERS[number] ?? 1)} ` : whole,
    )
    .replaceAll(POUNDS, (_, count: string) => `${String(Number(count.replace(',', '.')) / 2)} kg`)
    .replaceAll(DOZENS, (_, count: string) => `${String(Number(count.replace(',', '.')) * 12)} pieces`)
}

/** A part that is ambiguous: '3/4 kg', 'le kilo et demi', '1 kg 500', 'tiers de litre'. */
const UNCLEAR =
  /\d\s*[/⁄]\s*\d+\s*(?:de\s+)?\p{L}|(?<!\p{L})(?:demie?|quarts?|tiers|moitie)(?!\p{L})|\d\s*(?:kg|l)\s*\d|^\s*\d\s*[/⁄]\s*\d\s*$/u

/** Whether a text whose counts are figures still has fractions that were not understood. */
export function hasUnclearPart(text: string): boolean {
  return UNCLEAR.test(text)
}

/** Whether a text may be in pounds: 'livre', 'la livre', '3 livres'; 'livré' is not. */
export function isPound(text: string): boolean {
  return /^(?:la\s+|\d+\s+)?livres?$/u.test(text.trim().toLowerCase())
}
