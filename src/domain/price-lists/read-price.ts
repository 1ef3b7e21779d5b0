import { PRICE_REMARKS } from './words/price-remarks.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { Measure } from '../quantity/measure.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import type { Cell } from '../tables/cell.ts'
import { cellText } from '../tables/cell.ts'
import { signedText } from '../tables/signed-text.ts'
import { containerOfWord } from './containers.ts'
import type { Container } from './containers.ts'
import { otherCurrencyIn } from '../tables/currencies.ts'
import { measureOfWord } from './measure-words.ts'
import { hasUnclearPart, isPound, withCountsInFigures } from './price-fractions.ts'
import type { PriceUnknownReason } from './price-unknown-reasons.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'
import { MAX_AMOUNT } from '../money/limits.ts'

/** The unit of a price: a weight or volume ('/ kg', 'les 100 g'), or so many of a container ('/ colis'). */
export type PricedBy =
  | { kind: 'measure'; measure: Measure }
  | { kind: 'container'; container: Container; count: number }

export type PriceReading =
  | {
      known: true
      /** EUR, as it is written. */
      amount: number
      /** Null when the cell does not state it. */
      per: PricedBy | null
      /** Null when the cell does not state it. */
      taxIncluded: boolean | null
      /** True for '1.234' in a column that does not show whether its point is one of decimals or of thousands. */
      unclearMark?: true
    }
  | { known: false; reason: PriceUnknownReason }

/** Decimal separator of a column of prices. */
export type DecimalMark = ',' | '.'

/** A longer text is not a price. */
const LONGEST = 80

/** 'P12', 'M3': letters followed directly by figures are a name. */
const NAME = /(?<![\p{L}\d])(?!eur|ht|ttc|pu|prix|usd|gbp|chf)\p{L}{1,4}\d/u
/** Text that is allowed beside a price; 'FARINE T45' is no price. */
const PRICE_TALK = new RegExp(String.raw`(?<!\p{L})${PRICE_REMARKS}(?!\p{L})\.?`, 'gu')
/** A space separates thousands, and may be before or after a comma: '8 50' is no price. */
const FIGURE = /[.,]?\d(?:(?:[\d.,'’]| (?=\d{3}(?!\d)|[.,])|(?<=[.,]) )*\d)?[.,]?/u

/** The price in a cell: '16,85 EUR', '1 542,40 €', '8,42 EUR / kg', '12€50 la pièce'. */
export function readPrice(cell: Cell | undefined, mark: DecimalMark | null = null): PriceReading {
  if (typeof cell === 'number') return known(cell, null, null)
  if (cell instanceof Date || typeof cell === 'boolean') return { known: false, reason: 'price-unreadable' }
  const { negative, figure: text } = signedText(foldForSearch(cellText(cell)))
  if (!/[\p{L}\d]/u.test(text)) return { known: false, reason: 'price-missing' }
  if (text.startsWith('#')) return { known: false, reason: 'price-unreadable' }
  if (!/\d/u.test(text)) return { known: false, reason: 'price-on-request' }
  if (text.length > LONGEST) return { known: false, reason: 'price-unreadable' }
  if (NAME.test(text)) return { known: false, reason: 'price-unreadable' }
  const currency = otherCurrencyIn(text)
  if (currency !== null) return { known: false, reason: currency }
  // '12€50', as on blackboards.
  const plain = text.replace(/(\d)\s*(?:€|eur(?:os?)?)\s*(\d{2})(?!\d)/u, '$1,$2')
  const inCents = CENTS.exec(plain)
  const reading =
    inCents === null ? readFigures(plain, mark) : ofCents(readFigures(plain.replace(CENTS, '$1'), mark))
  return negative && reading.known ? { known: false, reason: 'price-negative' } : reading
}

/** '55 cts', '4 centimes pièce'; 'le cent' is of a hundred, and '12,50 ct' of a carton. */
const CENTS =
  /^(\D*\d+(?:[.,]\d)?)\s*(?:cts?|centimes?|cents|¢|c(?=$|\s(?:la |l')?(?:piece|unite)))(?!\p{L})\.?/u

/** A price in cents, in euros. */
export function ofCents(reading: PriceReading): PriceReading {
  return reading.known ? { ...reading, amount: reading.amount / 100 } : reading
}

/** A French decimal has a comma, an English thousand too: with a point it may be either. */
const POINT_OR_THOUSAND = /^[1-9]\d{0,2}\.\d{3}$/u

function readFigures(text: string, mark: DecimalMark | null): PriceReading {
  const found = FIGURE.exec(text)
  const [figure] = found ?? []
  if (found === null || figure === undefined) return { known: false, reason: 'price-unreadable' }
  const rest = withCountsInFigures(`${text.slice(0, found.index)} ${text.slice(found.index + figure.length)}`)
  if (hasUnclearPart(rest)) return { known: false, reason: 'price-unreadable' }
  const { per, words } = perIn(rest)
  const left = rest.replace(words, ' ')
  if (/\d|%/u.test(left) || /\p{L}/u.test(left.replaceAll(PRICE_TALK, ' ')))
    return { known: false, reason: 'price-unreadable' }
  const amount = amountOf(figure, mark)
  if (amount === null) return { known: false, reason: 'price-unreadable' }
  const reading = known(amount, per, saysWithTax(rest) ? true : saysWithoutTax(rest) ? false : null)
  const unclear = mark === null && POINT_OR_THOUSAND.test(figure)
  return reading.known && unclear ? { ...reading, unclearMark: true } : reading
}

function known(amount: number, per: PricedBy | null, taxIncluded: boolean | null): PriceReading {
  if (!Number.isFinite(amount)) return { known: false, reason: 'price-unreadable' }
  if (amount < 0) return { known: false, reason: 'price-negative' }
  if (amount === 0) return { known: false, reason: 'price-zero' }
  if (amount > MAX_AMOUNT) return { known: false, reason: 'price-too-high' }
  return { known: true, amount, per, taxIncluded }
}

/** '1.234' is a thousand in a column with decimal commas, and 1.234 anywhere else. */
function amountOf(figure: string, mark: DecimalMark | null): number | null {
  const bare = figure.replaceAll(/[\s'’]|[.,]$/gu, '')
  const positive = bare.replace('-', '')
  const thousands = mark === ',' ? /^\d{1,3}(?:\.\d{3})+$/u : /^\d{1,3}(?:,\d{3})+$/u
  const grouped = mark !== null && thousands.test(positive) ? positive.replaceAll(/[.,]/gu, '') : positive
  const manyGroups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/u.test(grouped)
    ? grouped.replaceAll(/[.,]/gu, '')
    : grouped
  const amount = readDecimal(manyGroups)
  return amount === null ? null : bare.startsWith('-') ? -amount : amount
}

/** An article before an apostrophe is not a litre: "à l'unité". */
const PER =
  /(?:\/|\bper\b|\bl[ea]s?\b|\bau\b|\bpar\b|\bl['’]|€)?\s*(\d+(?:[.,]\d+)?)?\s*(\p{L}+)(?![\p{L}'’])\.?/gu

const PIECE = containerOfWord('piece')
/** '12,50 € le cent'. */
const MANY: Record<string, number> = {
  cent: 100,
  mille: 1000,
  douzaine: 12,
  dz: 12,
  dutzend: 12,
  dozzina: 12,
  docena: 12,
  dozen: 12,
}

/** A longer text states no unit. */
const LONGEST_UNIT = 300

/** The unit of a price in a text: 'EUR / kg', 'le kilo', 'les 100 g', 'Prix au litre', '€/colis'. */
export function pricedByOf(text: string): PricedBy | null {
  if (text.length > LONGEST_UNIT) return null
  return perIn(withCountsInFigures(foldForSearch(text).replaceAll(/\s+/gu, ' '))).per
}

/** The unit in a cell without other content; null when a part of it is not understood. */
export function pricedByOfCell(text: string): PricedBy | null {
  if (text.length > LONGEST_UNIT) return null
  const folded = foldForSearch(text).replaceAll(/\s+/gu, ' ')
  const plain = withCountsInFigures(isPound(text) ? folded.replace(/^(?:la\s+)?(?=l)/u, '1 ') : folded)
  return hasUnclearPart(plain) ? null : perIn(plain).per
}

/** '18,00 €/100', 'le 100', 'les 1000', 'les 30': so many pieces; 'le 30' is a day. */
const HUNDREDS = /(?:(?:\/|(?<!\p{L})l[ea])\s*(1000?)|(?<!\p{L})les\s*(\d{1,4}))\s*$/u

function perIn(text: string): { per: PricedBy | null; words: string } {
  const [hundreds, pieces, others] = HUNDREDS.exec(text) ?? []
  if (hundreds !== undefined && PIECE !== null)
    return { per: { kind: 'container', container: PIECE, count: Number(pieces ?? others) }, words: hundreds }
  for (const [words, figure, word = ''] of text.matchAll(PER)) {
    const many = MANY[word] ?? MANY[word.replace(/s$/u, '')]
    if (many !== undefined && PIECE !== null)
      return { per: { kind: 'container', container: PIECE, count: many }, words }
    const count = figure === undefined ? 1 : (readDecimal(figure) ?? 1)
    const measure = measureOfWord(word)
    if (measure !== null && count > 0) {
      return { per: { kind: 'measure', measure: { ...measure, amount: measure.amount * count } }, words }
    }
    const container = word === 'ht' ? null : containerOfWord(word)
    if (container !== null && count > 0) return { per: { kind: 'container', container, count }, words }
  }
  return { per: null, words: '' }
}

/** Decimal separator of most prices of a column; null when none shows it. */
export function decimalMarkOf(cells: Iterable<Cell | undefined>): DecimalMark | null {
  const seen = { ',': 0, '.': 0 }
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const [, mark] =
      /\d([.,])\d{1,2}(?!\d)/u.exec(cell) ??
      /(?<![\d.,])0([.,])\d{3}/u.exec(cell) ??
      /[.,]\d{3}([.,])\d/u.exec(cell) ??
      []
    if (mark === ',' || mark === '.') seen[mark] += 1
  }
  if (seen[','] === seen['.']) return null
  return seen[','] > seen['.'] ? ',' : '.'
}
