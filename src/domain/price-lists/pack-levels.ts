import type { Measure } from '../quantity/measure.ts'
import type { Container } from './containers.ts'
import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** Whether a price is for the whole pack or for one of the pieces in it. */
export type PriceBasis = 'whole' | 'piece'

/** The number of the smallest items in one container of a level. */
export function itemsIn(pack: Pack, level: number): number {
  return pack.levels.slice(level + 1).reduce((product, { count }) => product * count, 1)
}

/**
 * The levels of a pack that a price may refer to, the most likely first. With '6x1L', 'PCE' is one of six and 'COL' all
 * of them.
 * @returns `sure` when the list states the level, or when there is only one
 */
export function likelyLevels(
  pack: Pack,
  per: PricedBy | null,
  usual: PriceBasis | null,
  perSure: boolean,
): { levels: number[]; sure: boolean } {
  const indexes = pack.levels.map((_, index) => index)
  const counted = per?.kind === 'container' && isCount(per)
  const pricedLevel = per?.kind === 'container' ? levelOf(pack, per) : null
  const asWritten = usual === null && mayBeSoldAsWritten(pack, per)
  const first = usual === null ? pricedLevel : usual === 'whole' ? 0 : packedLevel(pack)
  const likeliest = (asWritten && isMultipack(pack) ? 0 : first) ?? 0
  const stated = usual !== null || (pricedLevel !== null && perSure)
  // 'Le 100' with 'carton de 12 plateaux de 30 œufs' may be a hundred eggs or a hundred plateaus.
  const between = counted && pack.levels.length > 2
  const fits = per?.kind !== 'container' || usual !== null || isFitting(pack, per.container, likeliest)
  return {
    levels: [likeliest, ...indexes.filter((index) => index !== likeliest)],
    sure: fits && !between && !asWritten && (stated || pack.levels.length === 1),
  }
}

/** Least content of a shipping unit, in grams or millilitres: without a container, and as a sac or bidon. */
const LEAST_OUTER = 2000
const LEAST_PACK = 5000
/** The container of 'Prix du conditionnement': the whole pack, as the row describes it. */
export const WHOLE_PACK_NAME = 'conditionnement'
/** Words for one of the sold unit, without naming it. */
const VAGUE: ReadonlySet<string> = new Set(['unite', 'uvc', WHOLE_PACK_NAME])

export function isVague({ name }: Container): boolean {
  return VAGUE.has(name)
}

/** Outer containers that are sold as one thing: 'lot 2 x 125 g', 'pack 4 x 100 g'. */
const SOLD_TOGETHER: ReadonlySet<string> = new Set(['lot', 'pack'])

/** Whether a container is of several things that are sold as one. */
export function holdsSeveral({ name }: Container): boolean {
  return SOLD_TOGETHER.has(name)
}

/** Whether the words of a pack say that the several things in it are sold as one. */
export function isSoldTogether({ levels }: Pack): boolean {
  return levels.length > 1 && SOLD_TOGETHER.has(levels[0]?.container?.name ?? '')
}

/** Whether several things of some weight are one item as they are written: '4x125 g', 'pack 4 x 100 g', but no colis. */
function isMultipack({ levels }: Pack): boolean {
  const [whole] = levels
  if (whole === undefined || levels.length < 2 || whole.each?.dimension !== 'weight') return false
  const together = whole.container === null || SOLD_TOGETHER.has(whole.container.name)
  const loose = levels.slice(1).every(({ container }) => container?.rank !== 'item')
  return together && loose && whole.each.amount < LEAST_OUTER
}

/** Whether 'pièce' leaves open which thing is sold: '4x125 g' or one of them, '6x100 g x 8' or the six or one. */
export function mayBeSoldAsWritten(pack: Pack, per: PricedBy | null): boolean {
  if (per?.kind !== 'container' || per.count > 1 || per.container.name === WHOLE_PACK_NAME) return false
  return (per.container.rank === 'item' || isVague(per.container)) && (isMultipack(pack) || isNested(pack))
}

/** '6x100 g x 8': counts of counts, none of them named. */
function isNested({ levels }: Pack): boolean {
  return levels.length > 2 && levels.every(({ container, each }) => container === null && each !== null)
}

/**
 * Whether the unit of a price can be that level. With 'sachet 2 kg', 'colis' does not define how many sachets are in
 * one; with 'carton 5 kg', 'pièce' does not define how many pieces; with 'plateau de 30 œufs', 'pièce' may be either.
 */
function isFitting(pack: Pack, priced: Container, level: number): boolean {
  const found = pack.levels[level]
  // 'Boîte de 24 pièces' by the pièce: one of them, or the box.
  const [outside] = pack.levels
  const boxed = level > 0 && outside?.container?.rank === 'pack' && outside.each === null
  if (boxed && priced.rank === 'item') return false
  if (found === undefined || found.container?.name === priced.name || isVague(priced)) return true
  if (
    priced.rank === 'item' &&
    pack.levels.slice(level + 1).some(({ container }) => container?.rank === 'item')
  )
    return false
  if (pack.levels.length > 1) return true
  if (priced.rank !== 'outer') return found.container?.rank !== 'outer'
  if (found.container?.rank === 'outer') return true
  return (found.each?.amount ?? 0) >= (found.container === null ? LEAST_OUTER : LEAST_PACK)
}

/** Whether a price is for one piece of a colis with an unknown number of pieces. */
export function isPieceOfUnknownCount(pack: Pack, priced: Container): boolean {
  return pack.levels.length === 1 && priced.rank !== 'outer' && !isFitting(pack, priced, 0)
}

/** The content of a container of a level, as a weight or as a volume; null when unknown. */
export function measureAt(pack: Pack, level: number, dimension: Measure['dimension']): Measure | null {
  const each = pack.levels[level]?.each ?? null
  if (each === null || each.dimension === dimension) return each
  const whole = pack.levels[0]?.each
  if (pack.besides?.dimension !== dimension || whole === null || whole === undefined) return null
  return { dimension, amount: (pack.besides.amount * each.amount) / whole.amount }
}

/** Whether a price is for a count of the smallest items: 'le cent', 'la douzaine'. */
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
  // One of the sold unit: of eggs an egg, of barquettes of portions a barquette.
  const packed = pack.levels.findIndex(({ container }) => container?.rank === 'pack')
  if (name === 'uvc') return packed === -1 ? Math.min(1, pack.levels.length - 1) : packed
  return packedLevel(pack)
}

/** The level of one sales unit: of tea the box, not the bags in it; of 30 eggs on a plateau the plateau. */
function packedLevel(pack: Pack): number | null {
  const packed = pack.levels.findIndex(({ container }) => container?.rank === 'pack')
  if (packed !== -1) return packed
  // Of '6x100 g x 8' the six.
  if (isNested(pack)) return 1
  const last = pack.levels.findLastIndex(({ container }) => container?.rank !== 'item')
  return last === -1 ? null : last
}
