import type { CatalogueFacts } from '../price-lists/list-row.ts'
import { plainPackText } from '../price-lists/pack-text.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { UnitPrice } from './line-for-article.ts'

/** Net weights that the French formats are sold with: 800 g of '4/4', 2.5 kg of '3/1', 4 kg of '5/1'; kg per L of capacity. */
const TIN_KG_PER_L = 0.94

interface PricedTin {
  unit: UnitPrice['unit']
  unitPriceHt: number
  facts: CatalogueFacts | null
}

/** About what the tin of a line weighs, in kg, where nothing but its format says what it holds; null for all others. */
export function tinOf({ unit, facts }: Pick<PricedTin, 'unit' | 'facts'>): number | null {
  if (facts === null || facts.unit !== unit || MEASURES[unit] !== null) return null
  const { contentQuantity, contentUnit } = facts
  if (contentQuantity === null || contentUnit === null) return null
  const { dimension, amount } = MEASURES[contentUnit]
  const millilitres = contentQuantity * amount
  const isFormat = [facts.packText ?? '', facts.name].some((text) =>
    plainPackText(text).text.includes(`fmt${String(Math.round(millilitres))}`),
  )
  return dimension === 'volume' && isFormat ? (millilitres / MEASURES.L.amount) * TIN_KG_PER_L : null
}

/** About what a kilogram costs in the tin of a line, EUR without VAT. */
export function priceOfTin(line: PricedTin): number | null {
  const weight = tinOf(line)
  return weight === null ? null : roundHalfAwayFromZero(line.unitPriceHt / weight, PRICE_DECIMALS)
}
