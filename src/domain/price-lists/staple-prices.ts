import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import type { BasisReading, DefaultBasis } from './default-basis.ts'
import { isSoldTogether } from './pack-levels.ts'
import type { Pack } from './read-pack.ts'
import { STAPLE_PRICES } from './words/staple-prices.ts'

const STAPLES = STAPLE_PRICES.map(([words, least, most]) => [anywhere(words), { least, most }] as const)

/** How far from the usual prices the other readings are at least. */
const FAR = 1.4

/**
 * What the price of a staple is of, where its pack is sold as one thing and one of its readings alone is usual, and no other one
 * nearly: 'Lait UHT | pack 6 x 1 L | 5,70' is of the six, as no litre of milk costs so much. Null for all else.
 */
export function stapleBasis(
  readings: readonly BasisReading[],
  pack: Pack | null,
  name: string,
): DefaultBasis | null {
  const folded = foldForSearch(name)
  const usual = STAPLES.find(([words]) => words.test(folded))?.[1]
  if (usual === undefined || pack === null || !isSoldTogether(pack)) return null
  if (readings.some(({ unit }) => unit !== 'kg' && unit !== 'L')) return null
  const isWithin = (price: number, share: number) =>
    price >= usual.least / share && price <= usual.most * share
  const near = readings.filter(({ priceHt }) => isWithin(priceHt, FAR))
  const isOne = near.length < readings.length && new Set(near.map(({ priceHt }) => priceHt)).size === 1
  const found = near.at(-1)
  return isOne && found !== undefined && isWithin(found.priceHt, 1) ? found.basis : null
}
