import type { Pool } from 'pg'
import { StartupError } from './startup-error.ts'

type Settings = { name: string; database: string; zone: string; statement: string; lock: string }

/** Names of the time zone that moments are read in. */
const UTC = new Set(['UTC', 'Etc/UTC', 'GMT'])

const READ = `select quote_ident(current_user) as name, quote_ident(current_database()) as database,
  current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock`

/**
 * Behind a pooler in transaction mode, what a server otherwise sets for its session has to be set for its role.
 * @throws StartupError with the statement that sets it
 */
export async function checkRoleSettings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Settings>(READ)
  const [found] = rows
  if (!found || (UTC.has(found.zone) && found.statement !== '0' && found.lock !== '0')) return
  const wanted = ["timezone = 'UTC'", "statement_timeout = '30s'", "lock_timeout = '5s'"]
  const statements = wanted.map(
    (each) => `ALTER ROLE ${found.name} IN DATABASE ${found.database} SET ${each}`,
  )
  throw new StartupError(
    `DATABASE_URL mène à un répartiteur de connexions, derrière lequel Gramme ne règle ni l'heure ni les délais de ses sessions. Lancez d'abord : ${statements.join(' ; ')} ; puis redémarrez le répartiteur.`,
  )
}
