import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import type { BasisReading, DefaultBasis } from './default-basis.ts'
import { isSoldTogether } from './pack-levels.ts'
import type { Pack } from './read-pack.ts'
import { STAPLE_PRICES } from './words/staple-prices.ts'

const STAPLES = STAPLE_PRICES.map(([words, least, most]) => [anywhere(words), { least, most }] as const)

/** How far from the usual prices the other readings are at least. */
const FAR = 1.4
const LITRE = 1000

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
  const each = pack.levels.at(-1)?.each ?? null
  const prices = readings.flatMap(({ basis, unit, priceHt }) => {
    if (unit === 'kg' || unit === 'L') return [{ basis, price: priceHt }]
    const isBottle = unit === 'bouteille' && each?.dimension === 'volume'
    return isBottle ? [{ basis, price: (priceHt * LITRE) / each.amount }] : []
  })
  if (prices.length < readings.length) return null
  const isWithin = (price: number, share: number) =>
    price >= usual.least / share && price <= usual.most * share
  const near = prices.filter(({ price }) => isWithin(price, FAR))
  const isOne = near.length < prices.length && new Set(near.map(({ price }) => price)).size === 1
  const found = near.at(-1)
  return isOne && found !== undefined && isWithin(found.price, 1) ? found.basis : null
}
