import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { isInEuros, otherCurrencyIn, otherCurrencyOfTitle } from '../tables/currencies.ts'
import type { Header } from '../tables/header.ts'
import type { PriceUnknownReason } from './price-unknown-reasons.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'

/** Rows at the top and at the bottom of a list that may hold its conditions. */
const LOOKED_AT = 60
const LONGEST = 300
/** Cells that show a column without a header to be one of currencies. */
const FEWEST = 2

/** What titles and remarks around a table say of all its prices. */
export interface AroundTable {
  /** A currency other than the euro. */
  currency: PriceUnknownReason | null
  /** Prices are with VAT. */
  taxed: boolean
  /** Prices are per kg, except where a row names another unit. */
  perKg: boolean
}

/** 'Tarif CHR - prix HT au kg sauf mention', 'Viandes (€/kg)' above the columns. */
const PER_KG =
  /(?:\b(?:prix|tarifs?|cours|cotations?|euros?|eur|ht|price|preise?|prezz[io]|precios?)\b|€)[^.;:]{0,20}?(?:\/|\b(?:au|le|par|du|per|pro|je|al|por)\b)\s*(?:kg|kilo\w*)\b/u

export function readAroundTable(matrix: Matrix, header: Header | null): AroundTable {
  const texts = textsAround(matrix, header)
  const currency = texts.map(otherCurrencyOfTitle).find((reason) => reason !== null) ?? null
  const perKg = titlesAbove(matrix, header).some((text) => PER_KG.test(text))
  return { currency, taxed: texts.some(saysWithTax) && !texts.some(saysWithoutTax), perKg }
}

/** The rows above the header, and rows with a single text, folded. */
function textsAround(matrix: Matrix, header: Header | null): string[] {
  const above = header?.row ?? 0
  return [...matrix.slice(0, LOOKED_AT), ...matrix.slice(Math.max(LOOKED_AT, matrix.length - LOOKED_AT))]
    .flatMap((row, place) => {
      const texts = row.map(cellText).filter((text) => text !== '')
      return place < above || isSameText(texts) ? texts.slice(0, place < above ? undefined : 1) : []
    })
    .map((text) => foldForSearch(text.slice(0, LONGEST)))
}

/** The texts above the row of heads, folded. */
export function titlesAbove(matrix: Matrix, header: Header | null): string[] {
  return matrix
    .slice(0, Math.min(header?.row ?? 0, LOOKED_AT))
    .flatMap((row) => row.map((cell) => foldForSearch(cellText(cell).slice(0, LONGEST))))
}

/** A merged cell repeats its text. */
function isSameText(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => text === texts[0])
}

/** A column that only names the currency of each row, by its header or by its cells. */
const CURRENCY_HEADER =
  /^(?:devises?|monn(?:aie|\.)?|currency|curr\.?|ccy|wahrung|whg\.?|valuta|moneda|divisa)$/u
const CURRENCY_CELL = /^(?:[a-z]{3}|€|£|\$|euros?|francs?(?: suisses?)?|dollars?)$/u

/** Whether a folded header heads a column of currencies. */
export function isCurrencyHeader(folded: string): boolean {
  return CURRENCY_HEADER.test(folded)
}

/** The index of the column of currencies; null where a list has none. */
export function currencyColumnOf(
  headers: readonly string[],
  sample: readonly (readonly Cell[])[],
): number | null {
  const width = Math.max(headers.length, ...sample.map((row) => row.length))
  for (let at = 0; at < width; at += 1) {
    if (isCurrencyHeader(foldForSearch(headers[at] ?? '').trim())) return at
    const texts = sample.map((row) => foldForSearch(cellText(row[at]))).filter((text) => text !== '')
    if (texts.length >= FEWEST && texts.every((text) => CURRENCY_CELL.test(text) && isCurrency(text)))
      return at
  }
  return null
}

const isCurrency = (text: string) => isInEuros(text) || otherCurrencyIn(text) !== null

/** The reason of a price beside this cell of a column of currencies; null for euros and for an empty cell. */
export function currencyOfCell(cell: Cell | undefined): PriceUnknownReason | null {
  const text = foldForSearch(cellText(cell))
  if (!CURRENCY_CELL.test(text) || isInEuros(text)) return null
  return otherCurrencyIn(text) ?? 'price-other-currency'
}
