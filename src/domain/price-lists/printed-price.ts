import type { PrintedPrice } from './check-prices.ts'
import type { ListColumn } from './list-columns.ts'
import { SOLD_SINGLY } from './price-header.ts'
import type { PricedBy, PriceReading } from './read-price.ts'
import { rateBetween } from './read-vat.ts'

/** A further price of a row, and where it is printed. */
export interface PrintedCell {
  price: PrintedPrice
  cell: Extract<PriceReading, { known: true }>
  column: ListColumn
}

/**
 * A further price of a row with its units; null where nothing names one.
 * @param invoiced the unit that the row is invoiced in, which has priority over the unit of the header ('PU HT / kg')
 */
export function printedPrice(
  { amount, per: own, taxIncluded }: Extract<PriceReading, { known: true }>,
  { per, or, single, untaxed: named }: ListColumn,
  invoiced: PricedBy | null,
): PrintedPrice | null {
  const untaxed = named || taxIncluded === false
  const outright = own ?? (per?.kind === 'container' || invoiced === null ? per : null)
  if (outright !== null) return { amount, per: outright, untaxed }
  const readings = [invoiced, per, ...or].filter((one) => one !== null)
  const [first, ...others] = readings
  if (first === undefined)
    return single && SOLD_SINGLY !== null ? { amount, per: SOLD_SINGLY, untaxed } : null
  const rest = others.filter((one) => !isSame(one, first))
  return rest.length === 0 ? { amount, per: first, untaxed } : { amount, per: first, or: rest, untaxed }
}

/** Whether a price of a kg or L is without VAT, by its head or beside the price with VAT: it is then charged as printed. */
export function isWithoutTax({ price, cell, column }: PrintedCell, withTax: number | null): boolean {
  if (price.per.kind !== 'measure' || price.or !== undefined) return false
  if (price.untaxed === true) return true
  const isTaxed = cell.taxIncluded ?? column.taxed
  return !isTaxed && rateBetween(price.amount, withTax) !== null
}

/** A price of a kg or L with VAT as one without, to compare the printed one with. */
export function withoutRate(cell: PriceReading, column: ListColumn, vatRate: number): PrintedPrice[] {
  const printed = cell.known ? printedPrice(cell, column, null) : null
  if (printed?.per.kind !== 'measure') return []
  return [{ ...printed, amount: printed.amount / (1 + vatRate / 100) }]
}

function isSame(one: PricedBy, other: PricedBy): boolean {
  if (one.kind === 'measure')
    return other.kind === 'measure' && one.measure.dimension === other.measure.dimension
  return other.kind === 'container' && one.container.name === other.container.name
}
