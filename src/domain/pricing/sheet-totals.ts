import { portionCost } from '../costing/portion-cost.ts'
import { marginRate } from './margin-rate.ts'
import { priceTtc } from './price-ttc.ts'

/** The facts of a sheet that its totals need. */
export interface PricedSheet {
  /** EUR without VAT for the whole sheet. */
  coutMatiere: number
  portions: number
  /** EUR for one portion, without VAT; null when there is none. */
  sellingPriceHt: number | null
  /** Percent. */
  tvaRate: number
}

export interface SheetTotals {
  /** EUR without VAT for the whole sheet. */
  costTotal: number
  /** EUR without VAT for one portion, unrounded. */
  costPortion: number
  /** Percent of the price HT, unrounded; 0 without a price or a cost. */
  marginPercent: number
  /** EUR with VAT for one portion, unrounded; null without a price. */
  sellingPriceTtc: number | null
}

/** All amounts that a sheet shows, from its material cost and its price. */
export function sheetTotals(sheet: PricedSheet): SheetTotals {
  const { coutMatiere, portions, sellingPriceHt, tvaRate } = sheet
  const costPortion = portionCost(coutMatiere, portions)
  return {
    costTotal: coutMatiere,
    costPortion,
    marginPercent: marginRate(sellingPriceHt, costPortion),
    sellingPriceTtc: sellingPriceHt === null ? null : priceTtc(sellingPriceHt, tvaRate),
  }
}
