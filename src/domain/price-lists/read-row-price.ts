import type { ProductCategory } from '../catalogue/product-category.ts'
import type { Cell } from './cell.ts'
import type { PrintedPrice } from './check-prices.ts'
import { isBareContent, textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import type { PricedBy, PriceUnknownReason } from './read-price.ts'
import { SOLD_SINGLY } from './price-header.ts'
import { rateBetween, readVat } from './read-vat.ts'

export type RowPrice =
  | {
      known: true
      /** EUR without VAT. */
      amount: number
      per: PricedBy | null
      /** The list says what the price is asked for, in the row or in the header; 'P.U.' is no more than a hint. */
      perSure: boolean
      /** The header speaks of one of what is sold, whatever that is. */
      single: boolean
      printed: PrintedPrice[]
      /** Percent; null when the list does not say. */
      vatRate: number | null
      doubts: Doubt[]
    }
  | { known: false; reason: PriceUnknownReason }

const INVOICED = /fact|tarif|prix|price/iu
/** Headers of the unit that a price is of; a plain 'Unité' may be that of the content. */
const SOLD_BY = /fact|tarif|prix|price|vente|vendu|sold|achat|commande|\bu\.?\s?[fv]|uom/iu

/** What is owed on food and on alcohol (Code général des impôts, art. 278-0 bis and 278), in percent. */
const FOOD = 5.5
const ALCOHOL = 20
const ALCOHOLIC =
  /\b(?:vins?|champagne|cremant|biere|cidre|rhum|whisk|vodka|gin|pastis|liqueur|spiritueux|alcool|aoc|igp|cognac|armagnac|porto|aperitif)/iu

/** The price that a row charges, without VAT, and the others that it prints. */
export function readRowPrice(
  row: readonly Cell[],
  columns: ListColumns,
  product: { name: string; rayon: string; category: ProductCategory },
  defaultVatRate: number | null,
): RowPrice {
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
    doubts.push({ field: 'priceHt', column: column.at, reason: 'price-without-tax' })
    if (vatRate === null && defaultVatRate === null)
      doubts.push({ field: 'vatRate', column: vatColumn?.at ?? null, reason: 'vat-assumed' })
    return amount / (1 + (vatRate ?? defaultVatRate ?? assumedRate(product)) / 100)
  }
  const printed = columns.all('unitPrice').flatMap((column): PrintedPrice[] => {
    const price = priceIn(row, column)
    if (!price.known) {
      const wrong = price.reason === 'price-unreadable'
      if (wrong) doubts.push({ field: 'priceHt', column: column.at, reason: 'unit-price-unreadable' })
      return []
    }
    const one = printedPrice(price.amount, price.per, column, invoicedIn(row, columns))
    return one === null ? [] : [one]
  })

  let reason: PriceUnknownReason = 'price-missing'
  for (const column of [...columns.all('price'), ...columns.all('priceWithTax')]) {
    const price = priceIn(row, column)
    if (!price.known) {
      if (reason === 'price-missing') reason = price.reason
      continue
    }
    if (contentIsCounted(row, columns) && printed.length === 0) {
      doubts.push({ field: 'priceHt', column: column.at, reason: 'price-basis-uncertain' })
    }
    const withTax = price.taxIncluded ?? column.role === 'priceWithTax'
    const amount = withTax ? untaxed(price.amount, column) : price.amount
    return { known: true, amount, ...perOf(price.per, column, row, columns), printed, vatRate, doubts }
  }
  const onlyPrinted = columns.one('price') === null
  for (const column of onlyPrinted ? columns.all('unitPrice') : []) {
    const price = priceIn(row, column)
    if (reason === 'price-missing' && !price.known) reason = price.reason
  }
  const [first, ...others] = printed.toSorted(
    (one, other) => Number(isCounted(one)) - Number(isCounted(other)),
  )
  if (first === undefined || (!onlyPrinted && reason !== 'price-missing')) return { known: false, reason }
  // A list that prints nothing but prices per kg is in no doubt.
  const at = columns.all('unitPrice')[0]?.at ?? null
  if (!onlyPrinted) doubts.push({ field: 'priceHt', column: at, reason: 'price-from-unit-price' })
  if (first.or !== undefined && first.or.length > 0)
    doubts.push({ field: 'priceHt', column: at, reason: 'price-basis-uncertain' })
  const { amount, per } = first
  return { known: true, amount, per, perSure: true, single: false, printed: others, vatRate, doubts }
}

const isCounted = ({ per }: PrintedPrice) => per.kind === 'container'

function amountIn(row: readonly Cell[], column: ListColumn | null): number | null {
  const price = column === null ? null : priceIn(row, column)
  return price?.known === true ? price.amount : null
}

function priceIn(row: readonly Cell[], { at, price }: ListColumn) {
  return price(row[at])
}

/** The cell itself knows best, then what the header says outright ('Prix du colis'), then the column of units. */
function perOf(own: PricedBy | null, column: ListColumn, row: readonly Cell[], columns: ListColumns) {
  const units = contentIsCounted(row, columns) ? null : columns.one('unit')
  const outright = own ?? column.per
  const { single } = column
  if (outright !== null) return { per: outright, perSure: true, single }
  const named = units?.unit(textIn(row, units)) ?? null
  // 'Prix unitaire' and 'pièce' mean the same: of 30 eggs an egg, or else the plateau.
  const vague = single && named?.kind === 'container' && named.container.rank === 'item'
  if (named === null || vague) return { per: single ? SOLD_SINGLY : null, perSure: false, single }
  const ofPrice = single || named.kind === 'container' || SOLD_BY.test(units?.header ?? '')
  return { per: named, perSure: ofPrice, single }
}

/** What the row is invoiced in, which a header that says otherwise ('PU HT / kg') does not know. */
function invoicedIn(row: readonly Cell[], columns: ListColumns): PricedBy | null {
  const column = columns.one('unit')
  return column !== null && INVOICED.test(column.header) ? column.unit(textIn(row, column)) : null
}

function printedPrice(
  amount: number,
  own: PricedBy | null,
  { per, or, single }: ListColumn,
  invoiced: PricedBy | null,
): PrintedPrice | null {
  const others = [...(per === null ? [] : [per]), ...or]
  if (own !== null) return { amount, per: own }
  const byMeasure = per?.kind === 'measure' || or.length > 0 || single
  const [first, ...rest] = byMeasure && invoiced !== null ? [invoiced, ...others] : others
  if (first !== undefined) return { amount, per: first, or: rest.filter((one) => !isSame(one, first)) }
  return single && SOLD_SINGLY !== null ? { amount, per: SOLD_SINGLY } : null
}

function isSame(one: PricedBy, other: PricedBy): boolean {
  if (one.kind === 'measure')
    return other.kind === 'measure' && one.measure.dimension === other.measure.dimension
  return other.kind === 'container' && one.container.name === other.container.name
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

function assumedRate({
  name,
  rayon,
  category,
}: {
  name: string
  rayon: string
  category: ProductCategory
}): number {
  return category === 'Boissons' && ALCOHOLIC.test(`${rayon} ${name}`) ? ALCOHOL : FOOD
}
