import type { CommittedPriceList } from '#contract/price-lists.ts'
import type { LaterPaper } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { sheetsOfAct } from '../prices/journal.queries.ts'
import { OWNERS } from '../products/article-row.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { FACT_COLUMNS } from './catalogue-row.ts'
import { touchCatalogue } from './catalogue.queries.ts'
import { takePricesOfList } from './new-prices.queries.ts'
import { findPriceList } from './price-list-find.queries.ts'
import { withoutNestedLoops } from './without-nested-loops.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

type Draft = { changes: number; version: number; known: number; staged: number }

const DRAFT = `
  SELECT l.changes, l.catalogue_version AS version, count(r.id) AS staged,
    count(r.supplier_product_id) AS known
  FROM price_lists l
  LEFT JOIN price_list_rows r ON r.user_id = l.user_id AND r.price_list_id = l.id
  WHERE l.user_id = $1 AND l.id = $2 GROUP BY l.changes, l.catalogue_version`

/** Beside what the catalogue held, which of its prices the user's product had taken or set aside. */
const REMEMBER = `
  WITH known AS MATERIALIZED (
    SELECT c.id, o.product_id AS user_product_id,
      to_jsonb(c) - 'user_id' - 'search_text' || CASE WHEN o.product_id IS NULL THEN '{}'
        ELSE jsonb_build_object('source_price_ht', o.source_price_ht, 'source_unit', o.source_unit, 'beside', o.beside)
      END AS before
    FROM supplier_products c
    LEFT JOIN (${OWNERS}) o ON o.article_id = c.id
    WHERE c.user_id = $1 AND c.id IN (
      SELECT supplier_product_id FROM price_list_rows WHERE user_id = $1 AND price_list_id = $2)
  )
  UPDATE price_list_rows r SET before = known.before,
    user_product_id = CASE WHEN r.removed THEN known.user_product_id END
  FROM known WHERE r.user_id = $1 AND r.price_list_id = $2 AND known.id = r.supplier_product_id`

const OF_ANOTHER = `
  SELECT count(*) AS rows FROM price_list_rows
  WHERE user_id = $1 AND price_list_id = $2 AND (before ->> 'supplier_id')::uuid <> $3`

const NAME_NEW = `
  WITH named AS MATERIALIZED (
    SELECT id, gen_random_uuid() AS supplier_product_id FROM price_list_rows
    WHERE user_id = $1 AND price_list_id = $2 AND supplier_product_id IS NULL
  )
  UPDATE price_list_rows r SET supplier_product_id = named.supplier_product_id
  FROM named WHERE r.user_id = $1 AND r.id = named.id`

const facts = FACT_COLUMNS.join(', ')
const factsOf = (alias: string) => FACT_COLUMNS.map((column) => `${alias}.${column}`).join(', ')

const ADD = `
  INSERT INTO supplier_products (user_id, supplier_id, id, version, agreed_price_ht, agreed_at, ${facts})
  SELECT r.user_id, $3, r.supplier_product_id, $4, CASE WHEN $5 THEN f.price_ht END, CASE WHEN $5 THEN now() END,
    ${factsOf('f')}
  FROM price_list_rows r CROSS JOIN LATERAL jsonb_populate_record(NULL::supplier_products, r.after) f
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before IS NULL
  RETURNING 1`

const CHANGE = `
  WITH given AS MATERIALIZED (
    SELECT r.supplier_product_id AS row_id, ${factsOf('f')}
    FROM price_list_rows r CROSS JOIN LATERAL jsonb_populate_record(NULL::supplier_products, r.after) f
    WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.before IS NOT NULL AND NOT r.removed
  )
  UPDATE supplier_products c SET (${facts}) = ROW (${factsOf('given')}), version = $3, updated_at = now(),
    agreed_price_ht = CASE WHEN $4 THEN given.price_ht ELSE c.agreed_price_ht END,
    agreed_at = CASE WHEN $4 THEN now() ELSE c.agreed_at END
  FROM given WHERE c.user_id = $1 AND c.id = given.row_id`

/** The articles of some rows of the list $2. */
export const ofList = (rows: 'removed' | 'before IS NULL') => `
  IN (SELECT supplier_product_id FROM price_list_rows WHERE user_id = $1 AND price_list_id = $2 AND ${rows})`

const REMOVE = `
  DELETE FROM supplier_products c USING price_list_rows r
  WHERE r.user_id = $1 AND r.price_list_id = $2 AND r.removed
    AND c.user_id = r.user_id AND c.id = r.supplier_product_id`

/** A price for another unit is neither a rise nor a fall. A row that says what the catalogue has confirms its price, and is no change. */
const CLOSE = `
  UPDATE price_lists l SET committed_at = now(), added = counted.added, dearer = counted.dearer,
    cheaper = counted.cheaper, altered = counted.changed - counted.dearer - counted.cheaper,
    removed = counted.removed
  FROM (
    SELECT count(*) FILTER (WHERE before IS NULL) AS added, count(*) FILTER (WHERE removed) AS removed,
      count(*) FILTER (WHERE before IS NOT NULL AND NOT removed AND NOT same) AS changed,
      count(*) FILTER (WHERE same_unit AND new_price > old_price) AS dearer,
      count(*) FILTER (WHERE same_unit AND new_price < old_price) AS cheaper
    FROM (
      SELECT before, removed, before @> after AS same, before ->> 'unit' = after ->> 'unit' AS same_unit,
        (before ->> 'price_ht')::numeric AS old_price, (after ->> 'price_ht')::numeric AS new_price
      FROM price_list_rows WHERE user_id = $1 AND price_list_id = $2
    ) rows
  ) counted
  WHERE l.user_id = $1 AND l.id = $2`

const TAKEN = 'UPDATE price_lists SET act_id = $3 WHERE user_id = $1 AND id = $2'

const ACT = 'SELECT act_id AS "actId" FROM price_lists WHERE user_id = $1 AND id = $2'

/**
 * Makes a draft the catalogue. A second click finds it done.
 * @throws NOT_FOUND; VALIDATION while changes are missing; CATALOGUE_CHANGED when the catalogue is not the one that
 *   the file was compared with
 */
export async function commitPriceList(
  tx: GrowingTx,
  { id, listId, takePrices }: { id: string; listId: string; takePrices: boolean },
): Promise<CommittedPriceList> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const list = orNotFound(await findPriceList(tx, id, listId))
  if (list.committedAt !== null) return committed(tx, id, listId)
  const version = orNotFound(await touchCatalogue(tx, id))
  const { rows } = await client.query<Draft>(DRAFT, [houseId, listId])
  const draft = orNotFound(rows[0])
  if (draft.staged !== draft.changes) throw invalidFields([{ path: 'changes', rule: 'required' }])
  if (draft.version + 1 !== version) throw changedSince()
  await writeChanges(tx, { supplierId: id, listId, version, known: draft.known, agrees: true })
  if (takePrices) {
    const { actId } = await takePricesOfList(tx, listId, list.fileName)
    await noteAct(tx, listId, actId)
  }
  return committed(tx, id, listId)
}

/** Keeps which act gave the prices of a list to products. */
export async function noteAct(
  { client, houseId }: MemberTx,
  listId: string,
  actId: string | null,
): Promise<void> {
  await client.query(TAKEN, [houseId, listId, actId])
}

type Writing = {
  supplierId: string
  listId: string
  /** The state that the catalogue gets. */
  version: number
  /** How many of its rows name an article. */
  known: number
  /** Whether its prices are those that were agreed. */
  agrees: boolean
}

/** Makes the rows of a list the catalogue. @throws CATALOGUE_CHANGED where an article that one names is not there */
export async function writeChanges(
  tx: GrowingTx,
  { supplierId, listId, version, known, agrees }: Writing,
): Promise<void> {
  const { client, houseId } = tx
  const values = [houseId, listId]
  await withoutNestedLoops(tx, async () => {
    const [remembered, other] = await Promise.all([
      client.query(REMEMBER, values),
      client.query<{ rows: number }>(OF_ANOTHER, [...values, supplierId]),
    ])
    if (remembered.rowCount !== known || other.rows[0]?.rows !== 0) throw changedSince()
    await client.query(NAME_NEW, values)
    await client.query(ADD, [...values, supplierId, version, agrees])
    await client.query(CHANGE, [...values, version, agrees])
    await leaveEmpty(tx, 'supplier_products', [listId], ofList('removed'))
    await client.query(REMOVE, values)
    await client.query(CLOSE, values)
    await followCheapest(tx)
  })
}

async function committed(tx: MemberTx, id: string, listId: string): Promise<CommittedPriceList> {
  const list = orNotFound(await findPriceList(tx, id, listId))
  const { rows } = await tx.client.query<{ actId: string | null }>(ACT, [tx.houseId, listId])
  return { ...list, sheets: await sheetsOfAct(tx, rows[0]?.actId ?? null) }
}

/** @param later what is to be undone first, where that is all */
export function changedSince(later?: LaterPaper) {
  return refusal('CATALOGUE_CHANGED', 'The catalogue has changed; nothing was done', later && { later })
}
