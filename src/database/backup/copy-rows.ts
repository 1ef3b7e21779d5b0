import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { columnList, quoted, type StoredTable } from './stored-tables.ts'

/** How values are written, whatever the database's own settings are. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

/**
 * The rows of a table in its order, as COPY writes them, in the transaction that the caller has opened. What row-level
 * security hides from the server's role is read account by account, as their members.
 * @param accounts the ids of all, in the order of uuid: then the rows are in the order of the table
 * @param count is given the number of rows of each COPY
 */
export async function* copyRows(
  client: Client,
  table: StoredTable,
  accounts: readonly string[],
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  if (!table.secured) {
    yield* copy(client, table, count)
    return
  }
  await client.query('set local role gramme_member')
  for (const id of accounts) {
    await client.query("select set_config('app.user_id', $1, true)", [id])
    yield* copy(client, table, count)
  }
  await client.query("reset role; select set_config('app.user_id', '', true)")
}

async function* copy(
  client: Client,
  table: StoredTable,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const statement = `copy (select ${columnList(table)} from ${quoted(table)} as stored order by ${table.order}) to stdout`
  const rows = client.query(to(statement))
  for await (const chunk of rows) yield chunk as Buffer
  count(rows.rowCount)
}
