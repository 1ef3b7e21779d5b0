import {
  type ComparedProduct,
  type PriceList,
  type PriceListMapping,
  type PriceListRow,
} from '#contract/price-lists.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields } from '../translate-error.ts'
import { asColumns, CATALOGUE_FACTS } from './catalogue-row.ts'
import { findPriceList } from './price-list-find.queries.ts'

const STATE = `
  SELECT catalogue_version AS version, price_list_mapping AS mapping FROM supplier_contacts
  WHERE user_id = $1 AND id = $2`

/** By id, which the primary key gives in order: a page costs what it holds, however long the catalogue. */
const COMPARED = `
  SELECT c.id, ${CATALOGUE_FACTS}, EXISTS (
      SELECT FROM user_products p WHERE p.user_id = c.user_id AND p.source_product_id = c.id
    ) AS imported, c.agreed_price_ht AS "agreedPriceHt"
  FROM supplier_products c
  WHERE c.user_id = $1 AND c.supplier_id = $2 AND ($3::uuid IS NULL OR c.id > $3) ORDER BY c.id LIMIT $4`

export type Compared = {
  version: number
  mapping: PriceListMapping | null
  items: ComparedProduct[]
  nextAfter: string | null
}

/** A page of the catalogue in hand; undefined when the user has no such supplier. Its statements have to agree. */
export async function readCompared(
  { client, houseId }: MemberTx,
  { id, after, limit }: { id: string; after?: string; limit: number },
): Promise<Compared | undefined> {
  const [state, products] = await Promise.all([
    client.query<Pick<Compared, 'version' | 'mapping'>>(STATE, [houseId, id]),
    client.query<ComparedProduct>(COMPARED, [houseId, id, after ?? null, limit + 1]),
  ])
  const [found] = state.rows
  const items = products.rows.slice(0, limit)
  const nextAfter = products.rows.length > limit ? (items.at(-1)?.id ?? null) : null
  return found && { ...found, items, nextAfter }
}

/** @returns whether the user has such a supplier */
export async function keepMapping(
  { client, houseId }: MemberTx,
  id: string,
  mapping: PriceListMapping | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE supplier_contacts SET price_list_mapping = $3 WHERE user_id = $1 AND id = $2',
    [houseId, id, mapping === null ? null : JSON.stringify(mapping)],
  )
  return rowCount === 1
}

/** Drafts that were begun more than an hour ago, or seem to be an hour ahead: by a clock that was wrong then. */
export const OLD_DRAFTS = `
  FROM price_lists
  WHERE user_id = $1 AND committed_at IS NULL
    AND created_at NOT BETWEEN now() - interval '1 hour' AND now() + interval '1 hour'`

export async function forgetDrafts({ client, houseId }: MemberTx): Promise<void> {
  await client.query(`DELETE ${OLD_DRAFTS}`, [houseId])
}

const BEGIN = `
  INSERT INTO price_lists (user_id, supplier_id, file_name, catalogue_version, changes, unchanged)
  SELECT user_id, id, $3, $4, $5, $6 FROM supplier_contacts WHERE user_id = $1 AND id = $2
  RETURNING id`

export type Beginning = {
  id: string
  fileName: string
  version: number
  changes: number
  unchanged: number
}

/** Opens a draft; undefined when the user has no such supplier. */
export async function beginPriceList(
  tx: GrowingTx,
  { id: supplierId, fileName, version, changes, unchanged }: Beginning,
): Promise<PriceList | undefined> {
  const { client, houseId } = tx
  await forgetDrafts(tx)
  const { rows } = await client.query<{ id: string }>(BEGIN, [
    houseId,
    supplierId,
    fileName,
    version,
    changes,
    unchanged,
  ])
  return rows[0] && findPriceList(tx, supplierId, rows[0].id)
}

const DRAFT = `
  SELECT changes FROM price_lists
  WHERE user_id = $1 AND supplier_id = $2 AND id = $3 AND committed_at IS NULL FOR UPDATE`

const STAGE = `
  INSERT INTO price_list_rows (user_id, price_list_id, position, supplier_product_id, removed, after)
  SELECT $1, $2, $3 + row.place - 1, (row.change ->> 'productId')::uuid, row.change ->> 'kind' = 'remove',
    row.change -> 'after'
  FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS row (change, place)
  ON CONFLICT (user_id, price_list_id, position) DO UPDATE SET
    supplier_product_id = excluded.supplier_product_id, removed = excluded.removed, after = excluded.after`

/**
 * Lays some of a draft's changes beside the others; sent again, they take their own place.
 * @returns how many are there by now; undefined when the user has no such draft
 */
export async function stageRows(
  { client, houseId }: GrowingTx,
  { id, listId, from, rows }: { id: string; listId: string; from: number; rows: readonly PriceListRow[] },
): Promise<number | undefined> {
  const { rows: drafts } = await client.query<{ changes: number }>(DRAFT, [houseId, id, listId])
  const [draft] = drafts
  if (!draft) return undefined
  if (from + rows.length > draft.changes) throw invalidFields([{ path: 'from', rule: 'out-of-range' }])
  const changes = rows.map((row) => ({
    kind: row.kind,
    ...('productId' in row && { productId: row.productId }),
    ...('facts' in row && { after: asColumns(row.facts) }),
  }))
  await client.query(STAGE, [houseId, listId, from, JSON.stringify(changes)])
  const { rows: counted } = await client.query<{ received: number }>(
    'SELECT count(*) AS received FROM price_list_rows WHERE user_id = $1 AND price_list_id = $2',
    [houseId, listId],
  )
  return counted[0]?.received
}

/**
 * Forgets a draft. What is committed is history, and stays.
 * @throws NOT_FOUND when the user has no such draft
 */
export async function cancelPriceList(
  { client, houseId }: MemberTx,
  supplierId: string,
  id: string,
): Promise<{ id: string }> {
  const { rowCount } = await client.query(
    `DELETE FROM price_lists WHERE user_id = $1 AND supplier_id = $2 AND id = $3 AND committed_at IS NULL`,
    [houseId, supplierId, id],
  )
  return orNotFound(rowCount === 1 ? { id } : undefined)
}
