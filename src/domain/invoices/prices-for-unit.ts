import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import type { Unit } from '../quantity/unit.ts'
import { isCounted, type PricedLine, type UnitPrice } from './line-for-article.ts'
import { countsIn } from './pack-counts.ts'
import { priceOfTin } from './tin-weight.ts'

/** The article of a line: the unit and the pack that it is kept with. */
export interface PackedArticle {
  unit: Unit
  packText: string | null
}

/** A price that a user may mean; `approximate` where a content is known only about. */
export interface OfferedPrice extends UnitPrice {
  approximate?: boolean
}

/**
 * Prices per unit of the article that a user may mean by a line in doubt: of one of the things that its words count, of the
 * pack that is billed, its own or one of its readings. What a content says of another measure is no price of this.
 */
export function pricesForUnit(line: PricedLine, article: PackedArticle): OfferedPrice[] {
  const { unit } = article
  const prices = isCounted(unit) ? pricesByCount(line, article) : pricesByMeasure(line, unit)
  const tin = isSameUnit(unit, 'kg') ? priceOfTin(line) : null
  return [
    ...(tin === null ? [] : [{ unit, priceHt: tin, approximate: true } as const]),
    ...[...new Set(prices)].map((priceHt) => ({ unit, priceHt })),
  ]
}

/** Those of which a user chooses, the nearest to the price that is known first. */
export function nearestFirst<Price extends { priceHt: number }>(
  prices: readonly Price[],
  knownPriceHt: number,
): Price[] {
  if (knownPriceHt <= 0) return [...prices]
  const distance = ({ priceHt }: Price) => Math.abs(Math.log(priceHt / knownPriceHt))
  return prices.toSorted((one, other) => distance(one) - distance(other))
}

/** How many things the pack of a line may hold, by its own words, else by those of its article. */
function countsOf({ facts }: Pick<PricedLine, 'facts'>, packText: string | null): number[] {
  const own = [facts?.packText ?? '', facts?.name ?? ''].flatMap(countsIn)
  return [...new Set(own.length > 0 ? own : countsIn(packText ?? ''))]
}

/** By how much a price may differ for being of the pack of a line, or of what it holds: its counts and its content. */
export function factorsOf(line: PricedLine, packText: string | null): number[] {
  const { packPriceHt = null, priceHt = 0 } = line.facts ?? {}
  const content = packPriceHt === null || priceHt <= 0 ? 1 : packPriceHt / priceHt
  return [...countsOf(line, packText), ...(content > 1 ? [content] : [])]
}

function pricesByCount(line: PricedLine, { unit, packText }: PackedArticle): number[] {
  const { facts } = line
  const own = ownPrices(line).filter((one) => isCounted(one.unit) || isSameUnit(one.unit, unit))
  const pack = facts?.packPriceHt ?? null
  if (pack === null) return own.map(({ priceHt }) => priceHt)
  const each = countsOf(line, packText).map((count) => roundHalfAwayFromZero(pack / count, PRICE_DECIMALS))
  return [...each, ...own.map(({ priceHt }) => priceHt), pack]
}

function pricesByMeasure(line: PricedLine, unit: Unit): number[] {
  const { facts } = line
  const read = facts !== null && isSameUnit(facts.unit, unit) ? [facts.priceHt] : []
  const hasContent = (facts?.contentQuantity ?? null) !== null
  const own = ownPrices(line).filter(
    (one) => isSameUnit(one.unit, unit) || (!hasContent && isCounted(one.unit)),
  )
  return [...read, ...own.map(({ priceHt }) => priceHt)]
}

const ownPrices = ({ unit, unitPriceHt, readings = [] }: PricedLine): UnitPrice[] => [
  { unit, priceHt: unitPriceHt },
  ...readings,
]
