import { PRICE_DECIMALS, STORED_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'
import { dimensionOf } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'
import { checkPrices } from './check-prices.ts'
import type { PriceCheck, PrintedPrice } from './check-prices.ts'
import { unitOfContainer } from './containers.ts'
import type { Container } from './containers.ts'
import { contentOf, hasUnknownCounts, densityIn, isNominal } from './pack-content.ts'
import type { Content } from './pack-content.ts'
import {
  isPieceOfUnknownCount,
  isVague,
  itemsIn,
  likelyLevels,
  mayBeSoldAsWritten,
  measureAt,
} from './pack-levels.ts'
import type { PriceBasis } from './pack-levels.ts'
import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** The facts of a product's price in a list. Amounts are EUR without VAT. */
export interface PricedPack {
  amount: number
  /** The unit of the amount; null when the list does not state it. */
  per: PricedBy | null
  /** True when the list states the unit of the amount; a header such as 'P.U.' is only a hint. */
  perSure: boolean
  /** True when the row names a piece: beside 'P.U.', of 30 eggs an egg, or the plateau. */
  byPiece?: boolean
  pack: Pack | null
  /** Whether other prices of this list are for the pack or for a piece; null when unknown. */
  usual: PriceBasis | null
  /** Further prices of the same product, printed by the supplier for other units. */
  printed: readonly PrintedPrice[]
  /** Drinks are priced by the bottle; other products in bottles by weight or volume. */
  drink: boolean
}

/**
 * - `pack-missing`: sold by the colis, whose content is unknown
 * - `pack-approximate`: 'environ', or a range of weights
 * - `pack-ambiguous`: the text of the pack can be understood in another way
 * - `price-basis-uncertain`: the price may be of the whole pack or of one piece in it
 * - `unit-price-differs`: the supplier prints another price per unit than the one that follows from the pack
 */
export const PRICING_DOUBTS = [
  'pack-missing',
  'pack-approximate',
  'pack-ambiguous',
  'price-basis-uncertain',
  'unit-price-differs',
] as const
export type PricingDoubt = (typeof PRICING_DOUBTS)[number]

export interface UnitPrice {
  unit: Unit
  /** EUR per unit, without VAT, in the decimals that are stored. */
  priceHt: number
  /** What ONE piece, bottle or pack of it holds; null when unknown. */
  content: Content | null
  /** Kilograms per litre, where the list gives both weight and volume. */
  densityKgPerL: number | null
  /** The computed price and the printed one; null when none can be compared. */
  check: PriceCheck | null
  /** The unit of the price, when only the printed price shows it. */
  basis: PriceBasis | null
  doubts: PricingDoubt[]
}

/** Wine and spirits come in these, in millilitres, also without the word 'bouteille'. */
const BOTTLES = new Set([187, 200, 375, 500, 700, 750, 1500, 3000])

/** The price of one unit for the catalogue: per kg, per L, or per piece where its content is unknown. */
export function unitPriceOf(priced: PricedPack): UnitPrice {
  const { amount, per, pack, perSure, usual } = priced
  if (per?.kind === 'measure') return pricedByMeasure(priced, per.measure)
  if (pack === null) return withoutPack(priced, per)

  const doubts: PricingDoubt[] = []
  const { levels: likely, sure } = likelyLevels(pack, per, perSure ? null : usual, perSure)
  const price = per === null ? amount : amount / per.count
  const checks = likely.map((level) => checkPrices({ price, pack, level }, priced.printed))
  const agreeing = checks.findIndex((check) => check?.agrees === true)
  const chosen = Math.max(0, agreeing)
  const check = checks[chosen] ?? null
  const confirmed = check?.agrees === true
  // A price of the colis that agrees confirms the count in it, but not the content of a 'paquet 100'.
  const measured = confirmed && dimensionOf(check.unit) !== 'count'
  if (!measured && pack.approximate) doubts.push('pack-approximate')
  const contradicted = agreeing > 0 && perSure && !mayBeSoldAsWritten(pack, per)
  if (contradicted || (!confirmed && !sure)) doubts.push('price-basis-uncertain')
  if (!measured && pack.ambiguous) doubts.push('pack-ambiguous')
  if (check?.agrees === false) doubts.push('unit-price-differs')

  const level = likely[chosen] ?? 0
  const apart =
    per !== null && !confirmed && isPieceOfUnknownCount(pack, per.container) ? per.container : null
  const own =
    apart === null
      ? pricedLevel(price, pack, level, per, priced)
      : { unit: unitOfContainer(apart), priceHt: stored(price) }
  const content = apart === null ? contentOf(pack, dimensionOf(own.unit)) : null
  const densityKgPerL = densityIn(pack)
  // For weighed goods, and where the pack may be misread, the supplier's printed price is more reliable.
  const trusted =
    check?.agrees === false && (pack.approximate || pack.ambiguous) ? check : unreachable(own.unit, priced)
  const shownByPrint = confirmed && !perSure && pack.levels.length > 1
  const basis: UnitPrice['basis'] = shownByPrint ? (likely[chosen] === 0 ? 'whole' : 'piece') : null
  const found = { content, densityKgPerL, check, basis, doubts }
  if (trusted === null) return { ...own, ...found }
  return { unit: trusted.unit, priceHt: stored(trusted.printed), ...found }
}

function pricedByMeasure(priced: PricedPack, measure: Measure): UnitPrice {
  const unit = measure.dimension === 'weight' ? 'kg' : 'L'
  const price = (priced.amount * MEASURES[unit].amount) / measure.amount
  const check = checkPrices({ price, unit, of: priced.pack }, priced.printed)
  const whole = check?.agrees === false ? confirmedByPack(priced) : null
  if (whole !== null) return whole
  const content = priced.pack === null ? null : contentOf(priced.pack, measure.dimension)
  // A colis is a shipping unit and not a unit of the kitchen.
  const single = priced.pack?.levels.at(-1)?.container?.rank !== 'outer'
  const fits = single && content !== null && MEASURES[content.unit].dimension === measure.dimension
  const doubts: PricingDoubt[] = check?.agrees === false ? ['unit-price-differs'] : []
  // With '6x1L', 'L' may be the unit of the price or of the content of the bottles.
  if (check === null && !priced.perSure && (priced.pack?.levels.length ?? 0) > 1)
    doubts.push('price-basis-uncertain')
  if (fits && priced.pack?.approximate === true) doubts.push('pack-approximate')
  return {
    unit,
    priceHt: stored(price),
    content: fits ? content : null,
    densityKgPerL: priced.pack === null ? null : densityIn(priced.pack),
    check,
    basis: null,
    doubts,
  }
}

/** The price of the pack, where the list names kilograms but its other price agrees only with a price per pack. */
function confirmedByPack(priced: PricedPack): UnitPrice | null {
  if (priced.pack === null) return null
  const ofPack = unitPriceOf({ ...priced, per: null, perSure: false, usual: null })
  if (ofPack.check?.agrees !== true) return null
  return {
    ...ofPack,
    basis: null,
    doubts: [...new Set([...ofPack.doubts, 'price-basis-uncertain' as const])],
  }
}

function withoutPack(priced: PricedPack, per: Extract<PricedBy, { kind: 'container' }> | null): UnitPrice {
  const container = per?.container ?? null
  const nothing = { content: null, densityKgPerL: null, check: null, basis: null } as const
  const byMeasure = measuredOf(priced.printed)
  if (byMeasure !== null)
    return { unit: byMeasure.unit, priceHt: stored(byMeasure.printed), ...nothing, doubts: [] }
  const unknown = container === null || container.rank === 'outer'
  const single = unknown ? singleOf(priced.printed) : null
  if (single !== null) return { ...single, ...nothing, doubts: [] }
  return {
    unit: unitOfContainer(container),
    priceHt: stored(priced.amount / (per?.count ?? 1)),
    ...nothing,
    doubts: unknown ? ['pack-missing'] : [],
  }
}

/** The price of one item of the colis, where the count is unknown and the price of one is printed. */
function singleOf(printed: readonly PrintedPrice[]): { unit: Unit; priceHt: number } | null {
  for (const { amount, per } of printed) {
    if (per.kind === 'container' && per.container.rank !== 'outer')
      return { unit: unitOfContainer(per.container), priceHt: stored(amount / per.count) }
  }
  return null
}

function pricedLevel(
  price: number,
  pack: Pack,
  level: number,
  per: PricedBy | null,
  { drink, printed }: PricedPack,
) {
  const { each: stated = null, container = null } = pack.levels[level] ?? {}
  const printedMeasure = measuredOf(printed)
  // Of a content given in litres and in kilograms, the one that the supplier prices.
  const each =
    (printedMeasure === null ? null : measureAt(pack, level, MEASURES[printedMeasure.unit].dimension)) ??
    stated
  const innermost = pack.levels.at(-1)
  const items = itemsIn(pack, level)
  const named = per?.kind === 'container' && items === 1 && !isVague(per.container) ? per.container : null
  // A 'sachet de 50' is priced by one of the fifty, a barquette without a count by itself.
  const counted: Container | null = innermost?.container ?? (items > 1 ? null : container) ?? named
  // A tin of which only the format is known is priced as a tin: its litres include the juice.
  if (each === null || isNominal(pack))
    return { unit: unitOfContainer(counted), priceHt: stored(price / items) }
  const bottle = innermost?.each ?? each
  if (drink && printedMeasure === null && isBottle(counted, bottle)) {
    return { unit: 'bouteille' as const, priceHt: stored(price / items) }
  }
  const unit = each.dimension === 'weight' ? ('kg' as const) : ('L' as const)
  return { unit, priceHt: stored((price * MEASURES[unit].amount) / each.amount) }
}

function isBottle(container: Container | null, { dimension, amount }: Measure): boolean {
  if (dimension !== 'volume') return false
  if (container !== null && container.rank === 'pack')
    return container.name === 'bouteille' || container.name === 'magnum'
  return BOTTLES.has(amount)
}

/** A printed price per kg of a product known only by volume, such as a tin by its format, or without a content. */
function unreachable(unit: Unit, { pack, printed }: PricedPack) {
  const byMeasure = measuredOf(printed)
  if (pack === null || byMeasure === null || byMeasure.unit === unit) return null
  return isNominal(pack) || hasUnknownCounts(pack) ? byMeasure : null
}

/** The first printed price per weight or volume, as one per kg or L. */
function measuredOf(printed: readonly PrintedPrice[]): { unit: 'kg' | 'L'; printed: number } | null {
  for (const { amount, per, or } of printed) {
    // 'Prix au kg ou au litre' is neither for a product without a known measure.
    if (per.kind !== 'measure' || or?.some(({ kind }) => kind === 'measure') === true) continue
    const unit = per.measure.dimension === 'weight' ? 'kg' : 'L'
    return { unit, printed: (amount * MEASURES[unit].amount) / per.measure.amount }
  }
  return null
}

/** A division that does not end is kept to five significant figures at least: 1.6667, 0.066667. */
function stored(price: number): number {
  const exact = roundHalfAwayFromZero(price, PRICE_DECIMALS)
  if (Math.abs(exact - price) < 1e-9) return exact
  return roundHalfAwayFromZero(
    price,
    Math.min(PRICE_DECIMALS, STORED_DECIMALS - Math.min(0, Math.floor(Math.log10(price)))),
  )
}
