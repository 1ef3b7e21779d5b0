import { exactSum } from './exact-sum.ts'
import type { InvoiceLine } from './invoice.ts'
import { billedUnit } from './unit-codes.ts'
import type { BilledUnit } from './unit-codes.ts'

/**
 * Why what one billed unit costs is not its printed price.
 * - `rounding`: of the printed price, or of the total of the line
 * - `discount`, `charge`: what the line names as such
 * - `base`: the price is right where it is of one, or of another power of ten
 * - `unknown`: nothing on the line shows why
 */
const DIFFERENCE_CAUSES = ['rounding', 'discount', 'charge', 'base', 'unknown'] as const
type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number]

/** The printed price and what is paid for one billed unit, in the invoice's currency, with the cause where they differ. */
export interface PrintedPrice {
  printed: number
  paid: number
  /** Null where they agree. */
  cause: DifferenceCause | null
}

export type PrintedReading =
  | { known: true; price: PrintedPrice }
  | { known: false; reason: 'printed-missing' | 'base-unit-differs' }

/** Share of the printed price up to which both are the same. */
const SAME = 0.005
const CENT = 0.01
/** A double is exact to far less than this. */
const SLACK = 1e-9
const POWERS = [10, 100, 1000, 0.1, 0.01, 0.001]
/** Decimals of a price that are written at least: in XML '4.60' may be '4.6'. */
const LEAST_DECIMALS = 2

/** Compares what a line costs by its total with what its printed price says. */
export function comparePrinted(line: InvoiceLine, quantity: number, total: number): PrintedReading {
  const { netPrice, allowances } = line
  if (netPrice === null) return { known: false, reason: 'printed-missing' }
  const base = baseInBilledUnits(line)
  if (base === null) return { known: false, reason: 'base-unit-differs' }
  const printed = netPrice / base
  const paid = total / quantity
  const known = (cause: PrintedPrice['cause']): PrintedReading => ({
    known: true,
    price: { printed, paid, cause },
  })
  if (isNear(paid, printed, SAME * Math.abs(printed))) return known(null)

  const charged = exactSum(
    allowances.map(({ kind, amount }) => (kind === 'charge' ? (amount ?? 0) : -(amount ?? 0))),
  )
  const tolerance = CENT + (quantity / base) * (10 ** -decimalsOf(netPrice) / 2)
  if (charged !== 0 && isNear(printed * quantity + charged, total, tolerance))
    return known(charged < 0 ? 'discount' : 'charge')
  if (isNear(printed * quantity, total, tolerance)) return known('rounding')
  const misread = [base, ...POWERS].some((factor) => isNear(printed * quantity * factor, total, CENT))
  return known(misread && total !== 0 ? 'base' : 'unknown')
}

/**
 * What one billed unit costs: the total of the line by its quantity. A total is rounded to the cent, so that 3.456 kg at 38.90 €
 * would cost 38.9005 € a kilogram: where the printed price makes that total to the cent, it is the one that was divided.
 */
export function priceOfBilled(price: PrintedPrice | null, quantity: number, total: number): number {
  if (price === null || price.cause !== null) return total / quantity
  return isNear(price.printed * quantity, total, CENT / 2) ? price.printed : price.paid
}

/** How many billed units the printed price is of; null where the line does not say it in a unit that can be compared. */
function baseInBilledUnits({ baseQuantity, baseUnitCode, unitCode }: InvoiceLine): number | null {
  const base = baseQuantity ?? 1
  if (!(base > 0)) return null
  if (baseUnitCode === null || unitCode === null || baseUnitCode === unitCode) return base
  const [own, billed] = [billedUnit(baseUnitCode), billedUnit(unitCode)]
  if (own === null || billed === null) return null
  if (own.kind === 'measure' && billed.kind === 'measure')
    return own.word === billed.word ? (base * own.measure.amount) / billed.measure.amount : null
  const [ofBase, ofBilled] = [piecesOf(own), piecesOf(billed)]
  return ofBase === null || ofBilled === null ? null : (base * ofBase) / ofBilled
}

function piecesOf(unit: BilledUnit): number | null {
  if (unit.kind === 'piece') return 1
  return unit.kind === 'count' ? unit.count : null
}

function isNear(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance + SLACK * Math.max(1, Math.abs(other))
}

function decimalsOf(price: number): number {
  return Math.max(LEAST_DECIMALS, String(price).split('.')[1]?.length ?? 0)
}

/** A printed price of a kilogram or a litre beside pieces and packages, which proves what they hold. */
export function printedByMeasure(
  line: InvoiceLine,
  unit: BilledUnit,
): { perKg: number | null; perL: number | null } {
  const { netPrice, baseQuantity, baseUnitCode } = line
  const base = baseUnitCode === null ? null : billedUnit(baseUnitCode)
  if (unit.kind === 'measure' || netPrice === null || base?.kind !== 'measure')
    return { perKg: null, perL: null }
  const price = netPrice / ((baseQuantity ?? 1) * base.factor)
  return base.word === 'kg' ? { perKg: price, perL: null } : { perKg: null, perL: price }
}
