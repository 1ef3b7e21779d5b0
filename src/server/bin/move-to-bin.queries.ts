import { randomUUID } from 'node:crypto'
import type { MemberTx } from '#database/as-member.ts'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'
import { REPLACED } from '../imports/replaced.ts'
import { closeAddresses } from '../public-carte/address-in-transaction.queries.ts'
import { keepDeparted } from '../sales/departed.queries.ts'
import { BIN_TABLES, type BinTable, goingWith, ROOTS } from './bin-tables.ts'

/**
 * Columns that change with one that a deletion empties: a line remembers by its note what it was made of, and a product
 * that follows its cheapest article then follows another one, with the price that was last taken of that.
 */
export function changedWith(table: string, column: string): readonly string[] {
  if (table === 'tech_sheet_ingredients') return ['note']
  return column === 'source_product_id' ? ['source_price_ht', 'source_unit'] : []
}

/**
 * Copies into the bin what the deletion of these things will delete or change: their rows, all rows that are deleted with
 * them by foreign keys, and columns that it empties in other rows. Call it in the transaction that deletes them, before
 * that one writes anything. What it has read is locked until the end, so that nothing can be added that is not copied.
 * @returns the act's id in the bin; undefined when none of them is there
 */
export async function moveToBin(
  tx: MemberTx,
  kind: DeletedThing,
  ids: readonly string[],
): Promise<string | undefined> {
  const itemId = randomUUID()
  const [item] = await Promise.all([
    tx.client.query(itemOf(kind), [tx.houseId, itemId, kind, ids]),
    copyIntoBin(tx, itemId, new Map([[ROOTS[kind].table, ids]])),
  ])
  return item.rowCount === 1 ? itemId : undefined
}

/** The same for an act that is in the bin already, and rows of several tables, by their ids. */
export async function copyIntoBin(
  tx: MemberTx,
  itemId: string,
  roots: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { client, houseId } = tx
  const going = goingWith([...roots.keys()])
  const names = new Set(going.map(({ name }) => name))
  await Promise.all([
    ...going.map((table) => {
      const ids = roots.get(table.name)
      const which = [...(ids ? ['t.id = ANY ($3::uuid[])'] : []), ...withThose(table, names)].join(' OR ')
      return client.query(copyOf(table, which), [houseId, itemId, ...(ids ? [ids] : [])])
    }),
    ...emptiedBy(names).map(([table, column, to]) =>
      client.query(placesOf(table, column, to), [houseId, itemId]),
    ),
  ])
  if (names.has('dish_sales') || names.has('menu_sales')) await keepDeparted(tx, itemId)
  if (names.has('cartes')) await keepAddresses(tx, itemId)
}

/** The public addresses of cartes that go, which close with them: restored, they are open under these again. */
async function keepAddresses(tx: MemberTx, itemId: string): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ id: string }>(`SELECT row_id AS id FROM ${copied('cartes')} went`, [
    houseId,
    itemId,
  ])
  for (const { carteId, token } of await closeAddresses(
    tx,
    rows.map(({ id }) => id),
  ))
    await client.query(
      `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
       VALUES ($1, $2, 'public_cartes', $3, '${REPLACED}', jsonb_build_object('token', $4::text))`,
      [houseId, itemId, carteId, token],
    )
}

function itemOf(kind: DeletedThing): string {
  const { table, name } = ROOTS[kind]
  return `
    INSERT INTO deleted_items (user_id, id, kind, name, things)
    SELECT $1, $2, $3, (array_agg(held.name ORDER BY fold(held.name) COLLATE "C"))[1], count(*)
    FROM (
      SELECT t.${name} AS name FROM ${table} t WHERE t.user_id = $1 AND t.id = ANY ($4::uuid[])
      ORDER BY t.id FOR UPDATE
    ) held
    HAVING count(*) > 0
    RETURNING 1`
}

/** The ids of what this act has copied of a table. */
const copied = (table: string) =>
  `(SELECT row_id FROM deleted_rows WHERE user_id = $1 AND item_id = $2 AND table_name = '${table}' AND emptied IS NULL)`

function withThose({ references }: BinTable, names: ReadonlySet<string>): string[] {
  return references
    .filter(({ to, cascades }) => cascades && names.has(to))
    .map(({ column, to }) => `t.${column} IN ${copied(to)}`)
}

function copyOf({ name, columns, hasContent }: BinTable, which: string): string {
  const facts = columns.map((column) => `'${column}', t.${column}`).join(', ')
  return `
    INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, facts, content)
    SELECT $1, $2, '${name}', t.id, jsonb_build_object(${facts}), ${hasContent ? 't.content' : 'NULL'}
    FROM ${name} t WHERE t.user_id = $1 AND (${which}) ORDER BY t.id FOR UPDATE
    RETURNING 1`
}

/** Table, column and the table that it names, of what stays without what goes. */
function emptiedBy(names: ReadonlySet<string>): [string, string, string][] {
  return BIN_TABLES.flatMap(({ name, references }) =>
    references
      .filter(({ to, cascades }) => !cascades && names.has(to))
      .map(({ column, to }): [string, string, string] => [name, column, to]),
  )
}

function placesOf(table: string, column: string, to: string): string {
  const kept = [column, ...changedWith(table, column)].map((each) => `'${each}', t.${each}`).join(', ')
  return `
    INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
    SELECT $1, $2, '${table}', t.id, '${column}', jsonb_build_object(${kept})
    FROM ${table} t WHERE t.user_id = $1 AND t.${column} IN ${copied(to)} AND t.id NOT IN ${copied(table)}
    ORDER BY t.id FOR UPDATE
    RETURNING 1`
}
