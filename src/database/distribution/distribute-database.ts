import { Client } from 'pg'
import { MIGRATION_LOCK } from '../advisory-locks.ts'
import type { Database } from '../connect.ts'
import { StartupError } from '../startup-error.ts'
import { distribute } from './distribute.ts'

type Options = Parameters<typeof distribute>[1]

const STATE = `
  SELECT
    (SELECT count(*) FROM pg_dist_node WHERE shouldhaveshards AND noderole = 'primary') AS workers,
    EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'public.account_settings'::regclass) AS "isDone",
    (SELECT count(*) FROM run_command_on_all_nodes($$
       SELECT count(*) FROM pg_roles WHERE rolname IN ('gramme_member', 'gramme_visitor', 'gramme_cook') AND rolcanlogin $$)
     WHERE NOT success OR result <> '3') AS lacking`

/**
 * Distributes a migrated database, empty or filled, all or nothing; no server may be running on it meanwhile.
 * @throws StartupError with one sentence a person can act on
 */
export async function distributeDatabase({ direct }: Database, options: Options = {}): Promise<void> {
  const client = new Client({ connectionString: direct(), options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await refuse(client)
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await distribute(client, options)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

async function refuse(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'")
  if (rowCount === 0)
    throw new StartupError(
      "Cette base n'a pas l'extension Citus : créez-la sur le coordinateur et sur chaque nœud (CREATE EXTENSION citus). Rien n'a changé.",
    )
  const { rows } = await client.query<{ workers: number; isDone: boolean; lacking: number }>(STATE)
  const { workers = 0, isDone = false, lacking = 0 } = rows[0] ?? {}
  if (isDone) throw new StartupError("Cette base est déjà répartie : rien n'a changé.")
  if (workers === 0)
    throw new StartupError(
      "Le coordinateur ne connaît aucun nœud de travail : ajoutez-les (SELECT citus_add_node('hôte', 5432)). Rien n'a changé.",
    )
  if (lacking > 0)
    throw new StartupError(
      "Les rôles gramme_member, gramme_visitor et gramme_cook doivent exister sur chaque nœud et pouvoir s'y connecter (ALTER ROLE … LOGIN). Rien n'a changé.",
    )
}
