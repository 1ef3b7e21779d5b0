import { MAX_LISTED_MERGES, type Merge } from '#contract/product-merges.ts'
import type { MemberTx } from '#database/as-member.ts'
import { BIN_DAYS } from '#domain/bin/deleted-kind.ts'
import { STILL_KEPT } from '../bin/still-kept.ts'

/** Acts by a condition on `m`, in which `$2` is what is asked for. */
const acts = (condition: string) => `
  SELECT m.id, m.merged_at AS at, json_build_object('id', p.id, 'name', p.name) AS kept,
    json_build_object('id', m.other_product_id, 'name', m.other_name) AS other, m.lines, m.prices, m.articles,
    m.undone_at AS "undoneAt",
    CASE WHEN m.undone_at IS NULL THEN i.deleted_at + interval '${BIN_DAYS} days' END AS "keptUntil"
  FROM product_merges m
  JOIN user_products p ON p.user_id = $1 AND p.id = m.kept_product_id
  LEFT JOIN deleted_items i ON i.user_id = $1 AND i.id = m.deleted_item_id AND ${STILL_KEPT}
  WHERE m.user_id = $1 AND ${condition}
  ORDER BY m.merged_at DESC, m.id DESC LIMIT ${MAX_LISTED_MERGES}`

const ONE = acts('m.id = $2')
const OF_PRODUCT = acts('m.kept_product_id = $2')

export async function findMerge({ client, houseId }: MemberTx, id: string): Promise<Merge | undefined> {
  const { rows } = await client.query<Merge>(ONE, [houseId, id])
  return rows[0]
}

/** The products that were merged into one; undefined when the user has no such product. */
export async function listMerges(
  { client, houseId }: MemberTx,
  id: string,
): Promise<{ items: Merge[] } | undefined> {
  const [found, { rows }] = await Promise.all([
    client.query('SELECT 1 FROM user_products WHERE user_id = $1 AND id = $2', [houseId, id]),
    client.query<Merge>(OF_PRODUCT, [houseId, id]),
  ])
  return found.rowCount === 0 ? undefined : { items: rows }
}
