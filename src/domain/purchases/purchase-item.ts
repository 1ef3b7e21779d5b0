import type { CostUnknownReason } from '../costing/line-cost.ts'
import type { LineUnit } from '../quantity/unit.ts'
import type { Order } from './order-of.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'

/** A product to buy: what all lines take of it together, in its own unit. */
export interface PurchaseItem<Product extends PurchaseProduct = PurchaseProduct> {
  product: Product
  /** With the losses of its lines, in the product's unit, unrounded; null where they take it 'QS' alone. */
  quantity: number | null
  /** What is bought of it; null without a quantity. */
  order: Order | null
  /** Some line takes it 'QS': quantité suffisante. */
  qs: boolean
  /** The titles of the sheets whose lines take it. */
  sheets: string[]
}

/**
 * Why what a line takes is not among the items.
 * - `qs`: a line without a product, 'sel, poivre QS'
 * - `forfait`: it is costed by an amount, and has no quantity
 */
export type ApartReason = CostUnknownReason | 'qs' | 'forfait'

/** What lines take and nothing can be summed of: a preparation without its yield, pieces of what is sold by weight. */
export interface ApartItem<Product extends PurchaseProduct = PurchaseProduct> {
  reason: ApartReason
  /** Null for a line without one. */
  product: Product | null
  /** Of the product or the preparation, or the note of a line that has neither; null when that is empty too. */
  name: string | null
  /** With its loss where that is known, in `unit`; null where there is none. */
  quantity: number | null
  unit: LineUnit
  sheets: string[]
}

/** A sheet that others take, once, with all that is made of it and what for. */
export interface PreparationItem {
  id: string
  title: string
  /** How many times the whole sheet, unrounded. */
  times: number
  /** All that is made, in `unit`, unrounded: by the yield of the sheet, or in portions where it has none. */
  quantity: number
  unit: LineUnit
  /** What is taken of it and need not be made, in `unit`. */
  ready: number
  /** What is served of it by itself, in `unit`. */
  served: number
  /** And what each sheet takes: with `served` they add up to `quantity` and `ready`. */
  takes: { title: string; quantity: number }[]
}

export interface PurchaseList<Product extends PurchaseProduct = PurchaseProduct> {
  items: PurchaseItem<Product>[]
  /** QS and forfaits last: they lack nothing. */
  apart: ApartItem<Product>[]
  /** In the order in which they are made: each after those that it takes. */
  preparations: PreparationItem[]
}
