import { randomUUID } from 'node:crypto'
import { IMPORT_DAYS, type ImportKind, MAX_KEPT_IMPORTS } from '#domain/imports/import-kind.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { CHANGEABLE, type ChangedTable, type MadeTable, STATES, thingAsJson } from './things.ts'

type Import = {
  kind: ImportKind
  /** Names of the files that it reads. */
  files: readonly string[]
}

/** What an import says of itself while it writes. */
export type ImportAct = {
  /** The act's id: prices that it gives to products that were there have it as their act too. */
  readonly id: string
  /** Before things are changed, with their parts: a sheet with its lines, a product with its articles. */
  willChange: (table: ChangedTable, ids: readonly string[]) => Promise<void>
  /** Things that it has made. Their parts need no word; a thing that is a part of another new one neither. */
  made: (table: MadeTable, ids: readonly string[]) => void
  /** The carte's public address that it has opened. */
  opened: (token: string) => Promise<void>
}

/**
 * Runs an import, and keeps what it makes and changes, so that it can be undone as one act.
 * @returns what `work` returns, and the id of the act; null where it has made and changed nothing
 */
export async function recordImport<Result>(
  tx: GrowingTx,
  { kind, files }: Import,
  work: (act: ImportAct) => Promise<Result>,
): Promise<{ result: Result; importId: string | null }> {
  const { client, houseId } = tx
  const id = randomUUID()
  await client.query('INSERT INTO imports (user_id, id, kind, files) VALUES ($1, $2, $3, $4)', [
    houseId,
    id,
    kind,
    files,
  ])
  const made = new Map<MadeTable, string[]>()
  const result = await work({
    id,
    willChange: (table, ids) => keepBefore(tx, id, table, ids),
    made: (table, ids) => void made.set(table, [...(made.get(table) ?? []), ...ids]),
    opened: async (token) => {
      await client.query('UPDATE imports SET opened_token = $3 WHERE user_id = $1 AND id = $2', [
        houseId,
        id,
        token,
      ])
    },
  })
  await dropUnchanged(tx, id)
  for (const [table, ids] of made) await keepMade(tx, id, table, ids)
  const { rowCount } = await client.query(FORGET_EMPTY, [houseId, id])
  await client.query(FORGET_OLDEST, [houseId])
  return { result, importId: rowCount === 0 ? id : null }
}

const FORGET_EMPTY = `
  DELETE FROM imports i WHERE i.user_id = $1 AND i.id = $2 AND i.opened_token IS NULL
    AND NOT EXISTS (SELECT FROM imported_rows r WHERE r.user_id = $1 AND r.import_id = $2)`

const FORGET_OLDEST = `
  DELETE FROM imports WHERE user_id = $1 AND id IN (
    SELECT id FROM imports WHERE user_id = $1 ORDER BY imported_at DESC, id DESC OFFSET ${MAX_KEPT_IMPORTS})`

async function keepBefore(
  { client, houseId }: MemberTx,
  importId: string,
  table: ChangedTable,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO imported_rows (user_id, import_id, table_name, row_id, before, state)
     SELECT $1, $2, '${table}', t.${CHANGEABLE[table].key}, ${thingAsJson(table)}, ''
     FROM ${table} t WHERE t.user_id = $1 AND t.${CHANGEABLE[table].key} = ANY ($3::uuid[])
     ON CONFLICT (user_id, import_id, table_name, row_id) DO NOTHING`,
    [houseId, importId, ids],
  )
}

/** Things that are as they were before are none of the import's; of the others it is kept how they were left. */
async function dropUnchanged({ client, houseId }: MemberTx, importId: string): Promise<void> {
  const { rows } = await client.query<{ table: ChangedTable }>(
    'SELECT DISTINCT table_name AS table FROM imported_rows WHERE user_id = $1 AND import_id = $2',
    [houseId, importId],
  )
  for (const { table } of rows) {
    const now = (what: string) => `
      WITH now AS MATERIALIZED (
        SELECT r.id, ${what} FROM imported_rows r JOIN ${table} t ON t.user_id = $1 AND t.${CHANGEABLE[table].key} = r.row_id
        WHERE r.user_id = $1 AND r.import_id = $2 AND r.table_name = '${table}'
      )`
    await client.query(
      `${now(`r.before = ${thingAsJson(table)} AS same`)}
       DELETE FROM imported_rows r USING now WHERE r.user_id = $1 AND r.id = now.id AND now.same`,
      [houseId, importId],
    )
    await client.query(
      `${now(`${STATES[table]} AS state`)}
       UPDATE imported_rows r SET state = now.state FROM now WHERE r.user_id = $1 AND r.id = now.id`,
      [houseId, importId],
    )
  }
}

/** Keeps things that an import has made as they are now. */
export async function keepMade(
  { client, houseId }: MemberTx,
  importId: string,
  table: MadeTable,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO imported_rows (user_id, import_id, table_name, row_id, state)
     SELECT $1, $2, '${table}', t.id, ${STATES[table]} FROM ${table} t WHERE t.user_id = $1 AND t.id = ANY ($3::uuid[])
     ON CONFLICT (user_id, import_id, table_name, row_id) DO UPDATE SET before = NULL, state = excluded.state`,
    [houseId, importId, ids],
  )
}

/** Imports that can no longer be undone. */
export const OLD_IMPORTS = `
  FROM imports WHERE user_id = $1 AND imported_at <= now() - interval '${IMPORT_DAYS} days'`

export async function forgetImports({ client, houseId }: MemberTx): Promise<void> {
  await client.query(`DELETE ${OLD_IMPORTS}`, [houseId])
}
