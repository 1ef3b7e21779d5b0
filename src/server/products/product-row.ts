import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import { type UserProduct, userProduct } from '#contract/products.ts'
import { lineProduct } from '#contract/sheet-lines.ts'
import { articlePrice } from '#domain/pricing/article-price.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'

export type SupplierColumns = { supplierId: string | null; supplierName: string | null }

/** A product as SQL gives it, beside its supplier's name and what the catalogue it came from asks by now. */
export type ProductRow = Omit<UserProduct, 'supplier' | 'newPrice'> &
  SupplierColumns & {
    cataloguePriceHt: number | null
    catalogueUnit: Unit | null
    catalogueSupplier: string | null
    catalogueMeasures: Omit<ProductMeasures, 'unit'> | null
    catalogueAt: string | null
  }

/** What a line reads of its product, beside its id and unit, which a line has too. */
export const LINE_PRODUCT_FACTS = lineProduct.omit({ id: true, unit: true, supplier: true }).keyof().options

/** What `toProduct` needs, of the joins below. */
export const PRODUCT_COLUMNS = `
  ${selectColumns(userProducts, 'p', ...userProduct.omit({ supplier: true, newPrice: true }).keyof().options)},
  s.name AS "supplierName", moved.price_ht AS "cataloguePriceHt", moved.unit AS "catalogueUnit",
  moved.updated_at AS "catalogueAt", moved.supplier AS "catalogueSupplier", moved.measures AS "catalogueMeasures"`

/** The row `c` of a catalogue asks something else of the product `p` than what was last taken or set aside. */
export const CATALOGUE_MOVED = `
  (c.price_ht, c.unit) IS DISTINCT FROM (p.source_price_ht, p.source_unit)
  AND (c.price_ht, c.unit) IS DISTINCT FROM (p.price_ht, p.unit)`

/**
 * Of the user $1. One by one: right after an import the database knows nothing of the catalogue, and would read all of it.
 * The user is the parameter each time: Citus ends its process where a row of a page is compared with the user of another.
 */
export const WITH_SUPPLIER = `
  LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = p.supplier_id
  LEFT JOIN LATERAL (
    SELECT c.price_ht, c.unit, c.updated_at, from_supplier.name AS supplier,
      json_build_object('densityKgPerL', c.density_kg_per_l, 'contentQuantity', c.content_quantity,
        'contentUnit', c.content_unit) AS measures
    FROM supplier_products c
    JOIN supplier_contacts from_supplier ON from_supplier.user_id = $1 AND from_supplier.id = c.supplier_id
    WHERE c.user_id = $1 AND c.id = p.source_product_id AND ${CATALOGUE_MOVED} LIMIT 1
  ) moved ON true`

export function toProduct(stored: ProductRow): UserProduct {
  const {
    supplierName: _supplierName,
    cataloguePriceHt,
    catalogueUnit,
    catalogueAt,
    catalogueSupplier,
    catalogueMeasures,
    ...row
  } = stored
  return {
    ...row,
    supplier: supplierOf(stored),
    newPrice:
      cataloguePriceHt === null ||
      catalogueUnit === null ||
      catalogueAt === null ||
      catalogueSupplier === null ||
      catalogueMeasures === null
        ? null
        : {
            priceHt: articlePrice(
              { ...catalogueMeasures, priceHt: cataloguePriceHt, unit: catalogueUnit },
              row,
            ).priceHt,
            supplierName: catalogueSupplier,
            cataloguePriceHt,
            catalogueUnit,
            at: catalogueAt,
          },
  }
}

export function supplierOf({ supplierId, supplierName }: SupplierColumns): UserProduct['supplier'] {
  return supplierId === null || supplierName === null ? null : { id: supplierId, name: supplierName }
}
