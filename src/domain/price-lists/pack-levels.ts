import type { Measure } from '../quantity/measure.ts'
import type { Container } from './containers.ts'
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
  perSure: boolean,
): { levels: number[]; sure: boolean } {
  const indexes = pack.levels.map((_, index) => index)
  const counted = per?.kind === 'container' && isCount(per)
  const asked = per?.kind === 'container' ? levelOf(pack, per) : null
  const first = usual === null ? asked : usual === 'whole' ? 0 : packedLevel(pack)
  const likeliest = first ?? 0
  const said = usual !== null || (asked !== null && perSure)
  // 'Le 100' beside 'carton de 12 plateaux de 30 œufs': a hundred eggs, or a hundred plateaus.
  const between = counted && pack.levels.length > 2
  const fits = per?.kind !== 'container' || usual !== null || isFitting(pack, per.container, likeliest)
  return {
    levels: [likeliest, ...indexes.filter((index) => index !== likeliest)],
    sure: fits && !between && (said || pack.levels.length === 1),
  }
}

/** Less than a lorry carries one of, in grams or millilitres, bare and as a sac or bidon. */
const LEAST_OUTER = 2000
const LEAST_PACK = 5000
/** One of whatever is sold. */
const VAGUE: ReadonlySet<string> = new Set(['unite', 'uvc'])

export function isVague({ name }: Container): boolean {
  return VAGUE.has(name)
}

/**
 * Whether what a price is asked for can be that level. 'Colis' beside 'sachet 2 kg' leaves open how many sachets are in
 * one, 'pièce' beside 'carton 5 kg' how many pieces, and 'pièce' beside 'plateau de 30 œufs' which of both it is.
 */
function isFitting(pack: Pack, asked: Container, level: number): boolean {
  const found = pack.levels[level]
  if (found === undefined || found.container?.name === asked.name || isVague(asked)) return true
  if (
    asked.rank === 'item' &&
    pack.levels.slice(level + 1).some(({ container }) => container?.rank === 'item')
  )
    return false
  if (pack.levels.length > 1) return true
  if (asked.rank !== 'outer') return found.container?.rank !== 'outer'
  if (found.container?.rank === 'outer') return true
  return (found.each?.amount ?? 0) >= (found.container === null ? LEAST_OUTER : LEAST_PACK)
}

/** Whether a price is asked for a thing out of a colis that does not say how many of them are in it. */
export function isPieceOfUnknownCount(pack: Pack, asked: Container): boolean {
  return pack.levels.length === 1 && asked.rank !== 'outer' && !isFitting(pack, asked, 0)
}

/** What a container of a level holds, as a weight or as a volume; null when unknown. */
export function measureAt(pack: Pack, level: number, dimension: Measure['dimension']): Measure | null {
  const each = pack.levels[level]?.each ?? null
  if (each === null || each.dimension === dimension) return each
  const whole = pack.levels[0]?.each
  if (pack.besides?.dimension !== dimension || whole === null || whole === undefined) return null
  return { dimension, amount: (pack.besides.amount * each.amount) / whole.amount }
}

/** 'Le cent', 'la douzaine': of the smallest things, where the pack counts any. */
function isCount({
  container,
  count,
}: Pick<Extract<PricedBy, { kind: 'container' }>, 'container' | 'count'>) {
  return container.name === 'piece' && count > 1
}

/** The level of a pack that a container means, by its name or by its rank. */
export function levelOf(
  pack: Pack,
  { container: { name, rank }, count }: Extract<PricedBy, { kind: 'container' }>,
): number | null {
  const named = pack.levels.findIndex(({ container }) => container?.name === name)
  if (named !== -1) return named
  if (isCount({ container: { name, rank }, count })) return pack.levels.length - 1
  if (rank === 'outer') return 0
  // One of what is sold: of eggs an egg, of barquettes of portions a barquette.
  const packed = pack.levels.findIndex(({ container }) => container?.rank === 'pack')
  if (name === 'uvc') return packed === -1 ? Math.min(1, pack.levels.length - 1) : packed
  return packedLevel(pack)
}

/** A piece is what somebody packed to be sold: of tea the box, not the bags in it; of 30 eggs on a plateau the plateau. */
function packedLevel(pack: Pack): number | null {
  const packed = pack.levels.findIndex(({ container }) => container?.rank === 'pack')
  if (packed !== -1) return packed
  const last = pack.levels.findLastIndex(({ container }) => container?.rank !== 'item')
  return last === -1 ? null : last
}
