import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readFigure } from '../quantity/read-figure.ts'
import { TIN_FORMATS } from '../quantity/tin-formats.ts'
import { containerOfWord } from './containers.ts'
import { measureOfWord } from './measure-words.ts'
import { withoutOtherFigures } from './other-figures.ts'
import { withoutRanges } from './pack-ranges.ts'

export interface PackText {
  /** Folded; times are ' × ', formats of tins 'fmt' and their millilitres. */
  text: string
  /** True with 'environ', or with a range of weights. */
  approximate: boolean
  /** True with a part of something ('1/2 colis'), with a figure without its measure ('sac 25'), or with a drained weight beside the whole one. */
  ambiguous: boolean
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const TIN_WORD = String.raw`(?:boites?|btes?|bts|conserves?)`
const TIN_BESIDE = new RegExp(
  String.raw`(${TIN_WORD})\s*(?:de\s*)?(\d\/\d)(?![\d/])|(?<![\d/])(\d\/\d)\s*(${TIN_WORD})`,
  'gu',
)
const APPROXIMATE =
  /(?:^|[^\p{L}])(?:env(?:iron|\.)?|approx\w*|ca\.|moyen(?:ne)?|poids variable|au poids|[±~≈]|\+\/?-)(?!\p{L})/u

/** A fraction in one sign, the whole number before it, and the word after it. */
const SIGN_OF_FRACTION = /(?:(?<![\d.,])(\d{1,3})\s*)?([¼-¾⅐-⅞])\s*(\p{L}*)/gu

/** '3/4 kg': three to four kilograms, as of fish, or three quarters of one. */
const FRACTION_OR_RANGE = /(?<![\d.,/])(?:3\/4|[12]\/3)\s*(?:kg|kilos?)(?!\p{L})/u
/** '5 kg/6' is ambiguous: six of 5 kg, or five to six kilograms. */
const AMBIGUOUS = /\d\s*(?:kg|grs?|g|cl|ml|lt?)\s*\/\s*\d+$/u

const DRAINED = new RegExp(
  String.raw`(?:p\.?n\.?e\.?|(?:poids\s*)?(?:net\s*)?egoutte)\s*:?\s*${NUMBER}\s*k?g|${NUMBER}\s*k?g\s*(?:net\s*)?egoutte(?!\s*:?\s*\d)`,
  'gu',
)
const TIMES_BEFORE_FIGURE = /(^|[\d\s).:(]|\d\s?(?:kg|grs?|g|cl|ml|lt?))[x×*]\s*(?=\d)/gu
const TIMES_BEFORE_WORD = /(\d\s?)[x×*]\s*(?=[\p{L}(])/gu
/** 'T45', 'A4': part of a name, unless the letters are a container ('CT6') or the figures multiply ('PET6x1,5L'). */
const GLUED = /(?<![\p{L}\d])(\p{L}{1,4})(\d+)(?![\d.,]*\d)(?!\s?(?:kg|grs?|g|cl|ml|lt?)(?!\p{L})|[x×*])/gu
/** '5L/bidon', '6 par colis', '10 x 250 g par carton': the container comes last. */
const CONTAINED = new RegExp(
  String.raw`((?:${NUMBER}\s*[x×*]\s*)*${NUMBER}(?:\s*\p{L}+\.?)?)\s*(?:\/|\bpar\s)\s*(\p{L}+)(?!\p{L}|\s*(?:de\s*)?\d)`,
  'gu',
)
const MEASURE = String.raw`${NUMBER}\s*(?:kgs?|kilos?|grs?|g|cl|ml|dl|l|lt|litres?)`
/** 'Pots 125 g par 48', 'sachet 1 kg - par lot de 10': so many of that measure. */
const MEASURED_BY_COUNT = new RegExp(
  String.raw`(?<![\d.,]|[x×*/]\s*)(${MEASURE})\s*[,-]?\s*\(?\s*(?:vendus?\s+|conditionnes?\s+)?par\s+(?:(?:lots?|packs?|colis|cartons?|caisses?)\s+(?:de|par)\s+)?(\d+)\)?(?![.,]?\d)(?=\s*(\p{L}*))`,
  'gu',
)
/** '12 x 125 g par 4': four of twelve, or twelve in four. */
const COUNTED_TWICE = new RegExp(String.raw`[x×*]\s*${MEASURE}\s+par\s+\d`, 'u')
/** 'sachet par 10': of ten, or ten of them. */
const BY_COUNT = /^(\p{L}+)\s+par\s+\d+$/u
/** '120 g pièce', '120 g l’unité', '120 g chacun'. */
const EACH = new RegExp(
  String.raw`(${MEASURE})\s*(?:\/\s*|(?:a\s+)?(?:la\s+|l')|par\s+)?(?:piece|pce|pc|unite|each|chacune?|cadauno|stuck|pieza)(?!\p{L})`,
  'gu',
)
const DOZENS = /(?:(\d+)\s*)?(demi[\s-]?)?(?:douzaines?|douz\.?|dzn?\.?)(?!\p{L})/gu
const PART_OF = /(?<![\d/])1\/[234]\s+(?=(\p{L}+))|\bdemi[\s-]+(?=(\p{L}+))/gu
/** 'sac 25': the unit is missing; for a bottle it is litres. */
const BARE_FIGURE = new RegExp(String.raw`^(\p{L}+)\.?\s*(${NUMBER})$`, 'u')

/** '½ kg' and '1 ½ kg' in figures. A tin's format ('boîte ½') stays one. */
function withFractionsInFigures(text: string): string {
  return text.replaceAll(
    SIGN_OF_FRACTION,
    (whole, before: string | undefined, sign: string, word: string) => {
      if (measureOfWord(word) === null)
        return `${before ?? ''} ${sign.normalize('NFKC').replace('⁄', '/')} ${word}`
      const part = readFigure(sign)
      return part === null ? whole : `${String(Number(before ?? 0) + part)} ${word}`
    },
  )
}

/** The normalised text of a pack, without figures that are not quantities. */
export function plainPackText(packText: string): PackText {
  let text = foldForSearch(withFractionsInFigures(packText))
    .replaceAll(/bag[\s-]*in[\s-]*box/gu, ' bib ')
    .replaceAll(/magnums?(?!.*\d\s*c?l\b)/gu, 'magnum 1.5 l')
    .replaceAll(/(\d{1,3}) 000(?!\d)/gu, '$1000')
    .replaceAll(/(?<!\d[.,]?)(\d)\s?(l|kg)(\d{1,2})(?![\d.,x×*])/gu, '$1.$3 $2')
  let approximate = APPROXIMATE.test(text)
  let ambiguous = AMBIGUOUS.test(text) || FRACTION_OR_RANGE.test(text) || COUNTED_TWICE.test(text)
  text = withoutOtherFigures(text)
  text = inWords(text).replaceAll(GLUED, (whole, letters: string) =>
    letters === 'x' || containerOfWord(letters) !== null || measureOfWord(letters) !== null ? whole : ' ',
  )
  const withoutDrained = text.replaceAll(DRAINED, ' ')
  if (withoutDrained !== text && /\d\s*(?:k?g|[cm]?l)(?!\p{L})/u.test(withoutDrained)) {
    text = withoutDrained
    ambiguous = true
  }
  text = withTinFormats(text).replaceAll(PART_OF, (whole, ...words: (string | undefined)[]) => {
    if (containerOfWord(words.slice(0, 2).find((word) => word !== undefined) ?? '') === null) return whole
    ambiguous = true
    return ' '
  })
  const ranged = withoutRanges(text)
  approximate ||= ranged.approximate
  ambiguous ||= ranged.ambiguous
  text = ranged.text
    .replaceAll(CONTAINED, (whole, content: string, word: string) =>
      containerOfWord(word) === null ? whole : `${word} de ${content}`,
    )
    .replaceAll(TIMES_BEFORE_FIGURE, '$1 × ')
    .replaceAll(TIMES_BEFORE_WORD, '$1 × ')
    .trim()
  ambiguous ||= containerOfWord(BY_COUNT.exec(text)?.[1] ?? '')?.rank === 'pack'
  const [, word = '', figure = ''] = BARE_FIGURE.exec(text) ?? []
  const holder = containerOfWord(word)
  if (holder?.name === 'bouteille' && /^[01][.,]\d/u.test(figure)) text = `${text} l`
  else if (holder?.rank === 'pack') ambiguous = true
  return { text, approximate, ambiguous }
}

/** Replaces words that count by figures: '4 dz', 'le cent', 'PCB 6', 'par 6', 'au poids'. */
function inWords(text: string): string {
  return text
    .replaceAll(
      DOZENS,
      (_, number?: string, half?: string) =>
        String(Number(number ?? 1) * (half === undefined ? 12 : 6)) + ' pieces ',
    )
    .replaceAll(/\b(?:le|au|du)\s+(cent|mille)(?!\p{L})/gu, (_, word: string) =>
      word === 'cent' ? '100 pieces' : '1000 pieces',
    )
    .replaceAll(/^les\s+(\d+)$/gu, '$1 pieces')
    .replaceAll(/\bpcb\s*:?\s*(?=\d)|(?<!\p{L})c\/(?=\d)/gu, 'colis de ')
    .replaceAll(/^(?:vendus? )?par\s+(\d+)$/gu, 'x $1')
    .replaceAll(MEASURED_BY_COUNT, (whole, measure: string, count: string, word: string) =>
      measureOfWord(word) === null && containerOfWord(word)?.rank !== 'item'
        ? `${measure} × ${count} `
        : whole,
    )
    .replaceAll(EACH, 'piece de $1 ')
    .replaceAll(/^au poids$|^(?:a |au )?poids variable$/gu, 'au kg')
}

/** '4/4' alone means a tin; '1/2' and '1/4' only beside the word, and none of them before a measure ('5/1 kg'). */
function withTinFormats(text: string): string {
  return text
    .replaceAll(TIN_BESIDE, (...[whole, word, format, formatBefore, wordBehind]: string[]) => {
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
