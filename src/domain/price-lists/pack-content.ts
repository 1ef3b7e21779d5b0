import { STORED_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'
import type { ContentUnit, Dimension } from '../quantity/unit.ts'
import { measureAt } from './pack-levels.ts'
import { densityOf } from './read-pack.ts'
import type { Pack } from './read-pack.ts'
import { MAX_MEASURE, MEASURE_DECIMALS } from '../quantity/limits.ts'

/** The content of ONE piece, bottle or pack of a product. */
export interface Content {
  quantity: number
  unit: ContentUnit
}

/** The content of the smallest item in the pack, in the usual unit for its size. */
export function contentOf(pack: Pack, wanted: Dimension): Content | null {
  const innermost = pack.levels.at(-1)
  if (innermost?.each === null || innermost === undefined) return null
  const other = wanted === 'count' ? null : measureAt(pack, pack.levels.length - 1, wanted)
  const { dimension, amount } = other ?? innermost.each
  // 'le kg' is a measure without a container; of what is sold by the bottle a litre is the content.
  if (wanted !== 'count' && pack.levels.length === 1 && innermost.container === null && amount === 1000)
    return null
  const unit = contentUnitFor(dimension, amount)
  const quantity = roundHalfAwayFromZero(amount / MEASURES[unit].amount, MEASURE_DECIMALS)
  return quantity > 0 && quantity <= MAX_MEASURE ? { quantity, unit } : null
}

/** The density in kg per litre, rounded as it is stored. */
export function densityIn({ levels, besides }: Pack): number | null {
  const whole = levels[0]?.each ?? null
  const density = whole === null || besides === null ? null : densityOf(whole, besides)
  return density === null ? null : roundHalfAwayFromZero(density, STORED_DECIMALS)
}

function contentUnitFor(dimension: Measure['dimension'], amount: number): ContentUnit {
  if (dimension === 'weight') return amount >= 1000 ? 'kg' : 'g'
  if (amount >= 1000) return 'L'
  return amount % 10 === 0 ? 'cl' : 'ml'
}

/** Whether the innermost level is a count of unknown items. */
export function hasUnknownCounts({ levels }: Pack): boolean {
  const innermost = levels.at(-1)
  return innermost?.container === null && innermost.each === null
}

/** Whether the content is only known from the format of a tin. */
export function isNominal(pack: Pack): boolean {
  return pack.levels.some(({ nominal, each }) => nominal === true && each !== null)
}
