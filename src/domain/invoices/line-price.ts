import { MAX_AMOUNT } from '../money/limits.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { CatalogueFacts, ListRow } from '../price-lists/list-row.ts'
import type { Unit } from '../quantity/unit.ts'
import { catalogueFacts } from './article-columns.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { chargeOf } from './line-charge.ts'
import type { ProposedCharge } from './line-charge.ts'
import { articleOf, distinctPrices } from './line-article.ts'
import type { PriceReading } from './line-article.ts'
import { doubtsOf } from './line-doubts.ts'
import type { LineDoubt } from './line-doubts.ts'
import { comparePrinted, priceOfBilled } from './printed-difference.ts'
import type { PrintedPrice } from './printed-difference.ts'
import { UNPRICED } from './stored-invoice.ts'
import { billedUnit } from './unit-codes.ts'

/**
 * Why a line has no price, and never will have one as it is.
 * - `credit-note`, `negative`, `free`: it takes back, or gives
 * - `not-billed`: a heading with a subtotal, or a remark
 * - `charge`: no article, but freight, a deposit, a tax … by its name; proposed
 * - `unit-missing`, `unit-unknown`: its unit is no code that is known
 * - `quantity-missing`, `total-missing`, `name-missing`: it lacks what a price is made of
 * - `figure-unreadable`: one of its figures is no decimal, or has more digits than are kept
 * - `price-too-high`: no price is
 */
export const NO_PRICE_REASONS = [
  'credit-note',
  'not-billed',
  'charge',
  'negative',
  'free',
  'name-missing',
  'unit-missing',
  'unit-unknown',
  'quantity-missing',
  'total-missing',
  'figure-unreadable',
  'price-too-high',
] as const
type NoPriceReason = (typeof NO_PRICE_REASONS)[number]

/** Doubts of lines that need no price: given for nothing, a heading, or left by the user. */
export const PRICELESS = ['free', 'not-billed', UNPRICED] as const satisfies (
  | NoPriceReason
  | typeof UNPRICED
)[]
const NEEDS_NONE: ReadonlySet<string> = new Set(PRICELESS)

/** Whether a line needs no price: nothing is asked of it. */
export function isPriceless(doubts: readonly string[]): boolean {
  return doubts.some((doubt) => NEEDS_NONE.has(doubt))
}

/** How a user confirmed an earlier line of the same article: one billed unit of this code holds so many of the unit. */
export interface ConfirmedUnit {
  unitCode: string
  unit: Unit
  each: number
  /** Confirmed as one unit of the article, whatever either holds. */
  ofArticle?: boolean
}

export type LinePrice =
  | {
      known: true
      /** The article with its price, as a catalogue stores it. */
      facts: CatalogueFacts
      /** What one billed unit costs, by its total and as it is printed; null where no price is printed that can be compared. */
      printed: PrintedPrice | null
      /** Without any, the line sets the price. */
      doubts: LineDoubt[]
      /** The price both ways, where the pack leaves open which thing is billed. */
      readings: PriceReading[]
    }
  | {
      known: false
      reason: NoPriceReason
      charge: ProposedCharge | null
      /** Of an unknown unit: the article by the piece, and its price where one unit is a kilogram, a litre or a piece. */
      facts: CatalogueFacts | null
      readings: PriceReading[]
    }

/** Doubts that a confirmed unit has answered. */
const OF_PACK: ReadonlySet<string> = new Set([
  'pack-missing',
  'pack-approximate',
  'pack-ambiguous',
  'pack-unreadable',
  'pack-from-name',
  'pack-from-description',
  'package-unclear',
  'price-basis-uncertain',
  'price-unit-differs',
  'unit-contradicts-pack',
  'unit-ambiguous',
])
const none = (reason: NoPriceReason, charge: ProposedCharge | null = null): LinePrice => ({
  known: false,
  reason,
  charge,
  facts: null,
  readings: [],
})

/**
 * The price per kg, L or piece of a line, or why it has none. It is what the line costs in all by what was billed; the
 * printed price is beside it.
 * @param confirmed how the user confirmed this article before
 */
export function priceOfLine(
  line: InvoiceLine,
  { kind }: Pick<Invoice, 'kind'>,
  confirmed: ConfirmedUnit | null = null,
): LinePrice {
  const charge = confirmed === null ? chargeOf(line.name) : null
  if (line.role !== 'billed') return none('not-billed')
  if (charge !== null) return none('charge', charge)
  if (kind === 'credit') return none('credit-note')
  if (line.unreadable.some((figure) => figure !== 'vatRate')) return none('figure-unreadable')
  const { quantity, lineTotal, unitCode } = line
  if (lineTotal === null) return none('total-missing')
  if (quantity === null || quantity === 0) return none('quantity-missing')
  if (lineTotal < 0 || quantity < 0) return none('negative')
  if (lineTotal === 0) return none('free')
  if (!/\p{L}/u.test(line.name)) return none('name-missing')
  const isConfirmed = confirmed !== null && confirmed.unitCode === unitCode
  const unit = (unitCode === null ? null : billedUnit(unitCode)) ?? (isConfirmed ? unitOf(confirmed) : null)
  if (unit === null) return ofUnknownUnit(line, lineTotal / quantity)
  const compared = comparePrinted(line, quantity, lineTotal)
  const printed = compared.known ? compared.price : null
  const billed = priceOfBilled(printed, quantity, lineTotal)
  const found = articleOf(line, billed, unit)
  if (found === null) return none('price-too-high')
  const doubts = [...found.doubts, ...doubtsOf(line, quantity, unit, compared)]
  const facts = isConfirmed ? confirmedFacts(found.row, confirmed, billed) : catalogueFacts(found.row)
  if (facts.priceHt > MAX_AMOUNT || facts.priceHt <= 0) return none('price-too-high')
  return {
    known: true,
    facts,
    printed,
    doubts: [...new Set(doubts)].filter((doubt) => !isConfirmed || !OF_PACK.has(doubt)),
    readings: isConfirmed ? [] : found.readings,
  }
}

/** What an unknown code may stand for. */
const NAMED_UNITS: readonly Unit[] = ['kg', 'L', 'pièce']
const CODES: Partial<Record<Unit, string>> = { kg: 'KGM', L: 'LTR' }
/** The unit that an unknown code was confirmed as; of a pack that holds another number of it, the piece. */
const unitOf = ({ unit, each }: ConfirmedUnit) =>
  billedUnit((Math.abs(each - 1) < ROUNDING ? CODES[unit] : null) ?? 'C62')
const ROUNDING = 1e-3

function ofUnknownUnit(line: InvoiceLine, billed: number): LinePrice {
  const piece = billedUnit('C62')
  const found = piece && articleOf(line, billed, piece)
  const priceHt = roundHalfAwayFromZero(billed, PRICE_DECIMALS)
  const reading = none(line.unitCode === null ? 'unit-missing' : 'unit-unknown')
  if (!found || priceHt > MAX_AMOUNT || priceHt <= 0) return reading
  const named = NAMED_UNITS.map((unit) => ({ unit, priceHt }))
  const packed = [found.row, ...found.readings].map(({ unit, priceHt }) => ({ unit, priceHt }))
  const readings = distinctPrices([...named, ...packed])
  return { ...reading, facts: catalogueFacts(found.row), readings }
}

function confirmedFacts(row: ListRow, { unit, each }: ConfirmedUnit, billed: number): CatalogueFacts {
  return { ...catalogueFacts(row), unit, priceHt: roundHalfAwayFromZero(billed / each, PRICE_DECIMALS) }
}
