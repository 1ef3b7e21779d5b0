import { type ArticleDoubt, articlePrice } from '../pricing/article-price.ts'
import type { CatalogueFacts } from '../price-lists/list-row.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import { dimensionOf, UNITS, type Unit } from '../quantity/unit.ts'
import { tinOf } from './tin-weight.ts'
import { billedUnit } from './unit-codes.ts'

/**
 * Why the price of a line is none of its article.
 * - `content-differs`: its pack holds something other than the article's does
 * - `tin-weight`: of a tin only its format is known, which says about what it weighs
 */
export type FitDoubt = ArticleDoubt | 'content-differs' | 'tin-weight'

/** The price of a line for its article, EUR per unit of the article; null where it is not known. */
export interface FittedPrice {
  priceHt: number | null
  doubt: FitDoubt | null
}

export interface PricedLine {
  unitCode: string | null
  unit: Unit
  /** EUR per unit, without VAT. */
  unitPriceHt: number
  /** The article as the line has it. */
  facts: CatalogueFacts | null
  /** The price before the user confirmed that it is that of one unit of the article, whatever either holds. */
  ofArticle?: UnitPrice
  /** Of several, one piece may be the whole pack. */
  readings?: readonly UnitPrice[]
}

/** The measures of an article. */
export type Measures = Pick<CatalogueFacts, 'unit' | 'densityKgPerL' | 'contentQuantity' | 'contentUnit'>

/**
 * What a line says that one unit of its article costs. Of one thing, where the article is sold by that, it is what this
 * one is billed at, and the article holds what the catalogue says: only a line that says otherwise is in doubt.
 */
export function priceForArticle(line: PricedLine, article: Measures): FittedPrice {
  const billed = oneOfArticle(line, article)
  if (billed !== null) return { priceHt: billed, doubt: contentDoubt(line, article) }
  const { priceHt, doubt } = articlePrice({ ...measuresOf(line), priceHt: line.unitPriceHt }, article)
  if (doubt === 'density-missing' && tinOf(line) !== null) return { priceHt, doubt: 'tin-weight' }
  return { priceHt, doubt: doubt ?? packDoubt(line, article) }
}

/** What was agreed for an article, per unit of a line; null where that is not certain. */
export function agreedForLine(
  line: PricedLine,
  { agreedPriceHt, ...article }: Measures & { agreedPriceHt: number | null },
): number | null {
  if (agreedPriceHt === null) return null
  const billed = oneOfArticle(line, article)
  if (billed !== null)
    return contentDoubt(line, article) === null ? scaled(agreedPriceHt, line.unitPriceHt, billed) : null
  const { priceHt, doubt } = articlePrice({ ...article, priceHt: agreedPriceHt }, measuresOf(line))
  return (doubt ?? packDoubt(line, article)) === null ? priceHt : null
}

/** EUR per unit, without VAT. */
export interface UnitPrice {
  unit: Unit
  priceHt: number
}

export const isCounted = (unit: Unit) => dimensionOf(unit) === 'count'

/**
 * How many units of a line one unit of its article is, where the article is sold by the thing that is billed: a bottle of
 * what is priced by the litre is 0.75; null where that is not so.
 */
export function unitsInOneOf(line: PricedLine, articleUnit: Unit): number | null {
  const billed = oneOfArticle(line, { unit: articleUnit })
  return billed === null || line.unitPriceHt <= 0 ? null : billed / line.unitPriceHt
}

/** What one unit of the article is billed at, where it is sold by the thing that is billed: 'C62' of a bottle is one bottle. */
function oneOfArticle(line: PricedLine, article: Pick<Measures, 'unit'>): number | null {
  const { unit, unitPriceHt, ofArticle, readings = [] } = line
  if (ofArticle !== undefined && isSameUnit(unit, article.unit)) return unitPriceHt
  const one = isCounted(article.unit) ? oneThing(line) : null
  if (one === null) return null
  const isOne = isSameUnit(one.unit, 'pièce') && readings.length < 2
  return isSameUnit(one.unit, article.unit) || isOne ? one.priceHt : null
}

/** What is billed, where that is one counted thing: 'Baguette 250 g' by the piece, whose price is kept per kg. */
function oneThing({ unit, unitPriceHt, unitCode, facts, readings = [] }: PricedLine): UnitPrice | null {
  if (isCounted(unit)) return { unit, priceHt: unitPriceHt }
  const thing = unitCode === null || readings.length > 1 ? null : billedThing(unitCode)
  if (thing === null || facts?.unit !== unit || facts.packPriceHt === null) return null
  const { contentQuantity, contentUnit, packPriceHt } = facts
  if (contentQuantity === null || contentUnit === null) return null
  const held = convertedQuantity(contentQuantity, contentUnit, unit, facts)
  const isAlone = typeof held === 'number' && Math.abs((held * unitPriceHt) / packPriceHt - 1) < SAME_SHARE
  return isAlone ? { unit: thing, priceHt: packPriceHt } : null
}

/** The unit of a catalogue that a code stands for, where it is counted and no other is meant. */
function billedThing(unitCode: string): Unit | null {
  const billed = billedUnit(unitCode)
  if (billed?.kind === 'piece') return 'pièce'
  if (billed?.kind !== 'package' || billed.or !== null) return null
  return UNITS.find((unit) => unit === billed.word && isCounted(unit)) ?? null
}

function scaled(agreed: number, own: number, billed: number): number {
  return own === billed ? agreed : roundHalfAwayFromZero((agreed * own) / billed, PRICE_DECIMALS)
}

function contentDoubt(line: PricedLine, article: Measures): FitDoubt | null {
  if (line.ofArticle !== undefined) return null
  const { contentQuantity, contentUnit, densityKgPerL } = measuresOf(line)
  if (contentQuantity === null || contentUnit === null || article.contentQuantity === null) return null
  const density = article.densityKgPerL ?? densityKgPerL
  const packs = convertedQuantity(contentQuantity, contentUnit, article.unit, {
    ...article,
    densityKgPerL: density,
  })
  return typeof packs === 'number' && Math.abs(packs - 1) < SAME_SHARE ? null : 'content-differs'
}

/**
 * Of packs whose price is kept per kg or L, for an article that is counted: neither a pack nor what is in it is one of the
 * article. What is weighed may be any number of them.
 */
function packDoubt({ unitCode, unit, unitPriceHt, facts }: PricedLine, article: Measures): FitDoubt | null {
  const kind = unitCode === null ? undefined : billedUnit(unitCode)?.kind
  if (isCounted(unit) || !isCounted(article.unit) || (kind !== 'package' && kind !== 'piece')) return null
  if (facts?.unit !== unit || facts.packPriceHt === null) return null
  const held = convertedQuantity(1, article.unit, unit, article)
  const { contentQuantity, contentUnit, packPriceHt } = facts
  const each =
    contentQuantity === null || contentUnit === null
      ? null
      : convertedQuantity(contentQuantity, contentUnit, unit, facts)
  const isOne = [packPriceHt / unitPriceHt, each].some(
    (content) =>
      typeof content === 'number' && typeof held === 'number' && Math.abs(content / held - 1) < SAME_SHARE,
  )
  return isOne ? null : 'content-differs'
}

/** Contents that differ by less are one, as it is rounded. */
const SAME_SHARE = 1e-3

function measuresOf({ unit, facts }: PricedLine): Measures {
  const own = facts?.unit === unit ? facts : null
  return {
    unit,
    densityKgPerL: facts?.densityKgPerL ?? null,
    contentQuantity: own?.contentQuantity ?? null,
    contentUnit: own?.contentUnit ?? null,
  }
}
