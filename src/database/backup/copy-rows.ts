import { type Client, escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
import { columnList, quoted, type StoredTable } from './stored-tables.ts'

/** How values are written, whatever the database's own settings are. */
export const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

/** PostgreSQL keeps the rows of so many, pictures as pointers, until they are sent: in a file, where they exceed its work_mem. */
export const ACCOUNTS_AT_ONCE = 500

/**
 * Creates, for this session, a function for each table that row-level security hides from the server's role. It reads the rows
 * of one account after the other with the rights of who calls it, by a statement that is planned once.
 */
export async function createAccountReaders(client: Client, tables: readonly StoredTable[]): Promise<void> {
  for (const table of tables.filter(({ secured }) => secured))
    await client.query(`create function ${reader(table)}(accounts uuid[]) returns setof record language plpgsql as $reader$
      #variable_conflict use_column
      declare account uuid;
      begin
        foreach account in array accounts loop
          perform set_config('app.user_id', account::text, true);
          return query ${selection(table)};
        end loop;
      end $reader$`)
}

/**
 * The rows of a table in its order, as COPY writes them, in the transaction that the caller has opened. What row-level
 * security hides from the server's role is read account by account, as their members, by the functions of `createAccountReaders`.
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
    yield* copy(client, selection(table), count)
    return
  }
  const types = table.columns.map(({ name, type }) => `${escapeIdentifier(name)} ${type}`).join(', ')
  await client.query('set local role gramme_member')
  for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_ONCE) {
    const some = accounts.slice(from, from + ACCOUNTS_AT_ONCE).join(',')
    yield* copy(client, `select * from ${reader(table)}('{${some}}') as stored (${types})`, count)
  }
  await client.query("reset role; select set_config('app.user_id', '', true)")
}

function reader({ name }: StoredTable): string {
  return `pg_temp.${escapeIdentifier(name)}`
}

function selection(table: StoredTable): string {
  return `select ${columnList(table)} from ${quoted(table)} as stored order by ${table.order}`
}

async function* copy(client: Client, query: string, count: (rows: number) => void): AsyncGenerator<Buffer> {
  const rows = client.query(to(`copy (${query}) to stdout`))
  for await (const chunk of rows) yield chunk as Buffer
  count(rows.rowCount)
}
