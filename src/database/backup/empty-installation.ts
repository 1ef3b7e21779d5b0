import { type ClientBase } from 'pg'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { lastApplied } from '../apply-migrations.ts'
import { StartupError } from '../startup-error.ts'
import { fullName } from './format.ts'
import { quoted, type StoredTable, storedTables } from './stored-tables.ts'

type Client = Pick<ClientBase, 'query'>

/** What a server writes by itself before anyone has an account. */
const BY_ITSELF = new Set(['auth.backups', 'auth.demo', 'auth.rate_limits', 'auth.security_events'])

/** Of a sign-in that has only begun, as by a passkey, better-auth stores an object. */
const BEGUN = { table: 'auth.verifications', condition: "value like '{%'" }

/** Whose rows a table of `auth` has, by the column that says so. */
const OWNERS: readonly string[] = ['user_id', 'account_id']

/**
 * Checks that no account exists besides the demo's, and drops the schema of an installation that was started, in the transaction that
 * the caller has opened: the restore creates the tables of the backup's migration.
 * @throws StartupError when somebody has an account, or the database has tables that are not Gramme's
 */
export async function clearEmptyInstallation(client: Client): Promise<void> {
  if ((await lastApplied(client)) === undefined) return
  const tables = await storedTables(client)
  for (const table of tables) if (table.schema === 'auth') await refuseRows(client, table)
  refuseOthersTables(tables)
  await client.query(await dropStatements(client))
}

/** Rows of `public` belong to accounts, so that those of `auth` say whether there are any. */
async function refuseRows(client: Client, table: StoredTable): Promise<void> {
  const name = fullName(table)
  if (BY_ITSELF.has(name)) return
  const owner =
    name === 'auth.users'
      ? 'id'
      : table.columns.find((column) => OWNERS.includes(column.name) && column.type === 'uuid')?.name
  const passing = [
    ...(owner === undefined ? [] : [`${owner} = '${DEMO_USER_ID}'`]),
    ...(name === BEGUN.table ? [BEGUN.condition] : []),
  ]
  const { rows } = await client.query(
    `select from ${quoted(table)} where not (${['false', ...passing].join(' or ')}) limit 1`,
  )
  const what = owner === undefined ? ` (${name})` : " : quelqu'un y a déjà un compte"
  if (rows.length > 0)
    throw new StartupError(
      `Cette installation n'est pas vide${what}. Une sauvegarde se restaure dans une installation sans compte : un autre DATA_DIR, ou une base vide.`,
    )
}

/** They would be taken away with Gramme's. */
function refuseOthersTables(tables: readonly StoredTable[]): void {
  const others = tables.filter(({ ours }) => !ours).map(fullName)
  if (others.length > 0)
    throw new StartupError(
      `La base de données contient aussi des tables qui ne sont pas à Gramme (${others.join(', ')}). Restaurez dans une base à part.`,
    )
}

async function dropStatements(client: Client): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %I.%I cascade', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
         'public', c.relname) as statement
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'USAGE')
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     union all
     select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
     where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
       and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')`,
  )
  return [
    ...rows.map(({ statement }) => statement),
    'drop schema if exists without_money cascade',
    'drop schema if exists kitchen cascade',
    'drop schema auth cascade',
    'drop schema drizzle cascade',
  ].join('; ')
}
