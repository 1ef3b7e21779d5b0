import { namesChange } from '#database/names-change.ts'
import { factsWith, keysOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { columnName } from '#database/select-columns.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { type RecordedStep, recordPrices } from '../prices/record.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'

/** What both say of a product: all of the catalogue's row but how it is packed. */
const COPIED = keysOf(factsWith(PRODUCT_FACTS, { inCatalogue: true }))

/** The unique index decides which of two requests copies a row. */
const COPY = `
  INSERT INTO user_products (user_id, source_product_id, supplier_id, imported_at, source_price_ht, source_unit,
    ${COPIED.map((fact) => columnName(userProducts, fact)).join(', ')})
  SELECT c.user_id, c.id, c.supplier_id, now(), c.price_ht, c.unit,
    ${COPIED.map((fact) => `c.${columnName(supplierProducts, fact)}`).join(', ')}
  FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = $2 AND c.id = ANY ($3::uuid[])
    AND NOT EXISTS (SELECT FROM product_articles a WHERE a.user_id = $1 AND a.supplier_product_id = c.id)
  ON CONFLICT (user_id, source_product_id) DO NOTHING
  RETURNING id, unit, NULL::numeric AS "oldPriceHt", price_ht AS "newPriceHt"`

const KNOWN = `
  SELECT s.name, (
    SELECT count(*) FROM supplier_products c
    WHERE c.user_id = $1 AND c.supplier_id = $2 AND c.id = ANY ($3::uuid[])
  ) AS rows
  FROM supplier_contacts s WHERE s.user_id = $1 AND s.id = $2`

/**
 * Copies rows of a supplier's catalogue into the user's products, with their prices as the first of their history.
 * A row that is imported already, or tied to a product, is left alone; one of another catalogue, or none, does not count.
 * @returns undefined when the user has no such supplier
 */
export async function importRows(
  tx: GrowingTx,
  supplierId: string,
  ids: readonly string[],
): Promise<{ imported: number; already: number } | undefined> {
  const { client, houseId } = tx
  const values = [houseId, supplierId, ids]
  await lockCosts(tx)
  const { rows } = await client.query<{ name: string; rows: number }>(KNOWN, values)
  const [known] = rows
  if (!known) return undefined
  const { rows: copied } = await client.query<RecordedStep>(COPY, values)
  if (copied.length > 0) await namesChange(tx)
  await recordPrices(tx, copied, { source: 'catalogue', origin: known.name })
  return { imported: copied.length, already: known.rows - copied.length }
}
