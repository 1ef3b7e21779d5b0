import type { MemberTx } from '#database/as-member.ts'
import { withFact } from './with-fact.ts'

/** What has an order that a deletion closes up, and within what. */
const ORDERED = {
  gammes: { parent: 'carte_id' },
  gamme_recettes: { parent: 'gamme_id' },
} as const
type OrderedTable = keyof typeof ORDERED

/**
 * Before a gamme or a dish is deleted: its row in the bin gets `before`, the ids of those that come before it, and of
 * those in the bin that did. Its position alone does not say where it was once others are deleted and restored.
 */
export async function rememberPlace(
  { client, houseId }: MemberTx,
  itemId: string,
  table: OrderedTable,
): Promise<void> {
  await client.query(
    `WITH placed AS MATERIALIZED (
       SELECT d.id, (SELECT coalesce(jsonb_agg(earlier.id), '[]') FROM (
         SELECT t.id FROM ${table} t JOIN ${table} own ON own.user_id = t.user_id AND own.id = d.row_id
         WHERE t.user_id = $1 ${sameParent(table, 't')}
           AND (t.position, t.created_at, t.id) < (own.position, own.created_at, own.id)
         UNION ALL
         SELECT o.row_id FROM deleted_rows o
         WHERE o.user_id = $1 AND o.item_id <> $2 AND o.table_name = '${table}' AND o.emptied IS NULL
           AND o.facts ? 'before' AND NOT o.facts -> 'before' ? d.row_id::text ${sameParent(table, 'o.facts')}
       ) earlier) AS before
       FROM deleted_rows d
       WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied IS NULL
     )
     UPDATE deleted_rows d SET facts = ${withFact('d.facts', 'before', 'placed.before')}
     FROM placed WHERE d.user_id = $1 AND d.id = placed.id`,
    [houseId, itemId],
  )
}

/**
 * Before it comes back: its position after the last of those that came before it, and before the first of the others,
 * as near as can be to the one that it had.
 */
export async function findPlace(
  { client, houseId }: MemberTx,
  itemId: string,
  table: OrderedTable,
): Promise<void> {
  const there = `FROM ${table} t WHERE t.user_id = $1 ${sameParent(table, 't')}`
  const place = `greatest(
       (SELECT coalesce(max(t.position) + 1, 0) ${there} AND d.facts -> 'before' ? t.id::text),
       least(
         (d.facts ->> 'position')::int,
         (SELECT min(t.position) ${there} AND NOT d.facts -> 'before' ? t.id::text)))::text::jsonb`
  await client.query(
    `UPDATE deleted_rows d SET facts = ${withFact('d.facts', 'position', place)}
     WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied IS NULL
       AND d.facts ? 'before'`,
    [houseId, itemId],
  )
}

function sameParent(table: OrderedTable, row: 't' | 'o.facts'): string {
  const { parent } = ORDERED[table]
  return row === 't'
    ? `AND t.${parent} = (d.facts ->> '${parent}')::uuid`
    : `AND o.facts ->> '${parent}' = d.facts ->> '${parent}'`
}
