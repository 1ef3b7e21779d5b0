import { pipeline } from 'node:stream/promises'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { copyRows } from './copy-rows.ts'
import { fullName, type TableHead, type TableSum } from './format.ts'
import { freeBlocks } from './free-blocks.ts'
import { columnList, quoted, type StoredTable } from './stored-tables.ts'

type Constraint = { target: string; name: string; definition: string }
type Trigger = { target: string; name: string }

/**
 * Does work with every table open to the role that owns them: without foreign keys, triggers and row-level security, so that
 * rows come in any order and nothing answers to them. All are as before afterwards, the keys checked against every row.
 */
export async function withoutGuards(
  client: Client,
  tables: readonly StoredTable[],
  work: () => Promise<void>,
): Promise<void> {
  const constraints = await foreignKeys(client)
  const triggers = await enabledTriggers(client)
  const forced = tables.filter(({ secured }) => secured)
  const each = <Item>(items: readonly Item[], statement: (item: Item) => string) =>
    client.query(items.map(statement).join(';'))
  await each(constraints, ({ target, name }) => `alter table ${target} drop constraint ${name}`)
  await each(triggers, ({ target, name }) => `alter table ${target} disable trigger ${name}`)
  await each(forced, (table) => `alter table ${quoted(table)} no force row level security`)
  await work()
  await each(
    constraints,
    ({ target, name, definition }) => `alter table ${target} add constraint ${name} ${definition}`,
  )
  await each(triggers, ({ target, name }) => `alter table ${target} enable trigger ${name}`)
  await each(forced, (table) => `alter table ${quoted(table)} force row level security`)
}

async function foreignKeys(client: Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as target, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'auth'::regnamespace) order by conname`,
  )
  return rows
}

async function enabledTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as target, quote_ident(tgname) as name from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
  )
  return rows
}

/** @returns the number of rows that PostgreSQL took */
export async function loadRows(
  client: Client,
  table: TableHead,
  rows: AsyncIterable<Uint8Array>,
): Promise<number> {
  const copy = client.query(from(`copy ${quoted(table)} (${columnList(table)}) from stdin`))
  await pipeline(Readable.from(rows, { objectMode: false }), copy)
  return copy.rowCount
}

/** What a table holds now, as a backup would say it. */
export async function sumOf(client: Client, table: StoredTable): Promise<TableSum> {
  const hash = createHash('sha256')
  const sum = { name: fullName(table), rows: 0, bytes: 0 }
  const count = (rows: number) => (sum.rows += rows)
  for await (const chunk of copyRows(client, { ...table, secured: false }, [], count)) {
    hash.update(chunk)
    sum.bytes += chunk.length
    freeBlocks(chunk.length)
  }
  return { ...sum, sha256: hash.digest('hex') }
}
