import type { ProductCategory } from '../catalogue/product-category.ts'
import type { Cell } from './cell.ts'
import type { PrintedPrice } from './check-prices.ts'
import { isBareContent, textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import type { PricedBy, PriceUnknownReason } from './read-price.ts'
import { rateBetween, readVat } from './read-vat.ts'

export type RowPrice =
  | {
      known: true
      /** EUR without VAT. */
      amount: number
      per: PricedBy | null
      /** The row itself says what its price is asked for, not only the header. */
      perSure: boolean
      printed: PrintedPrice[]
      /** Percent; null when the list does not say. */
      vatRate: number | null
      doubts: Doubt[]
    }
  | { known: false; reason: PriceUnknownReason }

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
    const per = price.per ?? column.per
    return per === null ? [] : [{ amount: price.amount, per }]
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
  return { known: true, ...first, perSure: true, printed: others, vatRate, doubts }
}

const isCounted = ({ per }: PrintedPrice) => per.kind === 'container'

function amountIn(row: readonly Cell[], column: ListColumn | null): number | null {
  const price = column === null ? null : priceIn(row, column)
  return price?.known === true ? price.amount : null
}

function priceIn(row: readonly Cell[], { at, price }: ListColumn) {
  return price(row[at])
}

/** The cell itself knows best, then a header that names a measure, then the column of units, then any other header. */
function perOf(own: PricedBy | null, column: ListColumn, row: readonly Cell[], columns: ListColumns) {
  const units = contentIsCounted(row, columns) ? null : columns.one('unit')
  const said =
    own ?? (column.per?.kind === 'measure' ? column.per : (units?.unit(textIn(row, units)) ?? null))
  return { per: said ?? column.per, perSure: said !== null }
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
