import type { Allergen } from '../allergens/allergen.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { ContentUnit, Unit } from '../quantity/unit.ts'
import type { PriceCheck } from './check-prices.ts'
import { PRICING_DOUBTS } from './pack-price.ts'
import { PRICE_UNKNOWN_REASONS } from './price-unknown-reasons.ts'

/** What a catalogue keeps of a product from a supplier's list: the facts of `contract/catalogue.ts`. */
export interface CatalogueFacts {
  /** The supplier's own, leading zeros kept. */
  code: string | null
  name: string
  brand: string | null
  category: ProductCategory
  unit: Unit
  /** EUR per unit, without VAT, four decimals. */
  priceHt: number
  contentQuantity: number | null
  contentUnit: ContentUnit | null
  allergens: Allergen[]
  allergenFree: boolean
  /** The pack as the list words it. */
  packText: string | null
  /** EUR without VAT for that pack, as the list prints it. */
  packPriceHt: number | null
  densityKgPerL: number | null
}

/**
 * Why a cell, or what was made of it, is worth a look.
 * - `pack-from-name`: no column says what the pack holds, the name does
 * - `price-from-unit-price`: nothing is charged per pack, the price per kg or L was taken
 * - `price-unit-unreadable`: the column of units says what the price is asked for, in words that mean nothing to us
 * - `discount-not-applied`: a separate column gives a discount, which the price does not include
 * - `price-without-tax`: only a price with VAT is there, the VAT was taken off
 * - `vat-assumed`: at the rate of food, or of alcohol, as no rate is given
 * - `allergens-numbered`: numbers were taken for places in the regulation's list
 */
export const DOUBT_REASONS = [
  ...PRICING_DOUBTS,
  'name-cut',
  'brand-cut',
  'code-cut',
  'pack-unreadable',
  'pack-from-name',
  'price-from-unit-price',
  'price-unit-unreadable',
  'discount-not-applied',
  'price-without-tax',
  'unit-price-unreadable',
  'vat-unreadable',
  'vat-assumed',
  'allergens-unknown',
  'allergens-traces',
  'allergens-numbered',
] as const
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/** What of a row a doubt is about. */
type DoubtField = keyof CatalogueFacts | 'vatRate'

export interface Doubt {
  field: DoubtField
  /** The column that it comes from; null when none does. */
  column: number | null
  reason: DoubtReason
}

export interface ListRow extends CatalogueFacts {
  /** Place in the file, from 0. */
  row: number
  /** Percent, as the list gives it. A catalogue does not keep it. */
  vatRate: number | null
  /** Our price per unit beside the printed one; null when there is none to compare. */
  check: PriceCheck | null
  doubts: Doubt[]
  /** The category follows from the name, or from nothing: worth a note, and no doubt about what is bought. */
  categoryGuessed: boolean
}

/**
 * Why a row of the file is no product of the catalogue.
 * - `repeated-header`: the header of a further page
 * - `repeated-row`: an earlier row says the very same of the same product
 */
const SKIP_REASONS = [
  ...PRICE_UNKNOWN_REASONS,
  'name-missing',
  'repeated-header',
  'repeated-row',
  'remark',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface SkippedRow {
  row: number
  reason: SkipReason
  /** What the row says, to recognise it by. */
  text: string
}
