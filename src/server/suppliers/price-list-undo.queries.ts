import { selectColumns } from '#database/select-columns.ts'
import { priceChanges } from '#database/schema/price-changes.ts'
import type { PriceList } from '#contract/price-lists.ts'
import type { LaterPaper } from '#contract/prices.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { undoAct } from '../prices/undo.queries.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { refusal } from '../translate-error.ts'
import { FACT_COLUMNS } from './catalogue-row.ts'
import { touchCatalogue } from './catalogue.queries.ts'
import { releaseInvoice } from '../invoices/release.queries.ts'
import { changedSince, ofList } from './price-list-commit.queries.ts'
import { findPriceList } from './price-list-find.queries.ts'
import { withoutNestedLoops } from './without-nested-loops.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

/** Rows that the list left in the catalogue, and how many of them are unchanged since. */
const STANDING = `
  SELECT count(*) AS left, count(*) FILTER (WHERE c.updated_at = l.committed_at) AS standing
  FROM price_list_rows r
  JOIN price_lists l ON l.user_id = r.user_id AND l.id = r.price_list_id
  LEFT JOIN supplier_products c ON c.user_id = r.user_id AND c.id = r.supplier_product_id
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND NOT r.removed`

const TAKE_OUT = `
  DELETE FROM supplier_products c USING price_list_rows r
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before IS NULL
    AND c.user_id = r.user_id AND c.id = r.supplier_product_id`

const facts = FACT_COLUMNS.join(', ')
const factsBefore = FACT_COLUMNS.map((column) => `f.${column}`).join(', ')

/**
 * What a row `r` held before the list. The lists that were taken before a catalogue kept traces remember none; those before
 * it kept agreed prices had no others.
 */
const BEFORE = `jsonb_populate_record(NULL::supplier_products, '{"traces": []}' ||
  jsonb_build_object('agreed_price_ht', r.before -> 'price_ht', 'agreed_at', r.before -> 'updated_at') || r.before)`

const AGREED = 'agreed_price_ht, agreed_at, ean'
const AGREED_BEFORE = 'f.agreed_price_ht, f.agreed_at, f.ean'

/** With the moment of its last change, so that the file before it can be undone too. */
const GIVE_BACK = `
  WITH f AS MATERIALIZED (
    SELECT r.supplier_product_id AS row_id, ${factsBefore}, ${AGREED_BEFORE}, f.updated_at
    FROM price_list_rows r CROSS JOIN LATERAL ${BEFORE} f
    WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before IS NOT NULL AND NOT r.removed
  )
  UPDATE supplier_products c SET (${facts}, ${AGREED}) = ROW (${factsBefore}, ${AGREED_BEFORE}), version = $3, updated_at = f.updated_at
  FROM f WHERE c.user_id = $1 AND c.id = f.row_id`

const PUT_BACK = `
  INSERT INTO supplier_products (user_id, supplier_id, id, version, created_at, updated_at, ${AGREED}, ${facts})
  SELECT r.user_id, f.supplier_id, f.id, $3, f.created_at, f.updated_at, ${AGREED_BEFORE}, ${factsBefore}
  FROM price_list_rows r CROSS JOIN LATERAL ${BEFORE} f
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.removed
  RETURNING 1`

const LINK_AGAIN = `
  UPDATE user_products p SET source_product_id = r.supplier_product_id
  FROM price_list_rows r
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.removed
    AND p.user_id = r.user_id AND p.id = r.user_product_id AND p.source_product_id IS NULL
    AND r.before -> 'beside' IS DISTINCT FROM 'true'::jsonb`

/** An article that was tied beside another, or whose product follows another one by now. */
const TIE_AGAIN = `
  INSERT INTO product_articles (user_id, user_product_id, supplier_product_id, source_price_ht, source_unit)
  SELECT r.user_id, p.id, r.supplier_product_id, (r.before ->> 'source_price_ht')::numeric, r.before ->> 'source_unit'
  FROM price_list_rows r JOIN user_products p ON p.user_id = r.user_id AND p.id = r.user_product_id
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.removed
    AND p.source_product_id IS DISTINCT FROM r.supplier_product_id
  ON CONFLICT (user_id, supplier_product_id) DO NOTHING`

const ACT_TO_UNDO = `
  SELECT DISTINCT ${selectColumns(priceChanges, 'p', 'actId')} FROM price_lists l
  JOIN price_changes p ON p.user_id = l.user_id AND p.act_id = l.act_id
  WHERE l.user_id = $1 AND l.id = $2 AND p.undone_at IS NULL`

/** What the products had taken or set aside, where undoing the act has made them forget it. */
const KNOW_AGAIN = `
  UPDATE user_products p SET source_price_ht = (r.before ->> 'source_price_ht')::numeric,
    source_unit = r.before ->> 'source_unit'
  FROM price_list_rows r
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before ? 'source_unit'
    AND p.user_id = r.user_id AND p.source_product_id = r.supplier_product_id AND p.source_unit IS NULL`

const LATEST = `
  SELECT kind, file_name AS name FROM price_lists
  WHERE user_id = $1 AND supplier_id = $2 AND committed_at IS NOT NULL AND undone_at IS NULL
  ORDER BY committed_at DESC, id DESC LIMIT 1`

async function findLatestPaper({ client, houseId }: GrowingTx, supplierId: string) {
  const { rows } = await client.query<LaterPaper>(LATEST, [houseId, supplierId])
  return rows[0]
}

/**
 * Gives a catalogue back what it held before its last file, and products the prices they then had: all or nothing.
 * @throws NOT_FOUND; ALREADY_UNDONE; CATALOGUE_CHANGED when a later file, or a hand, was there since;
 *   PRICE_CHANGED_SINCE with the products that prevent it
 */
export async function undoPriceList(tx: GrowingTx, supplierId: string, listId: string): Promise<PriceList> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const version = orNotFound(await touchCatalogue(tx, supplierId))
  const list = orNotFound(await findPriceList(tx, supplierId, listId))
  if (list.undoneAt !== null) throw refusal('ALREADY_UNDONE', 'This file was undone before')
  if (!list.latest) throw changedSince(await findLatestPaper(tx, supplierId))
  const values = [houseId, listId]
  await withoutNestedLoops(tx, async () => {
    const { rows } = await client.query<{ left: number; standing: number }>(STANDING, values)
    if (rows[0]?.left !== rows[0]?.standing) throw changedSince()
    await leaveEmpty(tx, 'supplier_products', [listId], ofList('before IS NULL'))
    await client.query(TAKE_OUT, values)
    await client.query(GIVE_BACK, [...values, version])
    await client.query(PUT_BACK, [...values, version])
    await client.query(LINK_AGAIN, values)
    await client.query(TIE_AGAIN, values)
    const { rows: acts } = await client.query<{ actId: string }>(ACT_TO_UNDO, values)
    for (const { actId } of acts) await undoAct(tx, actId)
    await client.query(KNOW_AGAIN, values)
    await followCheapest(tx)
  })
  await client.query('UPDATE price_lists SET undone_at = now() WHERE user_id = $1 AND id = $2', values)
  await releaseInvoice(tx, listId)
  return orNotFound(await findPriceList(tx, supplierId, listId))
}
