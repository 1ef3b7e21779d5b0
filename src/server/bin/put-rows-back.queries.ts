import { namesChange } from '#database/names-change.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { BIN_TABLES, type BinTable } from './bin-tables.ts'
import { nameInBin } from './name-in-bin.queries.ts'
import { changedWith } from './move-to-bin.queries.ts'

/** Rows `d` of the act `$2` that went, of one table. */
const rowsOf = (table: string) =>
  `d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied IS NULL`

/** Rows of the bin that other acts have taken, and that a column of `d` names. */
const heldElsewhere = (column: string, to: string) =>
  `held.user_id = $1 AND held.table_name = '${to}' AND held.emptied IS NULL AND held.item_id <> $2
   AND held.row_id = (d.facts ->> '${column}')::uuid`

const isThere = (column: string, to: string) =>
  `EXISTS (SELECT FROM ${to} t WHERE t.user_id = $1 AND t.id = (d.facts ->> '${column}')::uuid)`

/**
 * Puts the rows of an act back, those that others refer to first. A row whose parent is missing goes to the act of the
 * bin that has the parent, or is lost; a column that names what is missing is emptied, and becomes a place of the act that
 * has it.
 */
export async function putRowsBack(tx: GrowingTx, itemId: string): Promise<{ waiting: number; lost: number }> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ name: string }>(
    'SELECT DISTINCT table_name AS name FROM deleted_rows WHERE user_id = $1 AND item_id = $2 AND emptied IS NULL',
    [houseId, itemId],
  )
  const present = new Set(rows.map(({ name }) => name))
  const counts = { waiting: 0, lost: 0 }
  for (const table of BIN_TABLES.filter(({ name }) => present.has(name))) {
    await leaveOrphans(tx, itemId, table, counts)
    await emptyDangling(tx, itemId, table, counts)
    await insertRows(tx, itemId, table)
  }
  await namesChange(tx)
  return counts
}

type Counts = { waiting: number; lost: number }

async function leaveOrphans({ client, houseId }: GrowingTx, itemId: string, table: BinTable, counts: Counts) {
  const cascading = table.references.filter(({ cascades, to }) => cascades && to !== 'users')
  for (const { column, to } of cascading) {
    const { rowCount } = await client.query(
      `UPDATE deleted_rows d SET item_id = held.item_id FROM deleted_rows held
       WHERE ${rowsOf(table.name)} AND ${heldElsewhere(column, to)}`,
      [houseId, itemId],
    )
    counts.waiting += rowCount ?? 0
  }
  for (const { column, to } of cascading) {
    const { rowCount } = await client.query(
      `DELETE FROM deleted_rows d
       WHERE ${rowsOf(table.name)} AND d.facts ->> '${column}' IS NOT NULL AND NOT ${isThere(column, to)}`,
      [houseId, itemId],
    )
    counts.lost += rowCount ?? 0
  }
}

async function emptyDangling(tx: GrowingTx, itemId: string, table: BinTable, counts: Counts) {
  const { client, houseId } = tx
  for (const { column, to } of table.references.filter(({ cascades }) => !cascades)) {
    const dangling = `${rowsOf(table.name)} AND d.facts ->> '${column}' IS NOT NULL AND NOT ${isThere(column, to)}`
    const kept = [column, ...changedWith(table.name, column)]
      .map((each) => `'${each}', d.facts -> '${each}'`)
      .join(', ')
    const { rowCount: waiting } = await client.query(
      `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
       SELECT $1, held.item_id, d.table_name, d.row_id, '${column}', jsonb_build_object(${kept})
       FROM deleted_rows d JOIN deleted_rows held ON ${heldElsewhere(column, to)}
       WHERE ${dangling}
       RETURNING 1`,
      [houseId, itemId],
    )
    if (table.name === 'tech_sheet_ingredients') await nameInBin(tx, column, to, dangling, itemId)
    const { rowCount: emptied } = await client.query(
      `UPDATE deleted_rows d SET facts = d.facts || '{"${column}": null}' WHERE ${dangling}`,
      [houseId, itemId],
    )
    counts.waiting += waiting ?? 0
    counts.lost += (emptied ?? 0) - (waiting ?? 0)
  }
}

/** Only the columns that were stored: those that a later version has added get their defaults. */
async function insertRows({ client, houseId }: GrowingTx, itemId: string, table: BinTable) {
  const { rows } = await client.query<{ keys: string }>(
    `SELECT DISTINCT (SELECT string_agg(key, ',' ORDER BY key) FROM jsonb_object_keys(d.facts) AS key) AS keys
     FROM deleted_rows d WHERE ${rowsOf(table.name)}`,
    [houseId, itemId],
  )
  for (const { keys } of rows) {
    const stored = new Set(keys.split(','))
    const columns = table.columns.filter((column) => stored.has(column))
    const content = table.hasContent ? ['content', 'd.content'] : []
    const sameKeys =
      rows.length === 1
        ? ''
        : `AND (SELECT string_agg(key, ',' ORDER BY key) FROM jsonb_object_keys(d.facts) AS key) = $3`
    await client.query(
      `INSERT INTO ${table.name} (user_id, ${[...columns, ...content.slice(0, 1)].join(', ')})
       SELECT $1, ${[...columns.map((column) => `was.${column}`), ...content.slice(1)].join(', ')}
       FROM deleted_rows d CROSS JOIN LATERAL jsonb_populate_record(NULL::${table.name}, d.facts) was
       WHERE ${rowsOf(table.name)} ${sameKeys}
       RETURNING 1`,
      rows.length === 1 ? [houseId, itemId] : [houseId, itemId, keys],
    )
  }
}
