import type { Allergen } from '#domain/allergens/allergen.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { ContentUnit, Unit } from '#domain/quantity/unit.ts'

export type SeedSupplier = { name: string; email: string; phone: string; notes: string }

export type SeedProduct = {
  /** Its own: sheets call a product by its name. */
  name: string
  category: ProductCategory
  unit: Unit
  /** EUR per `unit`, without VAT; null while the supplier has given none. */
  priceHt: number | null
  /** What it cost before its last change of price. */
  formerPriceHt?: number
  brand?: string
  /** None when left out: it is then said to have none of the fourteen. */
  allergens?: readonly Allergen[]
  /** The supplier has not answered yet. */
  allergensUnknown?: true
  /** Of meat, as a guest reads it. */
  origin?: string
  densityKgPerL?: number
  /** What ONE of it holds. */
  content?: readonly [quantity: number, unit: ContentUnit]
}

/** A row of a catalogue: EUR per unit without VAT, how it is packed and what the pack costs; allergens: none when left out. */
export type SeedOffer = readonly [
  name: string,
  category: ProductCategory,
  unit: Unit,
  priceHt: number,
  packText: string,
  packPriceHt?: number | null,
  allergens?: readonly Allergen[],
]

/** Product, quantity, unit; then the loss in percent and a note, where there is one. */
export type SeedLine<ProductName extends string> = readonly [
  product: ProductName,
  quantity: number,
  unit: Unit,
  wastagePercent?: number,
  note?: string,
]

export type SeedSheet<ProductName extends string> = {
  title: string
  category: SheetCategory
  portions: number
  /** EUR with VAT for one portion, as the carte prints it; none for what is not sold alone. */
  priceTtc?: number
  tvaRate?: VatRate
  published?: boolean
  description: string
  prepMinutes: number
  cookMinutes: number
  equipment: readonly string[]
  steps: readonly string[]
  notes?: string
  lines: readonly SeedLine<ProductName>[]
}
