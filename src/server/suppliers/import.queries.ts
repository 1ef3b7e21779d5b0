import type { MemberTx } from '#database/as-member.ts'
import { type RecordedStep, recordPrices } from '../prices/record.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'

/** The unique index decides which of two requests copies a row. */
const COPY = `
  INSERT INTO user_products (user_id, source_product_id, supplier_id, name, category, unit, price_ht, brand,
    allergens, allergen_free, density_kg_per_l, content_quantity, content_unit,
    imported_at, source_price_ht, source_unit)
  SELECT c.user_id, c.id, c.supplier_id, c.name, c.category, c.unit, c.price_ht, c.brand,
    c.allergens, c.allergen_free, c.density_kg_per_l, c.content_quantity, c.content_unit,
    now(), c.price_ht, c.unit
  FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = $2 AND c.id = ANY ($3::uuid[])
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
 * A row that is imported already is left alone; one of another catalogue, or none, does not count.
 * @returns undefined when the user has no such supplier
 */
export async function importRows(
  tx: MemberTx,
  supplierId: string,
  ids: readonly string[],
): Promise<{ imported: number; already: number } | undefined> {
  const { client, userId } = tx
  const values = [userId, supplierId, ids]
  await lockCosts(tx)
  const { rows } = await client.query<{ name: string; rows: number }>(KNOWN, values)
  const [known] = rows
  if (!known) return undefined
  const { rows: copied } = await client.query<RecordedStep>(COPY, values)
  await recordPrices(tx, copied, { source: 'catalogue', origin: known.name })
  return { imported: copied.length, already: known.rows - copied.length }
}
