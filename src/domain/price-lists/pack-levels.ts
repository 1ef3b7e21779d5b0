import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** What a price is asked for: the whole pack, or one of what is packed in it. */
export type PriceBasis = 'whole' | 'piece'

/** How many of the smallest things are in one container of a level. */
export function itemsIn(pack: Pack, level: number): number {
  return pack.levels.slice(level + 1).reduce((product, { count }) => product * count, 1)
}

/**
 * The levels of a pack that a price may be asked for, the likeliest first. 'PCE' beside '6x1L' buys one of six,
 * 'COL' all of them.
 * @returns `sure` when the list says so, or when there is nothing to choose
 */
export function likelyLevels(
  pack: Pack,
  per: PricedBy | null,
  usual: PriceBasis | null,
): { levels: number[]; sure: boolean } {
  const indexes = pack.levels.map((_, index) => index)
  const asked = per?.kind === 'container' ? levelOf(pack, per.container) : null
  const first = usual === null ? asked : usual === 'whole' ? 0 : packedLevel(pack)
  const likeliest = first ?? 0
  return {
    levels: [likeliest, ...indexes.filter((index) => index !== likeliest)],
    sure: first !== null || pack.levels.length === 1,
  }
}

/** The level of a pack that a container means, by its name or by its rank. */
export function levelOf(
  pack: Pack,
  { name, rank }: Extract<PricedBy, { kind: 'container' }>['container'],
): number | null {
  const named = pack.levels.findIndex(({ container }) => container?.name === name)
  if (named !== -1) return named
  if (rank === 'outer') return 0
  return packedLevel(pack)
}

/** A piece is what somebody packed to be sold: of tea the box, not the bags in it; of 30 eggs on a plateau the plateau. */
function packedLevel(pack: Pack): number | null {
  const packed = pack.levels.findIndex(({ container }) => container?.rank === 'pack')
  if (packed !== -1) return packed
  const last = pack.levels.findLastIndex(({ container }) => container?.rank !== 'item')
  return last === -1 ? null : last
}
