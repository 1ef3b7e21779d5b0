import { sameToTheCent } from '../grid/cents.ts'
import { conversion, usualPriceUnit } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { PackContent } from './table-lines.ts'

/** How a quantity is increased for its loss: ÷ (1 − loss), × (1 + loss), ÷ yield, or not. */
export type LossModel = 'rendement' | 'majoration' | 'yield'

/** What a line says, before it is known what its price is of. */
export interface LineValues {
  quantity: number | null
  unit: LineMeasure | null
  /** How many of `unit` one of the unit is that the file writes: 453.6 g of a pound. */
  writtenFactor: number
  price: number | null
  /** The unit that the file states for the price. */
  per: LineMeasure | null
  /** Whether that is the unit of a whole column, which a line in another unit does not keep to. */
  perColumn: boolean
  /** The content of the pack that may be priced. */
  content: PackContent | null
  /** A share: 0.1 for 10 %. */
  loss: number | null
  stated: number | null
}

/** What a price may be of. */
type PriceBasis = 'stated-unit' | 'own-unit' | 'usual-unit' | 'pack'

export interface Priced {
  basis: PriceBasis
  /** EUR per `unit`. */
  price: number
  unit: LineMeasure | null
  cost: number
}

/** What a quantity comes to with its loss. */
export function withLoss(quantity: number, loss: number | null, model: LossModel | null): number {
  if (model === null || loss === null) return quantity
  if (model === 'majoration') return quantity * (1 + loss)
  const left = model === 'yield' ? loss : 1 - loss
  return left > 0 ? quantity / left : Number.NaN
}

/**
 * What a line costs by each meaning that its price may have; empty where it has no quantity or no price, or where its
 * units do not convert.
 * @param packFirst whether the column of prices is of packs
 */
export function pricings(values: LineValues, model: LossModel | null, packFirst: boolean): Priced[] {
  const { quantity, price, unit, per, content } = values
  if (quantity === null || price === null) return []
  const charged = withLoss(quantity, values.loss, model)
  const priced: Priced[] = []
  const add = (basis: PriceBasis, of: LineMeasure | null, each: number) => {
    const factor = unit === null || of === null ? 1 : conversion(unit, of)
    if (factor !== null) priced.push({ basis, price: each, unit: of, cost: charged * factor * each })
  }
  if (packFirst && content !== null && content.value > 0) {
    const of = content.unit ?? (unit === null ? null : usualPriceUnit(unit))
    add('pack', of, price / content.value)
  }
  if (per !== null) {
    add('stated-unit', per, price)
    return priced
  }
  const { writtenFactor } = values
  if (unit !== null && writtenFactor !== 1) {
    const usual = usualPriceUnit(unit)
    add('own-unit', usual, price / (writtenFactor * (conversion(unit, usual) ?? 1)))
  } else add('own-unit', unit, price)
  if (unit !== null && usualPriceUnit(unit) !== unit) add('usual-unit', usualPriceUnit(unit), price)
  return priced
}

/** The meaning by which a line costs what the file says; null where none does. */
export function provenPricing(
  values: LineValues,
  model: LossModel | null,
  packFirst: boolean,
): Priced | null {
  const { stated } = values
  if (stated === null) return null
  const all = pricings(values, model, packFirst)
  // 'Prix/kg' above a line in pieces.
  if (all.length === 0 && values.perColumn)
    return provenPricing({ ...values, per: null, perColumn: false }, model, packFirst)
  const [first, ...others] = all.filter(({ cost }) => sameToTheCent(cost, stated))
  if (first === undefined) return null
  // Of two, as of a line of a few cents, the nearer one.
  return others.reduce(
    (best, other) => (Math.abs(other.cost - stated) < Math.abs(best.cost - stated) - 1e-9 ? other : best),
    first,
  )
}
