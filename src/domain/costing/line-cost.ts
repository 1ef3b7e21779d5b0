import { CONVERSION_UNKNOWN_REASONS, convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { LineUnit } from '../quantity/unit.ts'
import { FORFAIT_UNKNOWN_REASONS } from './forfait-cost.ts'
import type { ForfaitCost } from './forfait-cost.ts'
import type { LineCharge } from './line-costing.ts'
import { NET_PRICE_UNKNOWN_REASONS, netUnitPrice } from './net-unit-price.ts'
import { PREPARATION_UNKNOWN_REASONS, preparationPrice } from './preparation-cost.ts'
import type { CostedPreparation } from './preparation-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

/** Why a line has no cost. Such a line is left out of the total: a cost is never guessed and never a silent zero. */
const COST_UNKNOWN_REASONS = [
  'product-missing',
  'price-missing',
  'quantity-missing',
  ...CONVERSION_UNKNOWN_REASONS,
  ...NET_PRICE_UNKNOWN_REASONS,
  ...PREPARATION_UNKNOWN_REASONS,
  ...FORFAIT_UNKNOWN_REASONS,
] as const
export type CostUnknownReason = (typeof COST_UNKNOWN_REASONS)[number]

/** The facts of a product that determine its cost. */
export interface CostedProduct extends ProductMeasures {
  /** EUR per `unit`, without VAT; null while unknown. */
  priceHt: number | null
}

/** A line that is costed by its quantity: a product or a preparation, and how much of it. */
export interface QuantityLine {
  product: CostedProduct | null
  preparation?: CostedPreparation | null | undefined
  /** In `unit`, as in the recipe; null while nothing is typed. */
  quantity: number | null
  unit: LineUnit
  /** Percent, 0–100; below 0 it is a gain of weight in cooking. */
  wastagePercent: number
}

/** The part of an ingredient line that its cost needs. Only one costed by its quantity has a quantity and a loss. */
export interface CostLine extends QuantityLine, LineCharge {}

export interface QuantityCost {
  known: true
  costing: 'quantity'
  /** EUR without VAT, unrounded. */
  cost: number
  /** EUR per `priceUnit`, without VAT: the product's price as bought, or the preparation's cost. */
  unitPrice: number
  priceUnit: LineUnit
  /** The same after loss. */
  netUnitPrice: number
  /** The line's quantity in `priceUnit`. */
  convertedQuantity: number
}
export interface UnknownLineCost {
  known: false
  reason: CostUnknownReason
}
/** 'QS' costs nothing, whatever its product lacks. */
export interface QsCost {
  known: true
  costing: 'qs'
  cost: 0
}
export type LineCost = QuantityCost | QsCost | ForfaitCost | UnknownLineCost

/**
 * What a line costs by its quantity: that quantity in the unit of the price × that price after loss.
 * If several facts are missing, the reason is the first one in the order in which a cook fills them in.
 */
export function lineCost(line: QuantityLine, method: WastageMethod): QuantityCost | UnknownLineCost {
  const { product, preparation, quantity, unit } = line
  if (preparation) {
    if (quantity === null || !(quantity > 0)) return unknown('quantity-missing')
    const measured = preparationPrice(quantity, unit, preparation)
    if (typeof measured === 'string') return unknown(measured)
    return afterLoss(measured.quantity, measured.price, measured.unit, line.wastagePercent, method)
  }
  if (product === null) return unknown('product-missing')
  const { priceHt } = product
  if (priceHt === null || !(priceHt >= 0)) return unknown('price-missing')
  if (quantity === null || !(quantity > 0)) return unknown('quantity-missing')
  if (unit === 'portion') return unknown('units-unrelated')
  const converted = convertedQuantity(quantity, unit, product.unit, product)
  if (typeof converted === 'string') return unknown(converted)
  return afterLoss(converted, priceHt, product.unit, line.wastagePercent, method)
}

function afterLoss(
  quantity: number,
  unitPrice: number,
  priceUnit: LineUnit,
  wastagePercent: number,
  method: WastageMethod,
): QuantityCost | UnknownLineCost {
  const net = netUnitPrice(unitPrice, wastagePercent, method)
  if (!net.known) return unknown(net.reason)
  return {
    known: true,
    costing: 'quantity',
    cost: quantity * net.price,
    unitPrice,
    priceUnit,
    netUnitPrice: net.price,
    convertedQuantity: quantity,
  }
}

function unknown(reason: CostUnknownReason): UnknownLineCost {
  return { known: false, reason }
}
