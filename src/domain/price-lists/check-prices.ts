import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Unit } from '../quantity/unit.ts'
import { unitOfContainer } from './containers.ts'
import { itemsIn, levelOf, measureAt } from './pack-levels.ts'
import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** A further price that the supplier prints beside the charged one, EUR without VAT. */
export interface PrintedPrice {
  amount: number
  per: PricedBy
  /** Other possible units of it. */
  or?: readonly PricedBy[]
  /** True when the list states that it is without VAT. */
  untaxed?: boolean
}

/** The computed price of a unit and the supplier's printed one, EUR without VAT. */
export interface PriceCheck {
  unit: Unit
  printed: number
  ours: number
  agrees: boolean
}

/** The unit of a price: one level of a pack, or one kg or L. */
export type Bought =
  | { price: number; pack: Pack; level: number }
  | { price: number; unit: 'kg' | 'L'; of: Pack | null }

/** Printed prices are rounded to the cent, and computed from rounded weights. */
const TOLERANCE_EUR = 0.02
const TOLERANCE_SHARE = 0.01

/** The first printed price that can be compared, per weight or volume before per thing; null when none can be. */
export function checkPrices(bought: Bought, printed: readonly PrintedPrice[]): PriceCheck | null {
  const byMeasure = printed.filter(({ per }) => per.kind === 'measure')
  const byThing = printed.filter(({ per }) => per.kind === 'container')
  for (const price of [...byMeasure, ...byThing]) {
    const check = agreeing(bought, price)
    if (check !== null) return check
  }
  return null
}

/** The interpretation of a printed price that agrees with the computed one, else the most likely. */
function agreeing(bought: Bought, { amount, per, or }: PrintedPrice): PriceCheck | null {
  const first = checkOf(bought, amount, per)
  if (or === undefined || first?.agrees === true) return first
  const others = or.flatMap((one) => checkOf(bought, amount, one) ?? [])
  return others.find(({ agrees }) => agrees) ?? first ?? others[0] ?? null
}

function checkOf(bought: Bought, amount: number, per: PricedBy): PriceCheck | null {
  if (per.kind === 'measure') {
    const unit = per.measure.dimension === 'weight' ? 'kg' : 'L'
    const ours = pricePerMeasure(bought, unit)
    return ours === null ? null : compared(unit, (amount * MEASURES[unit].amount) / per.measure.amount, ours)
  }
  if (!('pack' in bought)) return wholeOf(bought, amount, per)
  const { price, pack, level } = bought
  const at = levelOf(pack, per)
  if (at === null || at === level) return null
  return compared(
    unitOfContainer(per.container),
    amount / per.count,
    (price * itemsIn(pack, at)) / itemsIn(pack, level),
  )
}

/** The price of a container at a price per kg or L, compared with the printed one. */
function wholeOf(
  { price, unit, of }: Extract<Bought, { unit: 'kg' | 'L' }>,
  amount: number,
  per: Extract<PricedBy, { kind: 'container' }>,
): PriceCheck | null {
  const { container, count } = per
  const level = of === null ? null : levelOf(of, per)
  if (of === null || level === null || of.approximate) return null
  const each = measureAt(of, level, MEASURES[unit].dimension)
  if (each === null) return null
  return compared(unitOfContainer(container), amount / count, (price * each.amount) / MEASURES[unit].amount)
}

function pricePerMeasure(bought: Bought, unit: 'kg' | 'L'): number | null {
  if (!('pack' in bought)) return bought.unit === unit ? bought.price : null
  const measure = MEASURES[unit]
  const each = measureAt(bought.pack, bought.level, measure.dimension)
  if (each === null) return null
  return (bought.price * measure.amount) / each.amount
}

function compared(unit: Unit, printed: number, ours: number): PriceCheck {
  const difference = roundHalfAwayFromZero(Math.abs(printed - ours), SHOWN_AMOUNT_DECIMALS + 2)
  return { unit, printed, ours, agrees: difference <= Math.max(TOLERANCE_EUR, TOLERANCE_SHARE * printed) }
}
