import type { UserProduct } from '#contract/products.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** A product as SQL gives it, beside its supplier's name and what the catalogue it came from asks by now. */
export type ProductRow = Omit<UserProduct, 'supplier' | 'newPrice'> & {
  supplierName: string | null
  cataloguePriceHt: number | null
  catalogueUnit: Unit | null
  catalogueAt: string | null
}

/** What `toProduct` needs, of the joins below. */
export const PRODUCT_COLUMNS = `
  p.id, p.source_product_id AS "sourceProductId", p.supplier_id AS "supplierId", s.name AS "supplierName",
  p.name, p.category, p.unit, p.price_ht AS "priceHt", p.price_changed_at AS "priceChangedAt", p.brand,
  p.allergens, p.allergen_free AS "allergenFree",
  p.density_kg_per_l AS "densityKgPerL",
  p.content_quantity AS "contentQuantity", p.content_unit AS "contentUnit", p.origin,
  p.imported_at AS "importedAt", moved.price_ht AS "cataloguePriceHt", moved.unit AS "catalogueUnit",
  moved.updated_at AS "catalogueAt",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt"`

/** The row `c` of a catalogue asks something else of the product `p` than what was last taken or set aside. */
export const CATALOGUE_MOVED = `
  (c.price_ht, c.unit) IS DISTINCT FROM (p.source_price_ht, p.source_unit)
  AND (c.price_ht, c.unit) IS DISTINCT FROM (p.price_ht, p.unit)`

/** One by one: right after an import the database knows nothing of the catalogue, and would read all of it. */
export const WITH_SUPPLIER = `
  LEFT JOIN supplier_contacts s ON s.user_id = p.user_id AND s.id = p.supplier_id
  LEFT JOIN LATERAL (
    SELECT c.price_ht, c.unit, c.updated_at FROM supplier_products c
    WHERE c.user_id = p.user_id AND c.id = p.source_product_id AND ${CATALOGUE_MOVED} LIMIT 1
  ) moved ON true`

export function toProduct(stored: ProductRow): UserProduct {
  const { supplierName, cataloguePriceHt, catalogueUnit, catalogueAt, ...row } = stored
  const { supplierId, unit } = row
  return {
    ...row,
    supplier: supplierId === null || supplierName === null ? null : { id: supplierId, name: supplierName },
    newPrice:
      cataloguePriceHt === null || catalogueUnit === null || catalogueAt === null
        ? null
        : {
            priceHt: priceInUnit({ ...row, priceHt: cataloguePriceHt, unit: catalogueUnit }, unit),
            cataloguePriceHt,
            catalogueUnit,
            at: catalogueAt,
          },
  }
}

/** What a line needs to know of a product. */
export function toLineProduct(row: ProductRow): LineProduct {
  const {
    createdAt: _created,
    updatedAt: _updated,
    sourceProductId: _source,
    supplierId: _supplier,
    importedAt: _imported,
    newPrice: _price,
    origin: _origin,
    ...product
  } = toProduct(row)
  return product
}
