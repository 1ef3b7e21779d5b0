import { type ClientBase, escapeIdentifier } from 'pg'
import { StartupError } from '../startup-error.ts'
import { fullName, type Head, type TableHead } from './format.ts'

type Client = Pick<ClientBase, 'query'>

/** All that Gramme stores is in these; `drizzle` has the migrations alone. */
const SCHEMAS = "('public', 'auth')"

export type StoredTable = TableHead & {
  /** What the rows are ordered by, as SQL. */
  order: string
  /** Whether row-level security hides rows from the role of this connection. */
  secured: boolean
  /** False for a table in `public` that was made by something else than Gramme. */
  ours: boolean
}

type Found = TableHead & {
  kind: string
  secured: boolean
  ours: boolean
  key: { name: string; isText: boolean }[]
}

const TABLES = `
  select n.nspname as schema, c.relname as name, c.relkind as kind, row_security_active(c.oid) as secured,
    n.nspname = 'auth' or exists (select from pg_policy p where p.polrelid = c.oid and 'gramme_member'::regrole = any (p.polroles)) as ours,
    (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place), '[]')
     from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
     where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind not in ('v', 'i', 'I', 'S', 'c', 't')
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by n.nspname collate "C", c.relname collate "C"`

/**
 * Every table of the database, as its catalog says. In `public` Gramme's are those that are open to members.
 * @throws StartupError for a kind of table whose rows a backup would miss
 */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<Found>(TABLES)
  return rows.map(({ kind, key, ...table }) => {
    if (kind !== 'r' && table.ours)
      throw new StartupError(
        `${fullName(table)} n'est pas une table ordinaire : Gramme ne sait pas la sauvegarder.`,
      )
    return { ...table, order: orderOf(key) }
  })
}

/** The same on every PostgreSQL: texts by code point, not by the database's collation. */
function orderOf(key: Found['key']): string {
  if (key.length === 0) return 'stored::text collate "C"'
  return key.map(({ name, isText }) => `${escapeIdentifier(name)}${isText ? ' collate "C"' : ''}`).join(', ')
}

/** Sequences that have been used, with the last number that each gave. */
export async function sequences(client: Client): Promise<Head['sequences']> {
  const { rows } = await client.query<Head['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname in ${SCHEMAS} and last_value is not null order by 1, 2`,
  )
  return rows
}

/** A table's name in SQL. */
export function quoted({ schema, name }: Pick<TableHead, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

export function columnList({ columns }: Pick<TableHead, 'columns'>): string {
  return columns.map(({ name }) => escapeIdentifier(name)).join(', ')
}
