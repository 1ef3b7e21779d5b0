import type { MemberTx } from '#database/as-member.ts'
import { nameOf } from '#database/user-tables/name-of.ts'
import { BIN_TABLES } from '../bin/bin-tables.ts'
import { REPLACED } from './replaced.ts'
import { CHANGEABLE, CHANGED_TABLES, type ChangedTable, onlyLearnt, STATES } from './things.ts'

/** Something that was there before an import, and that it has changed. */
export type ChangedThing = {
  table: ChangedTable
  id: string
  name: string | null
  /** Whether only what was learnt of it differs: that is written alone, whatever the thing itself is by now. */
  learnt: boolean
  /** Whether the other version can be written: it is still as it was left, and all that the other version names is there. */
  fits: boolean
}

/** Where versions of things are kept, as a query of `(row_id, thing, state)` of one table; the user is `$1`, the act `$2`. */
export type Versions = (table: ChangedTable) => string

/** As they were before an import. */
export const beforeImport: Versions = (table) =>
  `SELECT row_id, before AS thing, state FROM imported_rows
   WHERE user_id = $1 AND import_id = $2 AND table_name = '${table}' AND before IS NOT NULL`

/** As an import had left them, in the act of the bin that has undone it. */
export const inBin: Versions = (table) =>
  `SELECT row_id, facts -> 'thing' AS thing, facts ->> 'state' AS state FROM deleted_rows
   WHERE user_id = $1 AND item_id = $2 AND table_name = '${table}' AND emptied = '${REPLACED}'`

const versionOf = (table: string) => `jsonb_populate_recordset(NULL::${table}, s.thing -> '${table}') was`

/** Whether a version names what is not there. */
function lacking(table: ChangedTable): string {
  const parts = CHANGEABLE[table].parts.map((part) => ({ name: part.table, within: part.column }))
  const named = [{ name: table as string, within: '' }, ...parts].flatMap(({ name, within }) =>
    (BIN_TABLES.find((each) => each.name === name)?.references ?? [])
      .filter(({ column, to }) => column !== within && to !== 'users')
      .map(
        ({ column, to }) =>
          `EXISTS (SELECT FROM ${versionOf(name)} WHERE was.${column} IS NOT NULL AND NOT EXISTS (
             SELECT FROM ${to} x WHERE x.user_id = $1 AND x.id = was.${column}))`,
      ),
  )
  return ['false', ...named].join(' OR ')
}

/** An article belongs to one product: the followed one, or one beside. */
const ownedByOther = (article: string) => `
  EXISTS (SELECT FROM user_products o WHERE o.user_id = $1 AND o.id <> t.id AND o.source_product_id = was.${article})
  OR EXISTS (SELECT FROM product_articles o
    WHERE o.user_id = $1 AND o.user_product_id <> t.id AND o.supplier_product_id = was.${article})`

/** Whether something else has by now what only one may have. */
const TAKEN: Partial<Record<ChangedTable, string>> = {
  tech_sheets: `EXISTS (
    SELECT FROM ${versionOf('tech_sheets')} JOIN tech_sheets o ON o.user_id = $1 AND o.id <> t.id
      AND lower(o.title COLLATE "und-x-icu") = lower(was.title COLLATE "und-x-icu"))`,
  user_products: `EXISTS (SELECT FROM ${versionOf('user_products')} WHERE ${ownedByOther('source_product_id')})
    OR EXISTS (SELECT FROM ${versionOf('product_articles')} WHERE ${ownedByOther('supplier_product_id')})`,
}

/** The things that are there and have another version, with whether it can be written. */
export async function readChanged(
  { client, houseId }: MemberTx,
  actId: string,
  versions: Versions,
): Promise<ChangedThing[]> {
  const found: ChangedThing[] = []
  for (const table of CHANGED_TABLES) {
    const { key } = CHANGEABLE[table]
    const name = table === 'tech_sheets' || table === 'user_products' ? nameOf(table, 't') : 'NULL'
    const { rows } = await client.query<Omit<ChangedThing, 'table'>>(
      `SELECT s.row_id AS id, ${name} AS name, ${onlyLearnt(table, 's.thing', 's.state')} AS learnt,
         ${STATES[table]} = s.state AND NOT (${lacking(table)}) AND NOT (${TAKEN[table] ?? 'false'}) AS fits
       FROM (${versions(table)}) s JOIN ${table} t ON t.user_id = $1 AND t.${key} = s.row_id`,
      [houseId, actId],
    )
    found.push(...rows.map((row) => ({ ...row, table })))
  }
  return found
}

/** Columns that an edit counts up; a carte gets its version back, by which it is known that nothing was done with it. */
const COUNTED: Record<ChangedTable, readonly string[]> = {
  tech_sheets: ['version'],
  user_products: ['version', 'articles_version'],
  cartes: [],
  account_settings: [],
}

/** Writes another version of things, with all their parts. */
export async function writeVersions(
  { client, houseId }: MemberTx,
  actId: string,
  versions: Versions,
  things: readonly ChangedThing[],
): Promise<void> {
  for (const table of CHANGED_TABLES) {
    const own = things.filter((thing) => thing.table === table)
    if (own.length === 0) continue
    const { key, columns, parts } = CHANGEABLE[table]
    const idsOf = (some: readonly ChangedThing[]) => [houseId, actId, some.map(({ id }) => id)]
    const whole = idsOf(own.filter(({ learnt }) => !learnt))
    const valuesOf = (part: { learnt: boolean }) => (part.learnt ? idsOf(own) : whole)
    const wanted = `(SELECT * FROM (${versions(table)}) kept WHERE kept.row_id = ANY ($3::uuid[]))`
    for (const part of parts)
      await client.query(
        `WITH s AS MATERIALIZED ${wanted}, kept AS MATERIALIZED (SELECT was.id FROM s CROSS JOIN LATERAL ${versionOf(part.table)})
         DELETE FROM ${part.table} p USING s WHERE p.user_id = $1 AND p.${part.column} = s.row_id
           AND NOT EXISTS (SELECT FROM kept WHERE kept.id = p.id)`,
        valuesOf(part),
      )
    const given = columns.filter((column) => column !== key && !COUNTED[table].includes(column))
    const set = [
      ...given.map((column) => `${column} = was.${column}`),
      ...COUNTED[table].map((column) => `${column} = t.${column} + 1`),
      ...(table === 'account_settings' ? ['version = t.version + 1'] : []),
    ]
    await client.query(
      `WITH was AS MATERIALIZED (
         SELECT s.row_id${given.map((column) => `, was.${column}`).join('')} FROM ${wanted} s CROSS JOIN LATERAL ${versionOf(table)}
       )
       UPDATE ${table} t SET ${set.join(', ')} FROM was WHERE t.user_id = $1 AND t.${key} = was.row_id`,
      whole,
    )
    for (const part of parts) {
      const rest = part.columns.filter((column) => column !== 'id')
      await client.query(
        `INSERT INTO ${part.table} (user_id, ${part.columns.join(', ')})
         SELECT $1, ${part.columns.map((column) => `was.${column}`).join(', ')} FROM ${wanted} s CROSS JOIN LATERAL ${versionOf(part.table)}
         ON CONFLICT (user_id, id) DO UPDATE SET ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}`,
        valuesOf(part),
      )
    }
  }
}
