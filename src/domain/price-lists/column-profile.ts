import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { containerOfWord } from './containers.ts'
import { isOfOtherCurrency } from '../tables/currencies.ts'
import { measureOfWord } from './measure-words.ts'
import { readAllergenMark, readAllergens } from './read-allergens.ts'
import { isRayon } from './read-category.ts'
import { readPack } from './read-pack.ts'
import { readPrice } from './read-price.ts'
import { isDateLike } from '../tables/read-days.ts'
import { readVat } from './read-vat.ts'

/** Statistics of the cells of a column: shares of its filled cells, 0 to 1, except for the averages. */
export interface ColumnProfile {
  /** Share of all rows. */
  filled: number
  distinct: number
  /** How many cells say the same; 0 where they do not. */
  constant: number
  price: number
  /** Prices with a fraction: '12,50', not '12'. */
  fraction: number
  /** Prices of two decimals, or with the sign of euros: '12,50', '3 €'. */
  cents: number
  figure: number
  /** Figures below zero: '-3', '4,20-', '(30,00)'. */
  negative: number
  code: number
  /** The cells only count the rows: 1, 2, 3. */
  counter: boolean
  unit: number
  pack: number
  vat: number
  rayon: number
  allergens: number
  mark: number
  storage: number
  /** Letters in a cell, on average. */
  letters: number
  /** Words in a cell, on average. */
  words: number
}

/** The number of characters of a cell that are examined. */
const LOOKED_AT = 200
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,19}$/u
const CENTS = /\d[.,]\d{2}(?!\d)|€|\beur\b/iu
const FIGURE = /^-?\d+(?:[.,]\d+)?$/u
const STORAGE =
  /^(?:frais|surgeles?|ambiante?|sec|negatif|positif|refrigere|congele|frozen|chilled|dry|fresh|\+?\d\s?°c?|-18.*)$/u

export function profileOf(column: readonly (Cell | undefined)[]): ColumnProfile {
  const cells = column.map((cell) => (typeof cell === 'string' ? cell.slice(0, LOOKED_AT) : cell))
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const texts = filled.map(cellText)
  const share = (is: (text: string, cell: Cell | undefined) => boolean) =>
    filled.length === 0 ? 0 : texts.filter((text, index) => is(text, filled[index])).length / filled.length
  const average = (of: (text: string) => number) =>
    filled.length === 0 ? 0 : texts.reduce((sum, text) => sum + of(text), 0) / filled.length
  const different = new Set(texts).size
  return {
    filled: cells.length === 0 ? 0 : filled.length / cells.length,
    distinct: filled.length === 0 ? 0 : different / filled.length,
    constant: different === 1 ? filled.length : 0,
    price: share((_, cell) => isPrice(cell)),
    fraction: share((text, cell) =>
      typeof cell === 'number' ? !Number.isInteger(cell) : /\d[.,]\d/u.test(text),
    ),
    cents: share((text, cell) => CENTS.test(text) && isPrice(cell)),
    figure: share((text) => FIGURE.test(text)),
    negative: share((_, cell) => isNegative(cell)),
    code: share((text) => CODE.test(text) && !/^\d+[.,]\d{1,2}$/u.test(text)),
    counter: isCounter(texts),
    unit: share(isUnit),
    // '1/2' in a column of packs that a spreadsheet made the first of February.
    pack: share((text) => isPack(text) || isDateLike(text)),
    vat: share((_, cell) => readVat(cell).known),
    rayon: share(isRayon),
    allergens: share((text) => {
      const { allergens, allergenFree, unknown } = readAllergens(text)
      return allergenFree || (allergens.length > 0 && unknown.length === 0)
    }),
    mark: share((text) => readAllergenMark(text) !== 'unknown'),
    storage: share((text) => STORAGE.test(foldForSearch(text))),
    letters: average((text) => text.replaceAll(/\P{L}/gu, '').length),
    words: average((text) => text.split(/\s+/u).length),
  }
}

/** Whether the values rise in equal steps: the sample is spread evenly over the list. */
function isCounter(texts: readonly string[]): boolean {
  const [first = Number.NaN, second = Number.NaN] = texts.slice(0, 2).map(Number)
  if (texts.length < 3 || !(first <= 1)) return false
  // '00001' is a code, not a row number.
  if (texts.some((text) => /^0\d/u.test(text))) return false
  return texts.every((text, index) => Number(text) === first + index * (second - first))
}

function isPrice(cell: Cell | undefined): boolean {
  const reading = readPrice(cell)
  return reading.known || reading.reason === 'price-negative' || isOfOtherCurrency(reading.reason)
}

function isNegative(cell: Cell | undefined): boolean {
  const reading = readPrice(cell)
  return !reading.known && reading.reason === 'price-negative'
}

const ARTICLE = /^(?:(?:au|a la|par|l[ea]s?)\s+|(?:a )?l')/u
const MANY =
  /^(?:1000?|cent|mille|douzaine|demi-douzaine|dz|dutzend|dozzina|docena|dozen|(?:demi-)?livre|demi-(?:kilo|litre))$/u

/** 'kg', 'le kg', 'la pièce', 'la douzaine'. */
function isUnit(text: string): boolean {
  const folded = foldForSearch(text)
  const bare = folded.replace(ARTICLE, '')
  if (bare !== folded && MANY.test(bare)) return true
  return containerOfWord(bare) !== null || measureOfWord(bare) !== null
}

/** Whether a text is mainly a content or a count. */
function isPack(text: string): boolean {
  if (FIGURE.test(text) || (ARTICLE.test(foldForSearch(text)) && isUnit(text))) return false
  const reading = readPack(text)
  if (!reading.known) return false
  const [outside] = reading.pack.levels
  return reading.pack.levels.length > 1 || (outside !== undefined && outside.each !== null)
}
