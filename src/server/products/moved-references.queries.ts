import type { MemberTx } from '#database/as-member.ts'
import { withFact } from '../bin/with-fact.ts'
import { BIN_TABLES } from '../bin/bin-tables.ts'
import { changedWith } from '../bin/move-to-bin.queries.ts'

/** A column that names a product, and what else of its row changes with it. */
type Reference = { table: string; column: string; beside: readonly string[] }

/** Merges stay with the product that went. */
const STAYING = 'product_merges'
/** Each product has its own rows for its articles: the merge inserts new ones, and only those in the bin move here. */
const TIES = 'product_articles'
const REPLACEMENTS = 'product_replacements'
const PRICES = 'price_changes'
const LINES = 'tech_sheet_ingredients'

const REFERENCES: readonly Reference[] = [
  ...BIN_TABLES.filter(({ name }) => name !== STAYING).flatMap(({ name: table, references }) =>
    references
      .filter(({ to }) => to === 'user_products')
      .map(({ column }) => ({
        table,
        column,
        beside: table === PRICES ? ['former_product'] : changedWith(table, column),
      })),
  ),
  { table: 'price_list_rows', column: 'user_product_id', beside: [] },
]
const MOVING = REFERENCES.filter(({ table }) => table !== TIES)

const facts = ({ column, beside }: Reference, valueOf: (name: string) => string) =>
  `jsonb_build_object(${[column, ...beside].map((name) => `'${name}', ${valueOf(name)}`).join(', ')})`

/** Places `d` of the act `$2` in the bin. */
const placesOf = ({ table, column }: Reference) =>
  `d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${table}' AND d.emptied = '${column}'`

/** Rows of the bin `o` that other acts have taken or left empty, and whose column names the product `$3`. */
const heldElsewhere = ({ table, column }: Reference) =>
  `o.user_id = $1 AND o.item_id <> $2 AND o.table_name = '${table}' AND (o.emptied IS NULL OR o.emptied = '${column}')
   AND o.facts ->> '${column}' = $3::uuid::text`

export type Move = { itemId: string; keptId: string; otherId: string; otherName: string }
export type Moved = { sheetIds: string[]; countOf: (table: string) => number }

/**
 * Lets every row that names a product name another, those of the bin too. Call it between `moveToBin` and the deletion:
 * the product's act in the bin then has these rows as places, instead of copies. Replacements of one of the two by the
 * other are deleted with the product.
 * @returns the sheets whose lines have changed, and how many rows of a table moved
 */
export async function moveReferences(tx: MemberTx, move: Move): Promise<Moved> {
  const { client, houseId } = tx
  const { itemId, keptId, otherId, otherName } = move
  await client.query(
    `DELETE FROM deleted_rows d WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = ANY ($3::text[]) AND NOT (
       d.table_name = '${REPLACEMENTS}' AND $4 IN (d.facts ->> 'from_product_id', d.facts ->> 'to_product_id'))`,
    [houseId, itemId, MOVING.map(({ table }) => table), keptId],
  )
  const counts = new Map<string, number>()
  for (const reference of MOVING) {
    const { table, column } = reference
    const pair = table === REPLACEMENTS
    await client.query(
      `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
       SELECT $1, $2, '${table}', t.id, '${column}', ${facts(reference, (name) => `t.${name}`)} FROM ${table} t
       WHERE t.user_id = $1 AND t.${column} = $3 ${pair ? 'AND $4 NOT IN (t.from_product_id, t.to_product_id)' : ''}
       ORDER BY t.id FOR UPDATE
       RETURNING 1`,
      [houseId, itemId, otherId, ...(pair ? [keptId] : [])],
    )
    const named = table === PRICES
    const { rowCount } = await client.query(
      `UPDATE ${table} t SET ${column} = $3 ${named ? ', former_product = coalesce(t.former_product, $4)' : ''}
       FROM deleted_rows d WHERE ${placesOf(reference)} AND t.user_id = $1 AND t.id = d.row_id`,
      [houseId, itemId, keptId, ...(named ? [otherName] : [])],
    )
    counts.set(table, (counts.get(table) ?? 0) + (rowCount ?? 0))
  }
  const { rows } = await client.query<{ id: string }>(SHEETS, [houseId, itemId])
  for (const reference of REFERENCES) await moveHeld(tx, reference, move)
  return { sheetIds: rows.map(({ id }) => id), countOf: (table) => counts.get(table) ?? 0 }
}

const SHEETS = `
  SELECT DISTINCT l.tech_sheet_id AS id FROM deleted_rows d
  JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.id = d.row_id
  WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = '${LINES}'`

/** Rows of the bin name the other product when they are restored. */
async function moveHeld(
  { client, houseId }: MemberTx,
  reference: Reference,
  { itemId, keptId, otherId }: Move,
) {
  const { table, column } = reference
  const held = heldElsewhere(reference)
  const values = [houseId, itemId, otherId]
  await client.query(
    `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
     SELECT DISTINCT ON (o.row_id) $1, $2, '${table}', o.row_id, '${column}', ${facts(reference, (name) => `o.facts -> '${name}'`)}
     FROM deleted_rows o WHERE ${held} ORDER BY o.row_id, o.id
     RETURNING 1`,
    values,
  )
  await client.query(
    `UPDATE deleted_rows o SET facts = o.facts || jsonb_build_object('${column}', $4::uuid) WHERE ${held}`,
    [...values, keptId],
  )
}

/**
 * Takes a move back: what still names the product that stayed names the other again. Call it when that one is there.
 * @returns the sheets whose lines have changed, how many lines they are, and how many have something else by now
 */
export async function moveReferencesBack(
  tx: MemberTx,
  { itemId, keptId, otherId }: Omit<Move, 'otherName'>,
): Promise<{ sheetIds: string[]; restored: number; left: number }> {
  const { client, houseId } = tx
  const values = [houseId, itemId, keptId, otherId]
  const lines = { sheetIds: new Set<string>(), restored: 0, left: 0 }
  for (const reference of REFERENCES) {
    const { table, column } = reference
    const named = table === PRICES ? ", former_product = d.facts ->> 'former_product'" : ''
    const given = await client.query<{ sheetId: string }>(
      `UPDATE ${table} t SET ${column} = $4 ${named} FROM deleted_rows d
       WHERE ${placesOf(reference)} AND t.user_id = $1 AND t.id = d.row_id AND t.${column} = $3
       ${table === LINES ? 'RETURNING t.tech_sheet_id AS "sheetId"' : ''}`,
      values,
    )
    const moved = `o.facts || jsonb_build_object('${column}', $4::uuid)`
    const former = "coalesce(d.facts -> 'former_product', 'null')"
    const held = await client.query(
      `UPDATE deleted_rows o SET facts = ${table === PRICES ? withFact(moved, 'former_product', former) : moved}
       FROM deleted_rows d
       WHERE ${placesOf(reference)} AND o.row_id = d.row_id AND ${heldElsewhere(reference)}`,
      values,
    )
    const { rowCount: places } = await client.query(
      `DELETE FROM deleted_rows d WHERE ${placesOf(reference)}`,
      [houseId, itemId],
    )
    if (table !== LINES) continue
    for (const { sheetId } of given.rows) lines.sheetIds.add(sheetId)
    lines.restored += given.rows.length
    lines.left += Math.max(0, (places ?? 0) - given.rows.length - (held.rowCount ?? 0))
  }
  return { ...lines, sheetIds: [...lines.sheetIds] }
}
