import type { ProductCategory } from '../catalogue/product-category.ts'
import type { LineCosting } from '../costing/line-costing.ts'
import type { SheetYield } from '../costing/preparation-cost.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { OfferedPack } from '../orders/offered-pack.ts'
import type { LineUnit } from '../quantity/unit.ts'
import type { OrderPack } from './article-pack.ts'

/** A product as far as buying it goes. */
export interface PurchaseProduct extends ProductMeasures {
  id: string
  name: string
  category: ProductCategory
  supplierId: string | null
  /** EUR per `unit`, without VAT; null while unknown. */
  priceHt: number | null
  /** What the supplier's catalogue sells it in; null where that is not known. */
  pack: OrderPack | null
  /**
   * One ordered thing of the article whose price it follows, and what that costs for the product's unit by the catalogue; null
   * where its content or its price is not known for certain.
   */
  orderedAs: (OfferedPack & { unitPriceHt: number }) | null
}

export interface PurchaseLine {
  userProductId: string | null
  /** A preparation, instead of a product. */
  subSheetId: string | null
  costing: LineCosting
  /** Null while it is not typed, and of a line that is not costed by it. */
  quantity: number | null
  unit: LineUnit
  wastagePercent: number
  note: string | null
}

export interface PurchaseSheet extends SheetYield {
  id: string
  title: string
  lines: readonly PurchaseLine[]
}

/** Sheets with every preparation below them, and the products of their lines. */
export interface PurchaseKitchen<
  Product extends PurchaseProduct = PurchaseProduct,
  Sheet extends PurchaseSheet = PurchaseSheet,
> {
  sheets: readonly Sheet[]
  products: readonly Product[]
}

/** A sheet and for how many it is made. */
export interface ChosenSheet {
  sheetId: string
  covers: number
}
