import { compareNames } from '../catalogue/compare-names.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'
import type { PurchaseItem } from './purchase-item.ts'

interface NamedSupplier {
  id: string
  name: string
}

/** What is bought at one supplier, by category. */
export interface SupplierPurchases<Item extends PurchaseItem, Supplier extends NamedSupplier> {
  /** Null for products without a supplier. */
  supplier: Supplier | null
  categories: { category: ProductCategory; items: Item[] }[]
  /** EUR without VAT of all that is bought, as far as prices are known. */
  cost: number
  /** Items with a quantity and without a price, left out of `cost`. */
  unpriced: number
}

/**
 * The items by supplier, in the order of the suppliers' names and those without one last; then by category, in the order
 * of the list of categories; then by name.
 */
export function groupPurchases<Product extends PurchaseProduct, Supplier extends NamedSupplier>(
  items: readonly PurchaseItem<Product>[],
  suppliers: readonly Supplier[],
): SupplierPurchases<PurchaseItem<Product>, Supplier>[] {
  const known = suppliers.toSorted((one, other) => compareNames(one.name, other.name))
  const sorted = items.toSorted((one, other) => compareNames(one.product.name, other.product.name))
  const groups = [...known, null].map((supplier) => {
    const own = sorted.filter(({ product }) =>
      supplier === null
        ? !known.some(({ id }) => id === product.supplierId)
        : product.supplierId === supplier.id,
    )
    return {
      supplier,
      categories: PRODUCT_CATEGORIES.map((category) => ({
        category,
        items: own.filter(({ product }) => product.category === category),
      })).filter(({ items: found }) => found.length > 0),
      ...totalOf(own),
    }
  })
  return groups.filter(({ categories }) => categories.length > 0)
}

/** What the items cost together, as far as prices are known. */
export function totalOf(items: readonly PurchaseItem[]): { cost: number; unpriced: number } {
  const orders = items.map(({ order }) => order).filter((order) => order !== null)
  return {
    cost: orders.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    unpriced: orders.filter(({ cost }) => cost === null).length,
  }
}
