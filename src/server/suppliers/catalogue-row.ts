import { supplierProducts } from '#database/schema/supplier-products.ts'
import { columnName, selectColumns } from '#database/select-columns.ts'
import { type CatalogueFacts, catalogueFacts } from '#contract/catalogue.ts'
import { normaliseProduct } from '../products/normalise-product.ts'

const FIELDS = catalogueFacts.keyof().options

/** The facts of `supplier_products c`, as the API names them. */
export const CATALOGUE_FACTS = selectColumns(supplierProducts, 'c', ...FIELDS)

export const CATALOGUE_COLUMNS = `
  ${selectColumns(supplierProducts, 'c', 'id', 'supplierId', 'version', 'createdAt', 'updatedAt')},
  ${CATALOGUE_FACTS},
  coalesce(
    (SELECT p.id FROM user_products p WHERE p.user_id = c.user_id AND p.source_product_id = c.id),
    (SELECT a.user_product_id FROM product_articles a WHERE a.user_id = c.user_id AND a.supplier_product_id = c.id))
    AS "userProductId"`

/** Each fact with its column, looked up once: a catalogue has tens of thousands of rows. */
const COLUMN_OF_FACT = FIELDS.map((field) => [field, columnName(supplierProducts, field)] as const)

/** The columns that `asColumns` names, in one order. */
export const FACT_COLUMNS = COLUMN_OF_FACT.map(([, column]) => column)

/** What a row says under the names of its columns. */
export function asColumns(facts: CatalogueFacts): Record<string, unknown> {
  const normalised = normaliseProduct(facts)
  return Object.fromEntries(COLUMN_OF_FACT.map(([field, column]) => [column, normalised[field]]))
}
