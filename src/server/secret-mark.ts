import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'
import { StartupError } from '#database/startup-error.ts'

const DIGITS = 8
/** A server that ends as this one starts with its new secret has up to 8 s for it. */
const PAUSES_MS = [250, 750, 1_000, 2_000, 2_000, 2_000]

const OTHERS = `select from pg_stat_activity
  where datname = current_database() and application_name ~ '^gramme [0-9a-f]{${DIGITS}}$'
    and application_name <> $1 limit 1`

/** What PostgreSQL calls a server's connections: it differs with the secret, and does not reveal it. */
export function nameWithMark(secret: string): string {
  const mark = createHmac('sha256', secret).update('mark of the secret').digest('hex')
  return `gramme ${mark.slice(0, DIGITS)}`
}

/**
 * Looks for servers on the same database that sign with another secret: sessions and links of the one would be none at the other.
 * @throws StartupError where there is one after all pauses
 */
export async function refuseAnotherSecret({ pool }: Database, pausesMs = PAUSES_MS): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    const { rows } = await pool.query(OTHERS, [pool.options.application_name])
    if (rows.length === 0) return
    if (pauseMs !== undefined) await delay(pauseMs)
  }
  throw new StartupError(
    "Un autre serveur Gramme utilise cette base de données avec un autre secret : les sessions de l'un ne vaudraient rien chez l'autre. Donnez le même SECRET à tous les serveurs, ou arrêtez l'autre.",
  )
}
