import type { Allergen } from '../allergens/allergen.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { currencyColumnOf, currencyOfCell, readAroundTable } from './around-table.ts'
import type { AroundTable } from './around-table.ts'
import { contentsOf } from './colis-contents.ts'
import type { ContentsOf } from './colis-contents.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { PRICE_ROLES } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { isDiscountHead, provenDiscount } from './discounts.ts'
import { isInEuros, otherCurrencyIn, otherCurrencyOfTitle } from '../tables/currencies.ts'
import { headersOf } from '../tables/header.ts'
import { plainHead } from '../tables/head-hints.ts'
import { anywhere } from '../words/word-list.ts'
import { isAmountHead, isBoughtHead, isQuantityHead } from './other-paper.ts'
import type { ListMapping } from './propose-columns.ts'
import { allergenOfHeader } from './read-allergens.ts'
import type { PriceUnknownReason } from './price-unknown-reasons.ts'
import { priceHeaderOf } from './price-header.ts'
import type { PriceHeader } from './price-header.ts'
import { decimalMarkOf, ofCents, pricedByOf, pricedByOfCell, readPrice } from './read-price.ts'
import type { PricedBy, PriceReading } from './read-price.ts'
import { memoizeByText } from '../tables/memoize-by-text.ts'
import { isOfferHead } from './second-prices.ts'
import { shownByRows } from './shown-by-rows.ts'
import type { ShownByRows } from './shown-by-rows.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'
import { AVERAGE_WEIGHTS, WEIGHTS_OF_COLIS, WEIGHTS_OF_ONE } from './words/average-weights.ts'

/** A column, with the information from its header. */
export interface ListColumn {
  at: number
  role: ColumnRole
  header: string
  /** The unit of a price in it, or of a figure in it: 'Prix/kg', 'Contenance (cl)'. */
  per: PricedBy | null
  /** Other possible units of its prices. */
  or: PriceHeader['or']
  single: boolean
  /** The pack that its prices are of, by its header: 'sac de 25 kg'; '' for none. */
  packText: string
  /** True when its header states that prices are without VAT. */
  untaxed: boolean
  /** True when its prices are with VAT, by its header or by the titles of the list. */
  taxed: boolean
  /** True when its header names units of prices (sold or invoiced by); a plain 'Unité' may be the unit of the content. */
  soldBy: boolean
  invoiced: boolean
  /** True when its header names units of orders, which may be others than those of prices. */
  ordered: boolean
  /** True when its figures are discounts. */
  discount: boolean
  /** True when its figures are of how much was bought or delivered, or of what that costs in all. */
  quantity: boolean
  amountInAll: boolean
  /** True when its prices already include the discount. */
  net: boolean
  /** True when its weights are of an average piece. */
  average: boolean
  /** True when its weights are of one piece, on average or exactly. */
  ofOne: boolean
  /** True when its weights are of the whole colis. */
  ofColis: boolean
  /** Reads a cell as a price. */
  price: (cell: Cell | undefined) => PriceReading
  /** Reads a cell as the unit of a price. */
  unit: (text: string) => PricedBy | null
  allergen: Allergen | null
}

export interface ListColumns {
  one: (role: ColumnRole) => ListColumn | null
  all: (role: ColumnRole) => readonly ListColumn[]
  /** The currency that a row names for its price; null for euros and where it names none. */
  currencyOf: (row: readonly Cell[]) => PriceUnknownReason | null
  /** True where a title says that the prices are per kg. */
  perKg: boolean
  /** True where quantities are no whole numbers: 1,5 of something is hardly so many pieces. */
  weighed: boolean
  /** Whose its contents are beside the numbers in the colis. */
  contentsOf: ContentsOf
  /** Other prices of a row that its columns show to be of one of its pack, or of all. */
  printedIn: ShownByRows['printedIn']
  /** The share of a row's price that is paid, where the rows prove their discounts; null where nothing does. */
  paidShare: (row: readonly Cell[]) => number | null
}

const SAMPLE = 500
const PROVING = 200
/** '1,5', '-0.25'; a point before three figures may be of thousands. */
const FRACTION = /^[-(]?\d+(?:[.,]\d?[1-9]|,\d\d?[1-9])/u
/** 'Par' over '100', '30' */
const OF_MANY = /^\s*(?:prix )?(?:par|pour|les)\s*$/iu
const COUNT = /^\d{1,4}$/u
/** 'Prix (cts)', 'Prix pièce en centimes' */
const IN_CENTS = /(?<!\p{L})(?:cts|centimes?|¢)(?!\p{L})/u
const NET = /\bnet\b|remis[eé]|ristourn/iu
const AVERAGE = anywhere(AVERAGE_WEIGHTS)
const OF_ONE = anywhere(WEIGHTS_OF_ONE)
const OF_COLIS = anywhere(WEIGHTS_OF_COLIS)
const INVOICED = /fact|tarif|prix|price|\bbase\b|\bu\.?\s?f\b/iu
const ORDERED = /commande|achat|\border/iu
const SOLD_BY = /fact|tarif|prix|price|\bbase\b|vente|vendu|sold|achat|commande|\bu\.?\s?[fv]|uom/iu

/** Roles of columns that may be of a quantity, its discount and its amount. */
const OF_DISCOUNTS: ReadonlySet<ColumnRole> = new Set(['ignored', 'vat', 'packCount'])
const mayBeOfDiscount = (roles: readonly ColumnRole[]) => (at: number) =>
  OF_DISCOUNTS.has(roles[at] ?? 'ignored')

export function listColumns(matrix: Matrix, { header, roles: given, defaults }: ListMapping): ListColumns {
  const headers = headersOf(matrix, header)
  const sample = matrix.slice(header === null ? 0 : header.row + header.height).slice(0, SAMPLE)
  const around = readAroundTable(matrix, header)
  const discounts = provenDiscount(
    sample.slice(0, PROVING),
    given.indexOf('price'),
    [...given.keys()].filter(mayBeOfDiscount(given)),
  )
  const ofDiscount = [discounts?.column, ...(discounts?.others ?? [])]
  const open = given.map((role, at): ColumnRole => (ofDiscount.includes(at) ? 'ignored' : role))
  const { roles, per, printedIn } = shownByRows(sample.slice(0, PROVING), headers, open)
  const columns = roles.map((role, at): ListColumn => {
    const text = headers[at] ?? ''
    const shown = PRICE_ROLES.has(role) ? decimalMarkOf(sample.map((row) => row[at])) : null
    const mark = shown ?? defaults?.decimalMark ?? null
    const priceOf = memoizeByText((cell) => readPrice(cell, mark))
    const isInCents = PRICE_ROLES.has(role) && IN_CENTS.test(foldForSearch(text))
    const ofCell = (cell: Cell | undefined) => {
      const reading = typeof cell === 'string' ? priceOf(cell) : readPrice(cell, mark)
      return isInCents && !/[\p{L}€¢]/u.test(cellText(cell)) ? ofCents(reading) : reading
    }
    const currency = PRICE_ROLES.has(role) ? currencyOf(text, around) : null
    const price = (cell: Cell | undefined): PriceReading => {
      const reading = ofCell(cell)
      if (currency === null || !reading.known || isInEuros(foldForSearch(cellText(cell)))) return reading
      return { known: false, reason: currency }
    }
    const unit = memoizeByText((cell) =>
      orderUnitOf(OF_MANY.test(text) && COUNT.test(cell) ? `les ${cell} pieces` : cell),
    )
    const headerUnit = PRICE_ROLES.has(role)
      ? withUnit(priceHeaderOf(text), role === 'price' ? per : null)
      : { per: measuredBy(text), or: [], single: false, packText: '' }
    const flags = {
      ...taxOf(role, text, around),
      soldBy: SOLD_BY.test(text),
      invoiced: INVOICED.test(text),
      ordered: ORDERED.test(text),
      discount: role === 'ignored' && (at === discounts?.column || isDiscountHead(text) || isOfferHead(text)),
      quantity:
        role === 'ignored' && (isQuantityHead(text) || isBoughtHead(text)) && !ofDiscount.includes(at),
      amountInAll: role === 'ignored' && isAmountHead(text),
      net: NET.test(text),
      ...weighedBy(plainHead(text)),
    }
    return { at, role, header: text, ...headerUnit, ...flags, price, unit, allergen: allergenOfHeader(text) }
  })
  const byRole = Map.groupBy(columns, ({ role }) => role)
  const one = (role: ColumnRole) => byRole.get(role)?.[0] ?? null
  const [content, counted] = [one('content'), one('packCount') ?? one('pack')]
  const named = currencyColumnOf(headers, sample)
  return {
    one,
    all: (role) => byRole.get(role) ?? [],
    perKg: around.perKg,
    weighed: columns.some(
      ({ at, header: text }) =>
        isQuantityHead(text) && sample.some((row) => FRACTION.test(cellText(row[at]))),
    ),
    contentsOf: contentsOf(sample.slice(0, PROVING), content, counted),
    printedIn,
    paidShare: (row) => discounts?.paidShare(row) ?? null,
    currencyOf: (row) =>
      (named === null ? null : currencyOfCell(row[named])) ??
      otherCurrencyOfTitle(foldForSearch(textIn(row, one('unit')))),
  }
}

/** 'Price (£)', 'Prix CHF', 'Preise in CHF' above the list: a currency that its prices are not in euros by; null beside '€'. */
function currencyOf(header: string, around: AroundTable): PriceUnknownReason | null {
  const folded = foldForSearch(header)
  return isInEuros(folded) ? null : (otherCurrencyIn(folded) ?? around.currency)
}

function withUnit(header: PriceHeader, per: PricedBy | null): PriceHeader {
  return header.per === null && per !== null ? { ...header, per } : header
}

function taxOf(role: ColumnRole, header: string, { taxed }: AroundTable) {
  const folded = foldForSearch(header)
  const untaxed = saysWithoutTax(folded)
  return { untaxed, taxed: role === 'priceWithTax' || saysWithTax(folded) || (taxed && !untaxed) }
}

function weighedBy(header: string): Pick<ListColumn, 'average' | 'ofOne' | 'ofColis'> {
  const average = AVERAGE.test(header)
  const ofColis = OF_COLIS.test(header)
  return { average, ofOne: !ofColis && (average || OF_ONE.test(header)), ofColis }
}

/** 'Contenance (cl)', 'Qté par colis (kg)': the measure in brackets has priority over other words of the header. */
function measuredBy(header: string): PricedBy | null {
  const [, inside = ''] = /\(([^()]*)\)/u.exec(header) ?? []
  const measure = pricedByOf(inside)
  return measure?.kind === 'measure' ? measure : pricedByOf(header)
}

/** Whether a text is a figure without a measure in the cell or in the header. */
export function isBareContent(text: string, column: ListColumn): boolean {
  return column.per?.kind !== 'measure' && /^\d+(?:[.,]\d+)?$/u.test(text)
}

/** The text of a row in a column; '' for a column that the list does not have. */
export function textIn(row: readonly Cell[], column: ListColumn | null): string {
  return column === null ? '' : cellText(row[column.at])
}

/** Codes for one piece (UN/ECE recommendation 20), and 'T', a tonne only where it is a whole cell. */
const CODES: Record<string, string> = { h87: 'piece', c62: 'piece', t: 'tonne' }

/** 'bag in box' and 'boite 4/4' are one thing; so is 'KG'; '6x1L' is a pack, whose unit is not named. */
function orderUnitOf(text: string): PricedBy | null {
  if (/\d\s*[x×*]\s*\d/iu.test(text)) return null
  const code = CODES[text.trim().toLowerCase()]
  if (code !== undefined) return pricedByOfCell(code)
  return pricedByOfCell(text.replaceAll(/bag[\s-]*in[\s-]*box/giu, 'bib'))
}
