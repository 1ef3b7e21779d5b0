import type { Allergen } from '../allergens/allergen.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { ContentUnit, Unit } from '../quantity/unit.ts'
import type { PriceCheck } from './check-prices.ts'
import type { BasisReading } from './default-basis.ts'
import { PRICING_DOUBTS } from './pack-price.ts'
import type { FarPrice } from './plausible-prices.ts'
import { PRICE_UNKNOWN_REASONS } from './price-unknown-reasons.ts'

/** The facts of a product that a catalogue stores, as in `contract/catalogue.ts`. */
export interface CatalogueFacts {
  /** The supplier's number for it, with leading zeros. */
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
  /** Named as possible only; never contained as well. */
  traces: Allergen[]
  allergenFree: boolean
  /** The pack in the words of the list. */
  packText: string | null
  /** EUR without VAT for that pack; null where the list prints only a price per kg or L, or of a piece of an unknown number. */
  packPriceHt: number | null
  densityKgPerL: number | null
}

/**
 * Why a value should be checked by the user.
 * - `pack-from-name`: the content of the pack comes from the name, as no column has it
 * - `price-from-unit-price`: there is no price per pack, so the price per kg or L was used
 * - `price-unit-unreadable`: the unit of the price is in unknown words
 * - `price-unit-differs`: the header names a price per kg or L, the row another unit
 * - `price-mark-unclear`: '1.234' is a little more than one, or more than a thousand
 * - `price-implausible`: the price per kg, L or counted thing is far from those of its category
 * - `price-far-from-known`: it is five times the price in the catalogue or more, or a fifth or less
 * - `unit-ambiguous`: 'BOT' is a botte or a bouteille, and the other rows do not show which
 * - `discount-not-applied`: a separate column gives a discount, which the price does not include
 * - `price-without-tax`: there is only a price with VAT, from which the VAT was deducted by an assumed rate
 * - `vat-assumed`: the rate of food or of alcohol was used, as none is given
 * - `allergens-numbered`: numbers were read as positions in the regulation's list
 */
const DOUBT_REASONS = [
  ...PRICING_DOUBTS,
  'name-cut',
  'brand-cut',
  'code-cut',
  'pack-unreadable',
  'pack-from-name',
  'price-from-unit-price',
  'price-unit-unreadable',
  'price-unit-differs',
  'price-mark-unclear',
  'price-implausible',
  'price-far-from-known',
  'unit-ambiguous',
  'discount-not-applied',
  'price-without-tax',
  'unit-price-unreadable',
  'vat-unreadable',
  'vat-assumed',
  'allergens-unknown',
  'allergens-numbered',
] as const
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/** The field that a doubt is about. */
type DoubtField = keyof CatalogueFacts | 'vatRate'

export interface Doubt {
  field: DoubtField
  /** Index of its column; null when it comes from none. */
  column: number | null
  reason: DoubtReason
}

export interface ListRow extends CatalogueFacts {
  /** Index of the row in the file. */
  row: number
  /** The charged price as the list prints it, EUR without VAT. */
  chargedHt: number
  /** Percent, as in the list. A catalogue does not store it. */
  vatRate: number | null
  /** The computed price per unit and the printed one; null when there is none to compare. */
  check: PriceCheck | null
  /** The price per kg, L or counted thing and the range of its category, where it is outside. */
  farPrice?: FarPrice
  doubts: Doubt[]
  /** Its price by each basis that it may have, where the row does not say what the price is of. */
  byBasis?: BasisReading[]
  /** True when the category comes from the name or is the default: shown as a note, not as a doubt. */
  categoryGuessed: boolean
}

/**
 * Why a row of the file is skipped.
 * - `above-header`: a product above the row that names the columns
 * - `repeated-header`: the header of a further page
 * - `repeated-row`: an earlier row has the same product with the same facts
 */
const SKIP_REASONS = [
  ...PRICE_UNKNOWN_REASONS,
  'name-missing',
  'above-header',
  'repeated-header',
  'repeated-row',
  'remark',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface SkippedRow {
  row: number
  reason: SkipReason
  /** The text of the row, by which the user recognises it. */
  text: string
}
