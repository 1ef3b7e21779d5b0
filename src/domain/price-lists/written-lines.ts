import type { TextTakes } from '../tables/read-table.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import { isCondition } from './conditions.ts'
import { headRowOfList } from './find-header.ts'
import { measureOfWord } from './measure-words.ts'
import { spacedColumns } from '../tables/spaced-columns.ts'
import { readPrice } from './read-price.ts'
import { LINE_WITHOUT_PRICE } from './words/price-remarks.ts'

/** A longer line is a sentence. */
const LONGEST = 120
/** The share of lines with a price by which a text is a list of them: others are greetings, rayons and remarks. */
const LEAST_SHARE = 0.5
/** Of lines that are not most of a text, so many are a list. */
const LEAST_LINES = 3
const LEAST_SHARE_OF_MANY = 0.3

const BULLET = /^\s*(?:[-–—•*·▪►✓]|\d{1,3}[.)](?=\s))\s*(?=\p{L})/u
/** Between a name and its price: ':', '=', '→', ' - ', a row of dots. */
const BETWEEN =
  /(?:\s*(?:[:=→]|=>|->|\.{2,}|…+|_{2,}|,(?=\s*$)|(?<=\s)[-–—]+)\s*|\s*\(\s*|\s+(?:à|a|au prix de)\s*)+$/u
/** '2/3 kg : prix sur demande': the figures are a calibre. */
const ON_REQUEST = anywhere(LINE_WITHOUT_PRICE)
const FIGURE = /(?<![\p{L}\d.,/])(?:€\s*)?\d(?:[\d.]|,(?=\d)| (?=\d{3}(?!\d)))*/gu
/** What makes a figure an amount of money: cents in it, a currency or a unit behind a stroke after it. */
const IN_CENTS = /€|[.,]\d{2}$/u
const MONEY_BEHIND = /^\s*(?:€|eur(?:os?)?(?!\p{L})|cts?(?!\p{L})|centimes?(?!\p{L})|¢|\/(?!\s*\d))/iu
/** Another amount of money in a text: 'au lieu de 2,90', '2,40 €'. */
const AMOUNT = /€|\d[.,]\d{2}(?!\d|\s*(?:kg|kilos?|gr?|[cmd]?l|litres?|%)(?!\p{L}))/iu
/** '3 pour', '2,40 ou', 'de 2 à': the next figure is no price of one. */
const OF_SEVERAL = /\d\s*(?:pour|les|x|×|\/|à|a|ou|et|\+)\s*$|\d-$/iu
const UNIT_WORDS =
  'kgs?|kilos?|litres?|l|pi[eè]ces?|pces?|unit[eé]s?|bottes?|barquettes?|bouteilles?|plateaux?|sachets?|pots?|douzaines?|dz'
/** 'Tomate kg', 'Salade (pièce)', 'Radis la botte': the unit of the price before it. */
const UNIT_BEFORE = new RegExp(
  String.raw`(?<!\d)\s+(?:\(\s*)?(?:(?:le|la|l'|au|à la|à l'|par|/)\s*)?(${UNIT_WORDS})\.?(?:\s*\))?$`,
  'iu',
)
/** 'Œufs, les 100', 'Œufs le cent': how many the price behind the name is of. */
const COUNT_BEFORE = /,?\s+(les \d{2,4}|les? (?:cent|mille))$/iu
/** What a count counts needs no word: 'les 100 pièces'. */
const PIECES_OF_COUNT = /(?<=\b(?:les|par|pour) \d{2,4}) (?:pi[eè]ces|pces|unit[eé]s)(?!\p{L})/iu
/** '125 g', 'de 30', 'x 6': what a pack behind the price holds. */
const CONTENT = /^(?:(?:de|d'|x|×)\s*\d|\d+(?:[.,]\d+)?\s*(?:kg|gr?|[cmd]?l|pi[eè]ces?|pces?)(?!\p{L}))/iu

/**
 * The rows of a text of lines, as of a message: columns made of spaces, or a name and its price in each line ('Tomate grappe
 * 2,40 €/kg'). Lines without a price are one cell. Null for a text that is no list.
 */
function rowsOfLines(text: string): string[][] | null {
  const written = text.split(/\r?\n/u)
  const spaced = spacedColumns(written)
  if (spaced !== null) return spaced
  const lines = withNamesAbove(written)
  const rows = lines.map((line) => nameAndPriceOf(line))
  const count = rows.filter((row) => row.length > 1).length
  const all = lines.filter((line) => line.trim() !== '' && !isCondition(line)).length
  const most = count > 0 && count >= all * LEAST_SHARE
  return most || (count >= LEAST_LINES && count >= all * LEAST_SHARE_OF_MANY) ? rows : null
}

/**
 * One line for each product of a list that writes its price in the line below its name ('Tomate grappe', then '2,40 € le
 * kg'). Unchanged where any price has its name in its own line, or no name above it.
 */
function withNamesAbove(written: readonly string[]): readonly string[] {
  const lines = written.filter((line) => line.trim() !== '')
  const prices = lines.flatMap((line, at) => (isPriced(line) ? [at] : []))
  const isBelowName = (at: number) => {
    const above = lines[at - 1]
    return above !== undefined && !isPriced(above) && /\p{L}{2}/u.test(above) && isUnnamed(lines[at] ?? '')
  }
  if (prices.length < LEAST_PAIRS || !prices.every(isBelowName)) return written
  return lines.flatMap((line, at) => {
    if (isPriced(lines[at + 1])) return []
    return isPriced(line) ? [`${(lines[at - 1] ?? '').trim()} ${line.replace(BULLET, '').trim()}`] : [line]
  })
}

const isPriced = (line: string | undefined): boolean => line !== undefined && AMOUNT.test(line)

/** '2,40 € le kg', 'Réf 1234 - colis 6 kg - 2,40 €/kg' */
const isUnnamed = (line: string): boolean => REFERENCE.test(line) || nameAndPriceOf(line).length === 1
const REFERENCE = /^\W*(?:r[ée]f(?:[ée]rence)?|code|art(?:icle)?|cond(?:itionnement)?|colis|prix|tarif)\b/iu
const LEAST_PAIRS = 2

/** How the text of a price list is divided into cells. */
export const LIST_TEXTS: TextTakes = { headRowOf: headRowOfList, rowsOfLines }

/** Name and price of a line; the line alone where it has none, or several. */
export function nameAndPriceOf(written: string): string[] {
  const line = written.replace(BULLET, '').replaceAll(/\s+/gu, ' ').trim().replace(PIECES_OF_COUNT, '')
  if (line.length > LONGEST || (ON_REQUEST.test(foldForSearch(line)) && !AMOUNT.test(line))) return [line]
  for (const { index, 0: figure } of line.matchAll(FIGURE)) {
    const name = line.slice(0, index)
    if (AMOUNT.test(name) || isCondition(name)) break
    if (!/\p{L}{2}/u.test(name) || OF_SEVERAL.test(name)) continue
    const found = priceAt(line.slice(index), figure)
    if (found !== null) return withPrice(name.replace(BETWEEN, '').trim(), found)
  }
  // 'Légumes :' heads the lines below it.
  return [/^[\p{L}\s&'’-]{2,40}\s*:$/u.test(line) ? line.replace(/\s*:$/u, '') : line]
}

interface Found {
  price: string
  /** The last word of the price, as 'barquette'. */
  unit: string
  behind: string
}

/** The price that a text begins with, as long as it can be read; null for a figure that is none. */
function priceAt(text: string, figure: string): Found | null {
  const after = text.slice(figure.length)
  if ((!IN_CENTS.test(figure) && !MONEY_BEHIND.test(after)) || isWeight(after)) return null
  const words = text.split(' ')
  for (let end = words.length; end > 0; end -= 1) {
    const price = words
      .slice(0, end)
      .join(' ')
      .replace(/[\s,;.:)–—-]+$/u, '')
    const behind = words
      .slice(end)
      .join(' ')
      .replace(/^[\s,;:–—-]+/u, '')
    if (/\s(?:de|d')$/iu.test(price) || !readPrice(price).known) continue
    if (AMOUNT.test(behind) || /^(?:les|par|pour|x|×)?\s*\d+$/iu.test(behind)) return null
    return { price, unit: /(\p{L}+)$/u.exec(price)?.[1] ?? '', behind }
  }
  return null
}

/** '1,40 kg' behind a name is its weight; '2,40 €/kg' and '2,40 le kg' are prices. */
function isWeight(behind: string): boolean {
  const [, word] = /^\s*(\p{L}+)/u.exec(behind) ?? []
  return word !== undefined && measureOfWord(word) !== null
}

function withPrice(name: string, { price, unit, behind }: Found): string[] {
  const [counted, count] = (unit === '' && COUNT_BEFORE.exec(name)) || []
  if (counted !== undefined)
    return withPrice(name.slice(0, -counted.length), { price: `${price} ${count}`, unit: 'pièces', behind })
  const [before, word] = UNIT_BEFORE.exec(name) ?? []
  const isUnit = before !== undefined && unit === ''
  const product = isUnit ? name.slice(0, -before.length).replace(BETWEEN, '').trim() : name
  const cell = isUnit && product !== '' ? `${price} / ${word}` : price
  const named = product === '' ? name : product
  if (behind === '') return [named, cell]
  if (!CONTENT.test(behind)) return [`${named}, ${behind.replaceAll(/^\(|\)$/gu, '')}`, cell]
  return [[named, unit, behind].filter((part) => part !== '').join(' '), cell]
}
