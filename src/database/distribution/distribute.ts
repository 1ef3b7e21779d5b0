import type { ClientBase } from 'pg'
import { applyMigrations } from '../apply-migrations.ts'
import { takenOf } from './taken-of.ts'

type Client = Pick<ClientBase, 'query'>

type Options = {
  /** In how many parts the rows are; a part, with all of its users, is what moves to another node. */
  shards?: number
  /** Is called with each step. */
  say?: (step: string) => void
}

/** One foreign key, as PostgreSQL writes it. */
type Reference = { table: string; name: string; definition: string }

/** The first table: the others put the rows of a user where its are. */
const FIRST = 'public.account_settings'
/** What every node has a copy of, so that the other tables may refer to it. */
const EVERYWHERE = 'auth.users'

/** Those of the user that are not spread yet. */
const TABLES_OF_USER = `
  SELECT format('%I.%I', nspname, relname) AS name, relrowsecurity AS "isSecured"
  FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = 1 AND a.attname = 'user_id'
  WHERE nspname = 'public' AND relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = t.oid AND partmethod = 'h')
  ORDER BY t.oid <> '${FIRST}'::regclass, name`

/**
 * Deleting an account deletes the lines of its sheets directly. By their sheets alone, a preparation deleted before the sheet
 * that uses it would still be referenced by a line, and the engine would refuse the deletion.
 */
const LINES_GO_WITH_USER = `
  ALTER TABLE public.tech_sheet_ingredients ADD CONSTRAINT tech_sheet_ingredients_user
  FOREIGN KEY (user_id) REFERENCES ${EVERYWHERE} (id) ON DELETE CASCADE`

/** Those to the accounts first: the engine takes each of the others between tables that it knows. */
const REFERENCES = `
  SELECT format('%I.%I', nspname, relname) AS "table", conname AS name, pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE contype = 'f' AND nspname IN ('public', 'auth')
  ORDER BY confrelid = '${EVERYWHERE}'::regclass DESC, nspname, relname, conname`

/**
 * What Citus takes in the place of a reference. It has no 'SET NULL' where the user's id is part of the key: the
 * statements that delete empty such columns before (`leaveEmpty`), and what one forgets is refused. Nor has it a
 * reference from a table that it does not spread: an address goes with its account, and with its carte by a statement
 * (`closeAddresses`).
 */
function referenceTaken({ table, definition }: Reference): string {
  if (table === 'auth.public_cartes')
    return 'FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE'
  return takenOf(definition)
}

/** Lets one transaction change the tables on the workers one after the other, as it may also change those they refer to. */
const IN_TURN = `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`

/**
 * Spreads the tables of the user over the workers of Citus, by their user, and puts the accounts on every node: in the
 * transaction that the caller has opened, as the owner of the tables.
 */
export async function distribute(
  client: Client,
  { shards = 32, say = () => undefined }: Options = {},
): Promise<void> {
  await client.query('SET LOCAL search_path = public')
  await client.query(IN_TURN)
  const { rows: references } = await client.query<Reference>(REFERENCES)
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  await spread(client, EVERYWHERE, say, () => client.query('SELECT create_reference_table($1)', [EVERYWHERE]))
  await spreadTables(client, { shards, say })
  for (const reference of references) {
    const { table, name } = reference
    say(name)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${referenceTaken(reference)}`)
  }
  await client.query(LINES_GO_WITH_USER)
  await nameUserToPlanner(client)
}

/**
 * Does the migrations that are missing where the tables are spread, in the transaction that the caller has opened: a table of
 * the user that one of them adds is spread before the statement that refers from it to others.
 * @param upTo the `createdAt` of the last one
 */
export async function applyDistributed(client: Client, upTo = Infinity): Promise<void> {
  await client.query(IN_TURN)
  await applyMigrations(client, {
    upTo,
    run: async (statement) => {
      await client.query(takenOf(statement))
      await spreadTables(client, {})
    },
  })
  // A migration may have replaced the function of the policies.
  await nameUserToPlanner(client)
}

/** @param shards of the first table, where that is among them */
async function spreadTables(client: Client, { shards, say = () => undefined }: Options): Promise<void> {
  const { rows: tables } = await client.query<{ name: string; isSecured: boolean }>(TABLES_OF_USER)
  for (const { name, isSecured } of tables) {
    // The owner, who copies the rows, is subject to the policies, and would copy none.
    if (isSecured)
      await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY`)
    await spread(client, name, say, () =>
      name === FIRST
        ? client.query(`SELECT create_distributed_table($1, 'user_id', shard_count => $2::int)`, [
            name,
            shards,
          ])
        : client.query(`SELECT create_distributed_table($1, 'user_id', colocate_with => $2)`, [name, FIRST]),
    )
    if (isSecured)
      await client.query(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`)
  }
}

/** Moves the rows of a table to the nodes. @throws where one is missing afterwards */
async function spread(
  client: Client,
  name: string,
  say: (step: string) => void,
  move: () => Promise<unknown>,
): Promise<void> {
  const count = async () => {
    const { rows } = await client.query<{ rows: string | number }>(`SELECT count(*) AS rows FROM ${name}`)
    return Number(rows[0]?.rows)
  }
  const before = await count()
  await move()
  // Until then the copied rows are hidden in the table of the coordinator too.
  await client.query('SELECT truncate_local_data_after_distributing_table($1)', [name])
  const after = await count()
  if (after !== before) throw new Error(`${name} had ${before} rows and has ${after}`)
  say(`${name}: ${after}`)
}

/**
 * Makes `acting_user()` a constant for the planner of the coordinator: each policy compares `user_id` with it, and a constant
 * sends any statement to the one shard that has the user's rows. The function is declared immutable on the coordinator
 * alone, and every statement gets a new plan, since a plan is valid for one user. What a row's policy allows is decided
 * by the workers, where the function is as before: a plan for another user would find no rows there, never theirs.
 */
async function nameUserToPlanner(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  const database = `"${rows[0]?.name ?? ''}"`
  await client.query(`ALTER DATABASE ${database} SET plan_cache_mode = 'force_custom_plan'`)
  // Hands 'SET LOCAL app.user_id' on to the workers, which need it for their policies.
  await client.query(`ALTER DATABASE ${database} SET citus.propagate_set_commands = 'local'`)
  await client.query('SET LOCAL citus.enable_ddl_propagation = off')
  await client.query('ALTER FUNCTION public.acting_user() IMMUTABLE')
}
