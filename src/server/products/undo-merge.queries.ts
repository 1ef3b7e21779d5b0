import type { ChangedPart, UndoneMerge } from '#contract/product-merges.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { putRowsBack } from '../bin/put-rows-back.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { touchSheets } from '../sheets/touch-sheets.queries.ts'
import { refusal } from '../translate-error.ts'
import { followCheapest } from './follow-cheapest.queries.ts'
import {
  articlesOf,
  changedColumns,
  changedSince,
  type KeptState,
  movesArticles,
  readState,
} from './kept-state.queries.ts'
import { moveReferencesBack } from './moved-references.queries.ts'

type Merged = {
  id: string
  keptId: string
  keptName: string
  otherId: string
  otherName: string
  itemId: string
  inBin: boolean
  undone: boolean
  before: KeptState
  after: KeptState
}

const MERGED = (condition: string) => `
  SELECT m.id, m.kept_product_id AS "keptId", p.name AS "keptName", m.other_product_id AS "otherId",
    m.other_name AS "otherName", m.deleted_item_id AS "itemId", m.undone_at IS NOT NULL AS undone, m.before, m.after,
    EXISTS (SELECT FROM deleted_items i WHERE i.user_id = $1 AND i.id = m.deleted_item_id) AS "inBin"
  FROM product_merges m JOIN user_products p ON p.user_id = $1 AND p.id = m.kept_product_id
  WHERE m.user_id = $1 AND ${condition} FOR UPDATE`

const BY_ID = MERGED('m.id = $2')
const BY_ITEM = MERGED('m.deleted_item_id = $2 AND m.undone_at IS NULL')

/**
 * Gives back two products as they were before a merge, and the lines, prices, articles and replacements of each. A line
 * that takes something else since keeps it.
 * @returns undefined when the user has no such act
 * @throws ALREADY_UNDONE; MERGE_FORGOTTEN when the product has left the bin; MERGE_CHANGED_SINCE with the parts that were
 *   changed again
 */
export async function undoMerge(tx: GrowingTx, id: string): Promise<UndoneMerge | undefined> {
  await lockCosts(tx)
  const merged = await readMerged(tx, BY_ID, id)
  if (!merged) return undefined
  if (merged.undone) throw refusal('ALREADY_UNDONE', 'This act was undone before')
  if (!merged.inBin) throw refusal('MERGE_FORGOTTEN', 'The merged product is no longer in the bin')
  const parts = await partsChangedSince(tx, merged)
  if (parts.length > 0)
    throw refusal('MERGE_CHANGED_SINCE', 'The product has changed since; nothing was undone', { parts })
  return giveBack(tx, merged)
}

/**
 * The same for the product that an act of the bin has: restoring it undoes the merge.
 * @returns undefined when that act is no merge of a product that is there
 * @throws CANNOT_RESTORE when the product was changed since
 */
export async function undoMergeOfItem(tx: GrowingTx, itemId: string): Promise<UndoneMerge | undefined> {
  const merged = await readMerged(tx, BY_ITEM, itemId)
  if (!merged) return undefined
  const parts = await partsChangedSince(tx, merged)
  if (parts.length > 0)
    throw refusal('CANNOT_RESTORE', 'The product has changed since', {
      reason: 'merge-changed',
      name: merged.keptName,
      inBin: false,
    })
  return giveBack(tx, merged)
}

async function readMerged({ client, houseId }: MemberTx, query: string, id: string) {
  const { rows } = await client.query<Merged>(query, [houseId, id])
  return rows[0]
}

const THERE = 'SELECT id FROM supplier_products WHERE user_id = $1 AND id = ANY ($2::uuid[])'
const SUPPLIER = 'SELECT 1 FROM supplier_contacts WHERE user_id = $1 AND id = $2'

async function partsChangedSince(tx: MemberTx, { keptId, before, after }: Merged): Promise<ChangedPart[]> {
  const { client, houseId } = tx
  const there = await client.query<{ id: string }>(THERE, [
    houseId,
    [...new Set([...articlesOf(before), ...articlesOf(after)])],
  ])
  const parts = changedSince(
    before,
    after,
    await readState(tx, keptId),
    new Set(there.rows.map(({ id }) => id)),
  )
  const supplier = before.product.supplier_id
  if (parts.includes('supplier') || supplier === null || supplier === after.product.supplier_id) return parts
  const { rowCount } = await client.query(SUPPLIER, [houseId, supplier])
  return rowCount === 0 ? [...parts, 'supplier'] : parts
}

async function giveBack(tx: GrowingTx, merged: Merged): Promise<UndoneMerge> {
  const { client, houseId } = tx
  const { id, itemId, keptId, otherId, before, after } = merged
  const now = await readState(tx, keptId)
  const tied = movesArticles(before, after)
  if (tied) await untie(tx, merged)
  await putRowsBack(tx, itemId)
  const { sheetIds, restored, left } = await moveReferencesBack(tx, { itemId, keptId, otherId })
  const columns = changedColumns(before, after)
  await client.query(
    `UPDATE user_products p SET ${[...columns.map((column) => `${column} = was.${column}`), 'version = p.version + 1', 'updated_at = now()'].join(', ')}
     FROM jsonb_populate_record(NULL::user_products, $3) was WHERE p.user_id = $1 AND p.id = $2`,
    [houseId, keptId, before.product],
  )
  if (tied) await tieAgain(tx, merged, now)
  await client.query(
    'DELETE FROM price_changes WHERE user_id = $1 AND user_product_id = $2 AND act_id = $3',
    [houseId, keptId, after.priceActId ?? null],
  )
  await client.query('UPDATE product_merges SET undone_at = now() WHERE user_id = $1 AND id = $2', [
    houseId,
    id,
  ])
  await client.query('DELETE FROM deleted_items WHERE user_id = $1 AND id = $2', [houseId, itemId])
  await touchSheets(tx, sheetIds)
  await recostSheetsOfProducts(tx, [keptId, otherId])
  await followCheapest(tx)
  return {
    kept: { id: keptId, name: columns.includes('name') ? String(before.product.name) : merged.keptName },
    other: { id: otherId, name: merged.otherName },
    restored,
    left,
  }
}

const CLEAR = `
  DELETE FROM product_articles WHERE user_id = $1 AND user_product_id = $2 AND supplier_product_id = ANY ($3::uuid[])`

const UNFOLLOW = 'UPDATE user_products SET source_product_id = NULL WHERE user_id = $1 AND id = $2'

/** Articles of a deleted supplier's come back to the product that had them before the merge. */
const FORGET_HELD = `
  DELETE FROM deleted_rows o WHERE o.user_id = $1 AND o.item_id <> $2 AND (
    (o.table_name = 'product_articles' AND o.emptied IS NULL AND o.facts ->> 'user_product_id' = $3::uuid::text
      AND (o.facts ->> 'supplier_product_id')::uuid = ANY ($4::uuid[]))
    OR (o.table_name = 'user_products' AND o.emptied = 'source_product_id' AND o.row_id = $3::uuid
      AND (o.facts ->> 'source_product_id')::uuid = ANY ($4::uuid[])))`

async function untie(
  { client, houseId }: MemberTx,
  { keptId, itemId, before, after }: Merged,
): Promise<void> {
  const all = articlesOf(after)
  await client.query(CLEAR, [houseId, keptId, all])
  await client.query(UNFOLLOW, [houseId, keptId])
  const own = new Set(articlesOf(before))
  await client.query(FORGET_HELD, [houseId, itemId, keptId, all.filter((article) => !own.has(article))])
}

const FOLLOW_AGAIN = `
  UPDATE user_products p SET source_product_id = (
      SELECT c.id FROM supplier_products c WHERE c.user_id = $1 AND c.id = was.source_product_id),
    source_price_ht = was.source_price_ht, source_unit = was.source_unit, follows_cheapest = was.follows_cheapest,
    articles_version = p.articles_version + 1
  FROM jsonb_populate_record(NULL::user_products, $3) was WHERE p.user_id = $1 AND p.id = $2`

const TIE_AGAIN = `
  INSERT INTO product_articles (user_id, id, user_product_id, supplier_product_id, source_price_ht, source_unit, created_at)
  SELECT $1, was.id, was.user_product_id, was.supplier_product_id, was.source_price_ht, was.source_unit, was.created_at
  FROM jsonb_populate_recordset(NULL::product_articles, $2) was
  WHERE EXISTS (SELECT FROM supplier_products c WHERE c.user_id = $1 AND c.id = was.supplier_product_id)
  RETURNING 1`

const TIE = `
  INSERT INTO product_articles (user_id, user_product_id, supplier_product_id, source_price_ht, source_unit)
  SELECT $1, $2, was.source_product_id, was.source_price_ht, was.source_unit
  FROM jsonb_populate_record(NULL::user_products, $3) was
  RETURNING 1`

/** As before the merge; an article that it was tied to since stays beside. */
async function tieAgain({ client, houseId }: MemberTx, { keptId, before, after }: Merged, now: KeptState) {
  const followed = now.product.source_product_id
  const same = followed === before.product.source_product_id ? now.product : before.product
  await client.query(FOLLOW_AGAIN, [
    houseId,
    keptId,
    { ...before.product, source_price_ht: same.source_price_ht, source_unit: same.source_unit },
  ])
  await client.query(TIE_AGAIN, [houseId, JSON.stringify(before.articles)])
  if (typeof followed === 'string' && !articlesOf(after).includes(followed))
    await client.query(TIE, [houseId, keptId, now.product])
}
