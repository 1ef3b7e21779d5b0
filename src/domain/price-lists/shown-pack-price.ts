import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import { isPieceOfUnknownCount, itemsIn, levelOf } from './pack-levels.ts'
import type { PricedPack, UnitPrice } from './pack-price.ts'
import type { Pack } from './read-pack.ts'
import type { PackReader } from './read-row-pack.ts'

/** A share by which two figures of one price may differ, for their rounding. */
const ROUNDING = 1e-4
/** What divides the statements of a text: 'Par sachet de 2 kg. Colis de 4 sachets.' */
const STATEMENTS = /[.,;]\s+|\s+\(/u

/**
 * The price of the pack that a row shows, EUR without VAT: as it is printed, or that of what the pack holds times their
 * number. Null where the price is of a kilogram or a litre and the pack is another one, and where it is of one piece of an
 * unknown number.
 * @param text the pack as the row shows it; null for none, where the price is that of what is sold
 */
export function packPriceOf(
  priced: PricedPack,
  { unit, priceHt }: UnitPrice,
  text: string | null,
  read: PackReader,
): number | null {
  const { amount, per, pack } = priced
  const perUnit = MEASURES[unit]
  const shown = pack === null || text === null ? 0 : firstNamed(text, pack, read)
  if (perUnit !== null) {
    const measure = per?.kind === 'measure' ? per.measure : perUnit
    const holdsIt = pack?.levels.map(({ each }) => each?.amount === measure.amount) ?? []
    const isHeld = text === null || per?.kind !== 'measure' ? holdsIt.includes(true) : holdsIt[shown]
    if (isNear((priceHt * measure.amount) / perUnit.amount, amount) && isHeld !== true) return null
  }
  if (pack === null || text === null || per?.kind === 'measure') return stored(amount)
  if (per !== null && isPieceOfUnknownCount(pack, per.container)) return null
  const one = amount / (per?.count ?? 1)
  const level = pack.levels.findIndex(({ each }, at) => {
    const held = perUnit === null ? itemsIn(pack, at) : (each?.amount ?? 0) / perUnit.amount
    return isNear(priceHt * held, one)
  })
  if (level === -1 || level === shown) return stored(level === -1 ? amount : one)
  return stored(printedOfPack(priced, pack) ?? (one * itemsIn(pack, 0)) / itemsIn(pack, level))
}

/** The further price that the row prints of its outermost container. */
function printedOfPack({ printed }: PricedPack, pack: Pack): number | null {
  for (const { amount, per } of printed)
    if (per.kind === 'container' && per.container.rank === 'outer' && levelOf(pack, per) === 0)
      return amount / per.count
  return null
}

/** The level of the container that a text names first; the outermost where it names none before the others. */
function firstNamed(text: string, pack: Pack, read: PackReader): number {
  const [first = ''] = text.split(STATEMENTS)
  const reading = first === text ? null : read(first)
  const outside = reading?.known === true ? reading.pack.levels[0] : undefined
  if (outside?.container == null) return 0
  return Math.max(
    0,
    pack.levels.findIndex(({ container }) => container?.name === outside.container?.name),
  )
}

const stored = (price: number) => roundHalfAwayFromZero(price, PRICE_DECIMALS)

const isNear = (one: number, other: number) => Math.abs(one - other) <= ROUNDING * Math.abs(other)
