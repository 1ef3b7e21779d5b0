import { CONVERSION_UNKNOWN_REASONS, convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'
import { NET_PRICE_UNKNOWN_REASONS, netUnitPrice } from './net-unit-price.ts'
import type { WastageMethod } from './wastage-method.ts'

/** Why a line has no cost: it says so and is left out of the total, never guessed and never a silent zero. */
export const COST_UNKNOWN_REASONS = [
  'product-missing',
  'price-missing',
  'quantity-missing',
  ...CONVERSION_UNKNOWN_REASONS,
  ...NET_PRICE_UNKNOWN_REASONS,
] as const
export type CostUnknownReason = (typeof COST_UNKNOWN_REASONS)[number]

/** What of a product decides its cost. */
export interface CostedProduct extends ProductMeasures {
  /** EUR per `unit`, without VAT; null while nobody knows it. */
  priceHt: number | null
}

/** An ingredient line, as far as its cost goes. */
export interface CostLine {
  product: CostedProduct | null
  /** In `unit`, as it stands in the recipe; null while nothing is typed. */
  quantity: number | null
  unit: Unit
  /** Percent, 0–100. */
  wastagePercent: number
}

export interface KnownLineCost {
  known: true
  /** EUR without VAT, unrounded. */
  cost: number
  /** EUR per unit of the product, without VAT: its price as bought. */
  unitPrice: number
  /** The same once the loss weighs on it. */
  netUnitPrice: number
  /** The line's quantity in the product's unit. */
  convertedQuantity: number
}
export interface UnknownLineCost {
  known: false
  reason: CostUnknownReason
}
export type LineCost = KnownLineCost | UnknownLineCost

/**
 * What a line costs: its quantity in the product's unit × the product's price after loss.
 * The first thing missing is the reason given, in the order a cook would fill it in.
 */
export function lineCost(line: CostLine, method: WastageMethod): LineCost {
  const { product, quantity } = line
  if (product === null) return unknown('product-missing')
  const { priceHt } = product
  if (priceHt === null || !(priceHt >= 0)) return unknown('price-missing')
  if (quantity === null || !(quantity > 0)) return unknown('quantity-missing')
  const converted = convertedQuantity(quantity, line.unit, product.unit, product)
  if (typeof converted === 'string') return unknown(converted)
  const net = netUnitPrice(priceHt, line.wastagePercent, method)
  if (!net.known) return unknown(net.reason)
  return {
    known: true,
    cost: converted * net.price,
    unitPrice: priceHt,
    netUnitPrice: net.price,
    convertedQuantity: converted,
  }
}

function unknown(reason: CostUnknownReason): UnknownLineCost {
  return { known: false, reason }
}
