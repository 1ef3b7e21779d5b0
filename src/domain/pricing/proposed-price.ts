import { portionCost } from '../costing/portion-cost.ts'
import type { SheetCategory } from '../catalogue/sheet-category.ts'
import { displayedPrice } from './displayed-price.ts'
import { priceHt } from './price-ht.ts'
import { type CoefficientTable, suggestedCoefficient } from './suggested-coefficient.ts'
import { suggestedPrice } from './suggested-price.ts'
import { type PricedPlaces, typedRate, unpricedPlaces } from './unpriced-places.ts'

export interface SheetOnCarte extends PricedPlaces {
  category: SheetCategory
  /** EUR without VAT for the whole sheet. */
  coutMatiere: number
  portions: number
  /** Lines that the cost lacks. */
  uncostedLines: number
}

export interface ProposedPrice {
  /** EUR with VAT, to the cent. */
  priceTtc: number
  /** The price that the sheet or another of its dishes has, or the coefficient of its category. */
  from: 'sheet' | 'dish' | 'coefficient'
  /** Of the category. */
  coefficient: number
}

/**
 * What a sheet without a price, or with a dish that has none, could be sold for: what it is sold for elsewhere, else its cost
 * times the coefficient of its category, with the VAT of where it lacks a price. Null where its cost is unknown or lacks lines: it would be too low.
 */
export function proposedPrice(sheet: SheetOnCarte, table: CoefficientTable): ProposedPrice | null {
  const { category, coutMatiere, portions, uncostedLines, sellingPriceHt, dishes } = sheet
  const tvaRate = typedRate(sheet, unpricedPlaces(sheet))
  const coefficient = suggestedCoefficient(category, table)
  const own = displayedPrice(sellingPriceHt, tvaRate)
  if (own > 0) return { priceTtc: own, from: 'sheet', coefficient }
  const other = dishes.find(({ prixTtcAffiche }) => prixTtcAffiche > 0)
  if (other !== undefined) {
    const ht = priceHt(other.prixTtcAffiche, other.tvaRate)
    return { priceTtc: displayedPrice(ht, tvaRate), from: 'dish', coefficient }
  }
  const suggested = suggestedPrice(portionCost(coutMatiere, portions), coefficient)
  const priceTtc = uncostedLines > 0 ? 0 : displayedPrice(suggested, tvaRate)
  return priceTtc > 0 ? { priceTtc, from: 'coefficient', coefficient } : null
}
