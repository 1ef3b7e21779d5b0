import type { Database } from './connect.ts'
import { inTransaction } from './transaction.ts'

/**
 * The accounts that have rows of some kind, of many in one round trip. Row-level security stays as it is: a function of the
 * session, which has the rights of a member, becomes one account after the other, and its statements are planned once.
 * @param ids the accounts to look at
 * @param kinds what follows SELECT in a statement that finds such rows, with the account as `$1`, as `FROM imports WHERE user_id = $1`
 * @returns those of the ids for which any of the statements finds a row
 */
export function accountsWith(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
  kinds: readonly string[],
): Promise<string[]> {
  const found = kinds.map((kind) => `exists (select ${kind})`).join(' or ')
  const begin = `begin; create function pg_temp.has_such_rows(account uuid) returns boolean language plpgsql as $reader$
    begin
      execute format('set local app.user_id = %L', account);
      return ${found};
    end $reader$`
  return inTransaction(pool, begin, async (client) => {
    // Apart from the function: an engine that distributes hands the message of a SET LOCAL, or a RESET, on to its machines as it is.
    const [, { rows }] = await Promise.all([
      client.query('set local role gramme_member'),
      client.query<{ id: string }>(
        'select id from unnest($1::uuid[]) as id where pg_temp.has_such_rows(id)',
        [ids],
      ),
    ])
    await Promise.all([client.query('reset role'), client.query('drop function pg_temp.has_such_rows(uuid)')])
    return rows.map(({ id }) => id)
  })
}
