import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Unit } from '../quantity/unit.ts'
import { unitOfContainer } from './containers.ts'
import { itemsIn, levelOf } from './pack-levels.ts'
import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** A price that the supplier printed beside the one that is charged, EUR without VAT. */
export interface PrintedPrice {
  amount: number
  per: PricedBy
}

/** The supplier's price of a unit beside ours, EUR without VAT. */
export interface PriceCheck {
  unit: Unit
  printed: number
  ours: number
  agrees: boolean
}

/** What a price buys: one level of a pack, or one kg or L. */
export type Bought = { price: number; pack: Pack; level: number } | { price: number; unit: 'kg' | 'L' }

/** Printed prices are rounded to the cent, and computed from rounded weights. */
const TOLERANCE_EUR = 0.02
const TOLERANCE_SHARE = 0.01

/** The first printed price that can be compared, per weight or volume before per thing; null when none can be. */
export function checkPrices(bought: Bought, printed: readonly PrintedPrice[]): PriceCheck | null {
  const byMeasure = printed.filter(({ per }) => per.kind === 'measure')
  const byThing = printed.filter(({ per }) => per.kind === 'container')
  for (const price of [...byMeasure, ...byThing]) {
    const check = checkOf(bought, price)
    if (check !== null) return check
  }
  return null
}

function checkOf(bought: Bought, { amount, per }: PrintedPrice): PriceCheck | null {
  if (per.kind === 'measure') {
    const unit = per.measure.dimension === 'weight' ? 'kg' : 'L'
    const ours = pricePerMeasure(bought, unit)
    return ours === null ? null : compared(unit, (amount * MEASURES[unit].amount) / per.measure.amount, ours)
  }
  if (!('pack' in bought)) return null
  const { price, pack, level } = bought
  const at = levelOf(pack, per.container)
  if (at === null || at === level) return null
  return compared(
    unitOfContainer(per.container),
    amount / per.count,
    (price * itemsIn(pack, at)) / itemsIn(pack, level),
  )
}

function pricePerMeasure(bought: Bought, unit: 'kg' | 'L'): number | null {
  if (!('pack' in bought)) return bought.unit === unit ? bought.price : null
  const each = bought.pack.levels[bought.level]?.each ?? null
  const measure = MEASURES[unit]
  if (each === null || each.dimension !== measure.dimension) return null
  return (bought.price * measure.amount) / each.amount
}

function compared(unit: Unit, printed: number, ours: number): PriceCheck {
  const difference = roundHalfAwayFromZero(Math.abs(printed - ours), SHOWN_AMOUNT_DECIMALS + 2)
  return { unit, printed, ours, agrees: difference <= Math.max(TOLERANCE_EUR, TOLERANCE_SHARE * printed) }
}
