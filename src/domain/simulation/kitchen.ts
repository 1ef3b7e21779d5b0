import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { SheetCategory } from '../catalogue/sheet-category.ts'
import type { CostedProduct, CostLine } from '../costing/line-cost.ts'
import type { CostedPreparation } from '../costing/preparation-cost.ts'
import { computeSheets } from '../costing/sheet-tree.ts'
import type { ComputedSheet, TreeSheet } from '../costing/sheet-tree.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import type { DishOfCarte } from '../pricing/displayed-dish.ts'
import type { PricedSheet } from '../pricing/sheet-totals.ts'

export interface KitchenProduct extends CostedProduct, DeclaredAllergens {
  id: string
  version: number
  category: ProductCategory
  supplierId: string | null
}

export interface KitchenLine extends Omit<CostLine, 'product' | 'preparation'> {
  userProductId: string | null
  subSheetId: string | null
}

export interface KitchenSheet
  extends Omit<PricedSheet, 'coutMatiere'>, Pick<CostedPreparation, 'yieldQuantity' | 'yieldUnit'> {
  id: string
  version: number
  title: string
  category: SheetCategory
  /** EUR without VAT for one portion: declared right when it was questioned. */
  checkedCost: number | null
  /** Of all dishes that it is. */
  sold: DishOfCarte['sold']
  lines: readonly KitchenLine[]
}

/** All products and sheets of a user, from which every cost can be computed. */
export interface Kitchen {
  products: readonly KitchenProduct[]
  sheets: readonly KitchenSheet[]
}

/** The cost of every sheet, preparations first. */
export function computeKitchen(
  { products, sheets }: Kitchen,
  method: WastageMethod,
): Map<string, ComputedSheet> {
  const productOf = new Map(products.map((product) => [product.id, product]))
  const tree = new Map<string, TreeSheet>()
  for (const { id, portions, yieldQuantity, yieldUnit, lines } of sheets) {
    tree.set(id, {
      id,
      portions,
      yieldQuantity,
      yieldUnit,
      lines: lines.map(({ userProductId, ...line }) => ({
        ...line,
        product: userProductId === null ? null : (productOf.get(userProductId) ?? null),
      })),
    })
  }
  return computeSheets(tree, new Map(), method)
}
