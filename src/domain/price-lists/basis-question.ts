import type { ProductCategory } from '../catalogue/product-category.ts'
import { DEFAULT_BASES } from './default-basis.ts'
import type { BasisReading, DefaultBasis } from './default-basis.ts'
import type { ListRow } from './list-row.ts'
import { isWineBottle } from './plausible-prices.ts'

/** What to ask once for all rows that do not say what their price is of. */
export interface BasisQuestion {
  /** How many they are. */
  rows: number
  /** The likeliest basis; null when the rows do not show one. */
  guess: DefaultBasis | null
  /** Of how many rows the price is usual by the guess. */
  fitting: number
  examples: BasisExample[]
}

export interface BasisExample {
  name: string
  packText: string | null
  /** EUR without VAT, as printed. */
  amount: number
  /** The guess first, where there is one. */
  readings: BasisReading[]
}

const EXAMPLES = 3
/** A row by which the user can choose has so many readings. */
const LEAST_READINGS = 2
/** A guess is one that fits so much of the rows, and so much more of them than the next one. */
const LEAST_SHARE = 0.6
const LEAST_LEAD = 0.15

/** Fresh goods without a content are mostly weighed, drinks are mostly bottles. */
const WITHOUT_PACK: Partial<Record<ProductCategory, DefaultBasis>> = {
  Viande: 'kg',
  Poisson: 'kg',
  Légumes: 'kg',
  Fruits: 'kg',
  Boissons: 'piece',
}

/** The question that the rows of a list leave open; null when each says what its price is of. */
export function basisQuestion(rows: readonly ListRow[]): BasisQuestion | null {
  const open = rows.flatMap((row) => (row.byBasis === undefined ? [] : [{ row, byBasis: row.byBasis }]))
  if (open.length === 0) return null
  const counts = DEFAULT_BASES.map((basis) => ({
    basis,
    fitting: open.filter(({ row, byBasis }) => fits(row, byBasis, basis)).length,
  })).toSorted((one, other) => other.fitting - one.fitting)
  const [best, next] = counts
  const clear =
    best !== undefined &&
    best.fitting >= open.length * LEAST_SHARE &&
    best.fitting - (next?.fitting ?? 0) >= open.length * LEAST_LEAD
  const order = counts.map(({ basis }) => basis)
  const withReadings = open.filter(({ byBasis }) => byBasis.length >= LEAST_READINGS)
  return {
    rows: open.length,
    guess: clear ? best.basis : null,
    fitting: clear ? best.fitting : 0,
    examples: spread(withReadings.length > 0 ? withReadings : open).map(({ row, byBasis }) => ({
      name: row.name,
      packText: row.packText,
      amount: row.chargedHt,
      readings: byBasis.toSorted((one, other) => order.indexOf(one.basis) - order.indexOf(other.basis)),
    })),
  }
}

function fits(row: ListRow, byBasis: readonly BasisReading[], basis: DefaultBasis): boolean {
  const reading = byBasis.find((one) => one.basis === basis)
  if (reading?.usual !== true) return false
  // What is in bottles of a known size is priced by the bottle or the case, hardly by the litre.
  if (basis === 'L' && isWineBottle(row)) return false
  return row.packText !== null || row.contentQuantity !== null || WITHOUT_PACK[row.category] === basis
}

/** The first, the one in the middle and the last: neighbours look alike. */
function spread<Value>(values: readonly Value[]): Value[] {
  const places = [0, Math.floor((values.length - 1) / 2), values.length - 1].slice(0, EXAMPLES)
  return [...new Set(places)].flatMap((place) => values[place] ?? [])
}
