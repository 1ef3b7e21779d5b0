import { MEASURES } from '../quantity/measure.ts'
import type { Unit } from '../quantity/unit.ts'
import { containerOfWord } from './containers.ts'
import { isCounted, pricedByItem } from './counted-packs.ts'
import { unitPriceOf } from './pack-price.ts'
import type { PricedPack, PricingDoubt, UnitPrice } from './pack-price.ts'
import { mayBeSoldAsWritten } from './pack-levels.ts'
import type { PricedBy } from './read-price.ts'

/** What a price is of where the list does not say: a kilogram, a litre, one piece, or the whole pack. */
export const DEFAULT_BASES = ['kg', 'L', 'piece', 'whole'] as const
export type DefaultBasis = (typeof DEFAULT_BASES)[number]

/** The price of a row by one basis. */
export interface BasisReading {
  basis: DefaultBasis
  unit: Unit
  /** EUR per unit, without VAT. */
  priceHt: number
  /** Whether such a price is usual for the category. */
  usual: boolean
}

const OPEN: ReadonlySet<PricingDoubt> = new Set(['pack-missing', 'price-basis-uncertain'])
const PIECE = containerOfWord('piece')

/**
 * Whether a row leaves open what its price is of: the list names no unit for it, and no printed price shows one.
 * @param isFar whether its price is impossible as it is read
 */
export function isBasisOpen(
  { per, perSure, pack }: PricedPack,
  { doubts, check }: UnitPrice,
  isFar: boolean,
): boolean {
  const byPiece = pack !== null && (mayBeSoldAsWritten(pack, per) || isCounted(pack))
  const named = per !== null && perSure && !byPiece
  return !named && check?.agrees !== true && (isFar || doubts.some((doubt) => OPEN.has(doubt)))
}

/** The price of such a row by a basis; null where the row cannot have it: no litre of carrots, no pack of unknown content. */
export function pricedByBasis(priced: PricedPack, basis: DefaultBasis): UnitPrice | null {
  const found =
    (basis === 'piece' ? pricedByItem(priced) : null) ??
    unitPriceOf({ ...priced, ...unitByBasis(priced, basis) })
  const fits = basis === 'kg' || basis === 'L' ? hasMeasure(priced, basis) : true
  return fits && !found.doubts.some((doubt) => OPEN.has(doubt)) ? found : null
}

function unitByBasis(
  { pack }: PricedPack,
  basis: DefaultBasis,
): Partial<Pick<PricedPack, 'per' | 'perSure' | 'usual'>> {
  if (basis === 'kg' || basis === 'L')
    return { per: { kind: 'measure', measure: MEASURES[basis] }, perSure: true }
  if (pack !== null) return { per: null, perSure: false, usual: basis }
  return { per: basis === 'piece' ? onePiece() : null, perSure: true }
}

function onePiece(): PricedBy | null {
  return PIECE === null ? null : { kind: 'container', container: PIECE, count: 1 }
}

/** A product in a pack has the measure of the pack; without one a drink is sold by the litre, anything else by weight. */
function hasMeasure({ pack, drink }: PricedPack, basis: 'kg' | 'L'): boolean {
  if (pack === null) return drink === (basis === 'L')
  return pack.levels.some(({ each }) => each?.dimension === MEASURES[basis].dimension)
}
