import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { assumedRate } from './assumed-vat.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import type { Cell } from '../tables/cell.ts'
import type { PrintedPrice } from './check-prices.ts'
import { countedColumn } from './counted-prices.ts'
import { discountIn } from './discounts.ts'
import { isBareContent, textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import { hasUnclearPart, isPound, withCountsInFigures } from './price-fractions.ts'
import { mayBeOfQuantity } from './price-of-quantity.ts'
import { readPack } from './read-pack.ts'
import { isWithoutTax, printedPrice, withoutRate } from './printed-price.ts'
import type { PrintedCell } from './printed-price.ts'
import type { PriceUnknownReason } from './price-unknown-reasons.ts'
import type { PricedBy, PriceReading } from './read-price.ts'
import { SOLD_SINGLY } from './price-header.ts'
import { rateBetween, readVat } from './read-vat.ts'

export type RowPrice =
  | {
      known: true
      /** EUR without VAT. */
      amount: number
      per: PricedBy | null
      /** True when the row or the header states the unit of the price; 'P.U.' is only a hint. */
      perSure: boolean
      /** Other units that the amount may be of, by the head of its column: 'Prix HT kg ou L'. */
      or?: { units: readonly PricedBy[]; column: number }
      /** True when the header prices one sold unit without naming it. */
      single: boolean
      /** True when the row names a piece. */
      byPiece?: boolean
      printed: PrintedPrice[]
      /** Percent; null when the list does not state it. */
      vatRate: number | null
      doubts: Doubt[]
    }
  | { known: false; reason: PriceUnknownReason }

/** The charged price of a row, without VAT, and its other printed prices. */
export function readRowPrice(
  row: readonly Cell[],
  columns: ListColumns,
  product: TaxedProduct,
  defaultVatRate: number | null,
): RowPrice {
  const currency = columns.currencyOf(row)
  if (currency !== null) return { known: false, reason: currency }
  const doubts: Doubt[] = []
  const vatColumn = columns.one('vat')
  const vat = readVat(vatColumn === null ? null : row[vatColumn.at])
  if (vatColumn !== null && !vat.known && textIn(row, vatColumn) !== '') {
    doubts.push({ field: 'vatRate', column: vatColumn.at, reason: 'vat-unreadable' })
  }
  const vatRate = vat.known
    ? vat.rate
    : rateBetween(amountIn(row, columns.one('price')), amountIn(row, columns.one('priceWithTax')))
  const untaxed = (amount: number, column: ListColumn) => {
    if (vatRate === null && defaultVatRate === null) {
      doubts.push({ field: 'priceHt', column: column.at, reason: 'price-without-tax' })
      doubts.push({ field: 'vatRate', column: vatColumn?.at ?? null, reason: 'vat-assumed' })
    }
    return amount / (1 + (vatRate ?? defaultVatRate ?? assumedRate(product, columns)) / 100)
  }
  const found = columns.all('unitPrice').flatMap((column): PrintedCell[] => {
    const price = priceIn(row, column)
    if (!price.known) {
      const wrong = price.reason === 'price-unreadable'
      if (wrong) doubts.push({ field: 'priceHt', column: column.at, reason: 'unit-price-unreadable' })
      return []
    }
    const one = printedPrice(price, column, invoicedIn(row, columns))
    return one === null ? [] : [{ price: one, cell: price, column }]
  })
  const printed = [...found.map(({ price }) => price), ...columns.printedIn(row)]

  let reason: PriceUnknownReason = 'price-missing'
  const taxed = columns.one('priceWithTax')
  const isPrintedWithout = found.some((one) => isWithoutTax(one, amountIn(row, taxed)))
  for (const column of [...columns.all('price'), ...(isPrintedWithout ? [] : columns.all('priceWithTax'))]) {
    const price = priceIn(row, column)
    if (!price.known) {
      if (reason === 'price-missing') reason = price.reason
      continue
    }
    const counted = contentIsCounted(row, columns) && printed.length === 0
    if (counted || mayBeOfQuantity(price, column, row, columns)) {
      doubts.push({ field: 'priceHt', column: column.at, reason: 'price-basis-uncertain' })
    }
    const paid = columns.paidShare(row)
    const discount = column.net || paid !== null ? null : discountIn(row, columns)
    if (discount !== null)
      doubts.push({ field: 'priceHt', column: discount.at, reason: 'discount-not-applied' })
    if (price.unclearMark) doubts.push({ field: 'priceHt', column: column.at, reason: 'price-mark-unclear' })
    const withTax = price.taxIncluded ?? column.taxed
    const net = price.amount * (paid ?? 1)
    const amount = withTax ? untaxed(net, column) : net
    const share = amount / net
    const priceUnit = perOf(price, column, row, columns)
    const unread = price.per === null && column.per === null ? unreadUnit(row, columns, price.amount) : null
    if (unread !== null) doubts.push({ field: 'priceHt', column: unread.at, reason: 'price-unit-unreadable' })
    const unlike = unlikeUnit(price, column, row, columns, product)
    if (unlike !== null) doubts.push({ field: 'priceHt', column: unlike.at, reason: 'price-unit-differs' })
    return { known: true, amount, ...priceUnit, printed: withShare(printed, share), vatRate, doubts }
  }
  const onlyPrinted = columns.one('price') === null
  for (const column of onlyPrinted ? columns.all('unitPrice') : []) {
    const price = priceIn(row, column)
    if (reason === 'price-missing' && !price.known) reason = price.reason
  }
  const [chosen, ...rest] = found.toSorted(
    (one, other) => Number(isCounted(one.price)) - Number(isCounted(other.price)),
  )
  const first = chosen?.price
  if (chosen === undefined || first === undefined || (!onlyPrinted && reason !== 'price-missing'))
    return { known: false, reason }
  // A list with prices per kg only needs no doubt.
  const { at } = chosen.column
  const unlike = unlikeUnit(chosen.cell, chosen.column, row, columns, product)
  const discount = chosen.column.net ? null : discountIn(row, columns)
  if (discount !== null)
    doubts.push({ field: 'priceHt', column: discount.at, reason: 'discount-not-applied' })
  if (!onlyPrinted) doubts.push({ field: 'priceHt', column: at, reason: 'price-from-unit-price' })
  if (chosen.cell.unclearMark) doubts.push({ field: 'priceHt', column: at, reason: 'price-mark-unclear' })
  if (unlike !== null) doubts.push({ field: 'priceHt', column: unlike.at, reason: 'price-unit-differs' })
  const withTax = chosen.cell.taxIncluded ?? chosen.column.taxed
  const amount = withTax ? untaxed(first.amount, chosen.column) : first.amount
  const withoutTax =
    taxed === null || vatRate === null ? [] : withoutRate(priceIn(row, taxed), taxed, vatRate)
  const others = [...rest.map(({ price }) => price), ...withoutTax]
  return {
    known: true,
    amount,
    per: first.per,
    ...(first.or !== undefined && { or: { units: first.or, column: at } }),
    perSure: true,
    single: false,
    printed: others,
    vatRate,
    doubts,
  }
}

/** Deducts VAT from the other prices too, by the same share, unless they are stated to be without. */
function withShare(printed: PrintedPrice[], share: number): PrintedPrice[] {
  if (share === 1) return printed
  return printed.map((price) => (price.untaxed === true ? price : { ...price, amount: price.amount * share }))
}

const isCounted = ({ per }: PrintedPrice) => per.kind === 'container'

function amountIn(row: readonly Cell[], column: ListColumn | null): number | null {
  const price = column === null ? null : priceIn(row, column)
  return price?.known === true ? price.amount : null
}

function priceIn(row: readonly Cell[], { at, price }: ListColumn) {
  return price(row[at])
}

/** The unit of a price: from the cell itself, then from an explicit header ('Prix du colis'), then from the column of units. */
function perOf(
  { per: own, amount }: Extract<PriceReading, { known: true }>,
  column: ListColumn,
  row: readonly Cell[],
  columns: ListColumns,
) {
  const units = contentIsCounted(row, columns) ? null : columns.one('unit')
  const outright = own ?? column.per
  const { single } = column
  if (outright !== null) return { per: outright, perSure: true, single }
  const named = units === null ? null : unitFor(amount, units, textIn(row, units))
  // 'Prix unitaire' and 'pièce' are equally vague: of 30 eggs an egg, or the plateau.
  const vague = single && named?.kind === 'container' && named.count === 1 && named.container.rank === 'item'
  if (named === null && columns.weighed) return { per: null, perSure: false, single: false }
  if (named === null || vague)
    return { per: single ? SOLD_SINGLY : null, perSure: false, single, byPiece: vague }
  const ofPrice = single || named.kind === 'container' || units?.soldBy === true
  return { per: named, perSure: ofPrice, single }
}

/** Least price of a tonne of food, in EUR: 'T' beside 0,50 € is none. */
const LEAST_OF_TONNE = 50
const TONNE = 1_000_000

/** The unit in a cell, unless no such amount can be its price. */
function unitFor(amount: number, column: ListColumn, text: string): PricedBy | null {
  const named = column.unit(text)
  const ofTonne = named?.kind === 'measure' && named.measure.amount === TONNE
  return ofTonne && amount < LEAST_OF_TONNE ? null : named
}

/** The column of units, where its text in this row is neither a unit nor a pack, or is ambiguous. */
function unreadUnit(row: readonly Cell[], columns: ListColumns, amount: number): ListColumn | null {
  const column = contentIsCounted(row, columns) ? null : columns.one('unit')
  const text = textIn(row, column)
  if (column === null || text === '') return null
  // 'Livre' may be half a kilogram, a pound sterling, or 'livré'.
  if (isPound(text)) return column
  if (column.unit(text) !== null) return unitFor(amount, column, text) === null ? column : null
  if (hasUnclearPart(withCountsInFigures(foldForSearch(text)))) return column
  return /\p{L}/u.test(text) && !readPack(text).known ? column : null
}

/** The column whose unit in this row is not the kg or L of the header: 'Prix/kg' over a litre, a piece or 'Persil (botte)'. */
function unlikeUnit(
  { per: own }: Extract<PriceReading, { known: true }>,
  { per }: ListColumn,
  row: readonly Cell[],
  columns: ListColumns,
  product: TaxedProduct,
): ListColumn | null {
  if (own !== null || per?.kind !== 'measure' || contentIsCounted(row, columns)) return null
  const units = columns.one('unit')
  const named = units === null || units.ordered ? null : units.unit(textIn(row, units))
  if (named === null) return countedColumn(row, columns, product)
  const like =
    named.kind === 'measure'
      ? named.measure.dimension === per.measure.dimension
      : named.container.rank === 'outer'
  return like ? null : units
}

/** The unit that the row is invoiced in, which has priority over the unit of the header ('PU HT / kg'). */
function invoicedIn(row: readonly Cell[], columns: ListColumns): PricedBy | null {
  const column = columns.one('unit')
  return column?.invoiced === true ? column.unit(textIn(row, column)) : null
}

/** 'Contenance 5, Unité L': the unit belongs to the content, and the price to the five litres. A weight is priced by its kg. */
function contentIsCounted(row: readonly Cell[], columns: ListColumns): boolean {
  const content = columns.one('content')
  return (
    content !== null &&
    isBareContent(textIn(row, content), content) &&
    !/poids|pds|weight/iu.test(content.header)
  )
}
