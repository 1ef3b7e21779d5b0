import type { UserProduct } from '#contract/products.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'

/** A product as SQL gives it, beside its supplier's name. */
export type ProductRow = Omit<UserProduct, 'supplier'> & { supplierName: string | null }

/** What `toProduct` needs, of `user_products p` and `supplier_contacts s`. */
export const PRODUCT_COLUMNS = `
  p.id, p.source_product_id AS "sourceProductId", p.supplier_id AS "supplierId", s.name AS "supplierName",
  p.name, p.category, p.unit, p.price_ht AS "priceHt", p.price_changed_at AS "priceChangedAt", p.brand,
  p.allergens, p.allergen_free AS "allergenFree",
  p.density_kg_per_l AS "densityKgPerL",
  p.content_quantity AS "contentQuantity", p.content_unit AS "contentUnit",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt"`

export const WITH_SUPPLIER = `
  LEFT JOIN supplier_contacts s ON s.user_id = p.user_id AND s.id = p.supplier_id`

export function toProduct({ supplierName, ...row }: ProductRow): UserProduct {
  const { supplierId } = row
  return {
    ...row,
    supplier: supplierId === null || supplierName === null ? null : { id: supplierId, name: supplierName },
  }
}

/** What a line needs to know of a product. */
export function toLineProduct(row: ProductRow): LineProduct {
  const { createdAt: _c, updatedAt: _u, sourceProductId: _p, supplierId: _s, ...product } = toProduct(row)
  return product
}
