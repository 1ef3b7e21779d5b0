import { Client } from 'pg'

type Table = { name: string; columns: { name: string; type: string }[] }

/** What the owner does without while rows are copied, and gets back as it was. */
type Rule = { drop: string; add: string }

/** Ids of version 4, as the API wants them. */
const FUNCTIONS = `
  CREATE FUNCTION pg_temp.id_of(text) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT
    RETURN overlay(overlay(md5($1) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;
  CREATE FUNCTION pg_temp.rekeyed(account uuid, id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT
    RETURN overlay(overlay(md5(account::text || id::text) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;`

/** Accounts with a password and a session, as signing up leaves them. */
const ACCOUNTS = `
  WITH added AS (
    INSERT INTO auth.users (id, name, email, email_verified)
    SELECT pg_temp.id_of('account ' || i), 'Camille Martin', 'cuisine-' || i || '@exemple.fr', true
    FROM generate_series(1, $2::int) AS i RETURNING id
  ), with_house AS (
    INSERT INTO auth.memberships (user_id, house_id, role) SELECT id, id, 'owner' FROM added RETURNING user_id
  ), with_session AS (
    INSERT INTO auth.sessions (user_id, token, expires_at)
    SELECT id, md5('session ' || id), now() + interval '7 days' FROM added RETURNING user_id
  ), with_password AS (
    INSERT INTO auth.accounts (user_id, account_id, provider_id, password)
    SELECT added.id, added.id::text, 'credential', model.password
    FROM added, auth.accounts model WHERE model.user_id = $1 RETURNING user_id
  )
  SELECT id FROM added`

const TABLES = `
  SELECT c.relname AS name, json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype::text) ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

/** References first to go and last to come back. The key that a view is grouped by stays. */
const RULES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
  FROM pg_constraint WHERE contype IN ('f', 'p', 'u') AND (
    conrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    OR confrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_rewrite'::regclass
      AND d.refclassid = 'pg_constraint'::regclass AND d.refobjid = pg_constraint.oid)
  ORDER BY contype <> 'f', conname`
const INDEXES = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS add
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u'))`

/**
 * Copies all rows of one account to others: to those given, and to as many new ones as there are wanted in all. Every id is
 * made from the one of the model and the account, so that references, costs and whatever else is stored stay right.
 * The rows of accounts lie among each other as years of use leave them: a sheet of each, then the next of each.
 * One transaction empties the tables and fills them, so PostgreSQL writes no log of it; their keys and references are
 * made after it, and checked by that. The policies return before the transaction ends.
 */
export async function copyAccount(
  connectionString: string,
  { model, given, accounts }: { model: string; given: readonly string[]; accounts: number },
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      "SET work_mem = '128MB'; SET maintenance_work_mem = '1GB'; SET client_min_messages = warning",
    )
    await client.query(`BEGIN; ${FUNCTIONS}`)
    const { rows: tables } = await client.query<Table>(TABLES)
    const { rows: added } = await client.query<{ id: string }>(ACCOUNTS, [model, accounts - given.length])
    await client.query('CREATE TEMP TABLE account AS SELECT id FROM unnest($1::uuid[]) AS id ORDER BY id', [
      [...given, ...added.map(({ id }) => id)],
    ])
    for (const { name } of tables)
      await client.query(
        `ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY; CREATE TEMP TABLE former_${name} AS SELECT * FROM public.${name}`,
      )
    const rules = [...(await client.query<Rule>(RULES)).rows, ...(await client.query<Rule>(INDEXES)).rows]
    for (const { drop } of rules) await client.query(drop)
    await client.query(`TRUNCATE ${tables.map(({ name }) => `public.${name}`).join(', ')}`)
    for (const table of tables) await copyTable(client, table, model)
    for (const { add } of rules.toReversed()) await client.query(add)
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`)
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

async function copyTable(client: Client, { name, columns }: Table, model: string): Promise<void> {
  const names = columns.map((column) => column.name)
  const into = `INSERT INTO public.${name} (${names.join(', ')})`
  await client.query(
    `${into} SELECT ${names.join(', ')} FROM former_${name} WHERE user_id NOT IN (SELECT id FROM account)`,
  )
  const values = columns.map((column) => {
    if (column.name === 'user_id') return 'account.id'
    return column.type === 'uuid'
      ? `pg_temp.rekeyed(account.id, model.${column.name})`
      : `model.${column.name}`
  })
  const together = ['tech_sheet_id', 'id'].find((column) => names.includes(column)) ?? 'user_id'
  const { rows } = await client.query<{ batch: string }>(
    `SELECT DISTINCT ${together} AS batch FROM former_${name} WHERE user_id = $1 ORDER BY batch`,
    [model],
  )
  const copy = `
    WITH batch AS MATERIALIZED (SELECT * FROM former_${name} WHERE user_id = $1 AND ${together} = $2)
    ${into} SELECT ${values.join(', ')}
    FROM account CROSS JOIN LATERAL (SELECT * FROM batch WHERE account.id IS NOT NULL OFFSET 0) AS model`
  for (const { batch } of rows) await client.query(copy, [model, batch])
}
