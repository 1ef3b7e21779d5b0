import { convert } from '../quantity/convert.ts'
import type { ConversionPath } from '../quantity/convert.ts'
import { bareMeasures } from '../quantity/product-measures.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { ContentUnit, LineUnit } from '../quantity/unit.ts'
import type { ForfaitCost } from './forfait-cost.ts'
import type {
  CostedProduct,
  CostLine,
  CostUnknownReason,
  LineCost,
  QsCost,
  QuantityCost,
} from './line-cost.ts'
import type { CostedPreparation } from './preparation-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

export interface Measured<InUnit extends LineUnit = LineUnit> {
  quantity: number
  unit: InUnit
}

/**
 * One step on the way to a line's cost, with every figure it takes and the one it gives, unrounded.
 * - `price`: EUR per `unit`, as the product is bought
 * - `making`: what the preparation cost ÷ what it gives = EUR per unit of it
 * - `conversion`: the line's quantity in the unit of the price, by what a piece holds and a litre weighs
 * - `loss`: the price before and after the loss is applied, or the gain of weight of a percentage below 0
 * - `cost`: quantity × price
 * - `qs`: nothing
 * - `forfait-portion`: the forfait × the portions of the sheet
 * - `forfait-sheet`: the forfait itself
 * - `forfait-percent`: so many percent of what the other lines cost; `partial` when one of those has no cost
 */
export type CostStep =
  | { kind: 'price'; price: number; unit: LineUnit }
  | { kind: 'making'; coutMatiere: number; gives: Measured; price: number }
  | {
      kind: 'conversion'
      path: Exclude<ConversionPath, 'same-unit'>
      from: Measured
      to: Measured
      /** The content and density of the product, where the conversion uses them. */
      content: Measured<ContentUnit> | null
      densityKgPerL: number | null
    }
  | { kind: 'loss'; percent: number; method: WastageMethod; before: number; after: number; unit: LineUnit }
  | { kind: 'cost'; quantity: number; unit: LineUnit; price: number; cost: number }
  | { kind: 'qs' }
  | { kind: 'forfait-portion'; forfait: number; portions: number; cost: number }
  | { kind: 'forfait-sheet'; cost: number }
  | { kind: 'forfait-percent'; percent: number; base: number; partial: boolean; cost: number }

export type LineExplanation =
  | { known: true; cost: number; steps: CostStep[] }
  | { known: false; reason: CostUnknownReason }

/**
 * How a line's cost came about, as data: the steps recompute exactly that cost.
 * @param cost of the line, as `sheetCost` gives it
 */
export function explainLine(line: CostLine, cost: LineCost, method: WastageMethod): LineExplanation {
  if (!cost.known) return cost
  const steps = cost.costing === 'quantity' ? quantitySteps(line, cost, method) : [chargeStep(cost)]
  return { known: true, cost: cost.cost, steps }
}

function chargeStep(charge: QsCost | ForfaitCost): CostStep {
  switch (charge.costing) {
    case 'qs':
      return { kind: 'qs' }
    case 'forfait-portion': {
      const { forfait, portions, cost } = charge
      return { kind: 'forfait-portion', forfait, portions, cost }
    }
    case 'forfait-sheet':
      return { kind: 'forfait-sheet', cost: charge.cost }
    case 'forfait-percent': {
      const { percent, base, partial, cost } = charge
      return { kind: 'forfait-percent', percent, base, partial, cost }
    }
  }
}

function quantitySteps(line: CostLine, cost: QuantityCost, method: WastageMethod): CostStep[] {
  const { product, preparation, wastagePercent } = line
  const { netUnitPrice: price, convertedQuantity: quantity, priceUnit: unit } = cost
  const steps: CostStep[] = []
  if (preparation) steps.push(making(preparation, cost))
  else steps.push({ kind: 'price', price: cost.unitPrice, unit })
  const converted = conversion(line, cost, measuresOf(product, preparation))
  if (converted !== null) steps.push(converted)
  if (wastagePercent !== 0) {
    steps.push({ kind: 'loss', percent: wastagePercent, method, before: cost.unitPrice, after: price, unit })
  }
  steps.push({ kind: 'cost', quantity, unit, price, cost: cost.cost })
  return steps
}

function making(preparation: CostedPreparation, { priceUnit, unitPrice }: QuantityCost): CostStep {
  const { coutMatiere, portions, yieldQuantity } = preparation
  const quantity = priceUnit === 'portion' ? portions : (yieldQuantity ?? portions)
  return { kind: 'making', coutMatiere, gives: { quantity, unit: priceUnit }, price: unitPrice }
}

function conversion(
  { quantity, unit }: CostLine,
  { convertedQuantity, priceUnit }: QuantityCost,
  measures: ProductMeasures | null,
): CostStep | null {
  if (quantity === null || measures === null || unit === 'portion' || priceUnit === 'portion') return null
  const converted = convert(quantity, unit, priceUnit, measures)
  if (!converted.known || converted.path === 'same-unit') return null
  const { path } = converted
  const { contentQuantity, contentUnit, densityKgPerL } = measures
  const overContent = path === 'content' || path === 'content-and-density'
  const overDensity = path === 'density' || path === 'content-and-density'
  return {
    kind: 'conversion',
    path,
    from: { quantity, unit },
    to: { quantity: convertedQuantity, unit: priceUnit },
    content:
      overContent && contentQuantity !== null && contentUnit !== null
        ? { quantity: contentQuantity, unit: contentUnit }
        : null,
    densityKgPerL: overDensity ? densityKgPerL : null,
  }
}

function measuresOf(
  product: CostedProduct | null,
  preparation: CostedPreparation | null | undefined,
): ProductMeasures | null {
  if (!preparation) return product
  const { yieldUnit: unit } = preparation
  return unit === null ? null : bareMeasures(unit)
}
