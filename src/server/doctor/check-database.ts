import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownMigrations, lastApplied } from '#database/apply-migrations.ts'
import { connect, type Database } from '#database/connect.ts'
import { runningEmbedded } from '#database/embedded/running.ts'
import { missingRight } from '#database/missing-right.ts'
import { StartupError } from '#database/startup-error.ts'
import type { Settings } from '../config.ts'
import { type Finding, right, wrong } from './finding.ts'

/**
 * Connects to the database of the settings, or to the embedded one where a server runs it; it is not started for this.
 * @returns the database, to be closed by the caller, or undefined where there is none to ask
 */
export async function openDatabase(settings: Settings): Promise<{ finding: Finding; database?: Database }> {
  const address = settings.databaseUrl ?? (await runningAddress(settings.dataDir))
  if (address === undefined) return { finding: stopped(settings.dataDir) }
  try {
    const database = await connect(address, {
      ...settings.connecting,
      maxConnections: 2,
      retryPausesMs: [],
      waitMs: 0,
    })
    const { rows } = await database.pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    return { database, finding: right(`La base de données répond : PostgreSQL ${rows[0]?.version}.`) }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return {
      finding: wrong(
        error.message,
        'Démarrez PostgreSQL, ou corrigez DATABASE_URL ; Gramme ne démarre pas sans sa base.',
      ),
    }
  }
}

/** A folder that cannot be read or written has its line already. */
async function runningAddress(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) return undefined
  return runningEmbedded(dataDir).catch(() => undefined)
}

function stopped(dataDir: string): Finding {
  const path = join(dataDir, 'postgres', 'PG_VERSION')
  if (!existsSync(path)) return right('La base de données sera faite au premier démarrage.')
  try {
    const version = readFileSync(path, 'utf8').trim()
    return right(
      `La base de données (PostgreSQL ${version}) est arrêtée avec Gramme : relancez ce contrôle pendant qu'il tourne pour la vérifier.`,
    )
  } catch {
    return wrong(
      `La base de données dans ${dataDir} n'est pas lisible par cet utilisateur.`,
      "Lancez ce contrôle avec l'utilisateur qui lance Gramme.",
    )
  }
}

/** The schema, and what the database's user may do. */
export async function checkSchema({ pool }: Database): Promise<Finding> {
  const client = await pool.connect()
  try {
    const lacking = await missingRight(client)
    if (lacking !== undefined) return wrong('Il manque un droit à Gramme dans la base de données.', lacking)
    const known = knownMigrations()
    const last = await lastApplied(client)
    if (last === undefined)
      return right('La base de données est vide : Gramme la prépare au premier démarrage.')
    const missing = known.filter(({ createdAt }) => createdAt > last.createdAt).length
    if (last.createdAt > (known.at(-1)?.createdAt ?? 0))
      return wrong(
        "La base de données vient d'une version plus récente de Gramme.",
        'Mettez Gramme à jour, ou utilisez une autre base.',
      )
    return missing === 0
      ? right('Le schéma de la base de données est à jour.')
      : right(
          `Le schéma de la base de données sera mis à jour au prochain démarrage (migrations : ${missing}).`,
        )
  } finally {
    client.release()
  }
}
