import type { LineCosting } from '#domain/costing/line-costing.ts'

/** A line of a sheet, by what it is sent with. */
export type Line = {
  /** The name of its product or of its preparation; null when it has neither. */
  of: string | null
  costing: LineCosting
  forfait: number | null
  quantity: number | null
  unit: string
  wastagePercent: number
  note: string | null
}

type Sheet = { version: number; portions: number; sellingPriceHt: number | null; lines: Line[] }

type PriceStep = { source: string; before: number | null; after: number | null; undone: boolean }

type Product = {
  version: number
  priceHt: number | null
  allergens: string[]
  supplier: string | null
  /** The oldest first. */
  prices: PriceStep[]
}

type Supplier = {
  version: number
  phone: string | null
  catalogueVersion: number
  /** Prices by the names of the products. */
  catalogue: Record<string, number>
}

/** A change of a catalogue: the price of a product that is new or was there, or null for one that is removed. */
export type CatalogueChange = { name: string; priceHt: number | null }

type PriceList = {
  supplier: string
  catalogueVersion: number
  /** How many there have to be. */
  changes: number
  rows: CatalogueChange[]
  committed: boolean
}

type Dish = { sheet: string; nomAffiche: string; prixTtcAffiche: number }

export type Menu = { prixTtc: number; choices: { nom: string; dishes: string[] }[] }

/** The rows of an account, or those of one cook in it, by names that no two of them share. */
export type Rows = {
  /** By the cook that changes it; the account has one. */
  settings: Record<string, { version: number; wastageMethod: string }>
  suppliers: Record<string, Supplier>
  /** By the names of their files. */
  priceLists: Record<string, PriceList>
  products: Record<string, Product>
  sheets: Record<string, Sheet>
  gammes: Record<string, { version: number; dishes: Dish[] }>
  menus: Record<string, Menu>
}

export const noRows = (): Rows => ({
  settings: {},
  suppliers: {},
  priceLists: {},
  products: {},
  sheets: {},
  gammes: {},
  menus: {},
})

/** Those whose name begins with a prefix. */
export function rowsOf(rows: Rows, prefix: string): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([noun, byName]) => [
      noun,
      Object.fromEntries(Object.entries(byName).filter(([name]) => name.startsWith(prefix))),
    ]),
  ) as Rows
}
