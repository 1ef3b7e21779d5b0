import type { Allergen } from '#domain/allergens/allergen.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'
import type { Weekday } from '#domain/orders/delivery.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { ContentUnit, LineUnit, Unit } from '#domain/quantity/unit.ts'

/** Of its kitchen, in the order of the settings. */
export const STATIONS = ['Garde-manger', 'Chaud', 'Pâtisserie'] as const
type Station = (typeof STATIONS)[number]

export type SeedSupplier = {
  name: string
  email: string
  phone: string
  notes: string
  /** EUR without VAT from which it delivers free of charge. */
  minimumHt?: number
  cutOff?: string
  leadDays: number
  deliveryDays: readonly Weekday[]
  customerNumber?: string
}

export type SeedProduct = {
  /** Its own: sheets call a product by its name. */
  name: string
  category: ProductCategory
  unit: Unit
  /** EUR per `unit`, without VAT. */
  priceHt: number
  brand?: string
  /** Declared free of the fourteen when omitted. */
  allergens?: readonly Allergen[]
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

/** Product or preparation, quantity, unit; then the loss in percent and a note, where there is one. */
type SeedLine<Ingredient extends string> = readonly [
  ingredient: Ingredient,
  quantity: number,
  unit: LineUnit,
  wastagePercent?: number,
  note?: string,
]

/** A line without a quantity: QS, or a forfait in euros or percent. */
type SeedCharge<Ingredient extends string> = {
  of: Ingredient
  costing: Exclude<LineCosting, 'quantity'>
  forfait?: number
  note?: string
}

export type SeedSheet<Ingredient extends string> = {
  title: string
  category: SheetCategory
  portions: number
  /** What it gives in all, for a preparation that others take by weight or volume. */
  yields?: readonly [quantity: number, unit: Unit]
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
  storage?: string
  /** Hours: chilled, and frozen. */
  keeps?: readonly [chilled: number | null, frozen?: number]
  station?: Station
  lines: readonly SeedLine<Ingredient>[]
  /** After the others. */
  charges?: readonly SeedCharge<Ingredient>[]
}
