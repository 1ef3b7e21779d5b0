import { Client } from 'pg'
import { MIGRATION_LOCK } from './advisory-locks.ts'
import { applyMigrations, knownMigrations, lastApplied } from './apply-migrations.ts'
import type { Database } from './connect.ts'
import { applyDistributed } from './distribution/distribute.ts'
import { isSpread } from './distribution/is-spread.ts'
import { missingRight } from './missing-right.ts'
import { isPassing } from './passing-failure.ts'
import { retry } from './retry.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { StartupError } from './startup-error.ts'
import { placeOf, reasonOf } from './unreachable.ts'

/** A migration of many rows, and the wait for the server that makes it, take as long as they take. */
const WITHOUT_TIMEOUTS = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }

/**
 * Brings the schema to this program's version, one server at a time, all or nothing: what a lost connection has cut is
 * done again.
 * @param pausesMs between the attempts
 * @throws StartupError when the database is ahead of the program, refuses what it needs, or cannot be reached for long.
 */
export async function migrate({ pool, direct }: Database, pausesMs?: readonly number[]): Promise<void> {
  try {
    await retry(() => attempt(pool, direct()), { pausesMs })
  } catch (error) {
    if (error instanceof StartupError || (!isPassing(error) && sqlFailure(error) === undefined)) throw error
    throw new StartupError(unprepared(placeOf(pool.options.connectionString ?? ''), error))
  }
}

async function attempt({ options }: Database['pool'], connectionString: string): Promise<void> {
  const client = new Client({ ...options, connectionString, ...WITHOUT_TIMEOUTS })
  // A lost connection fails the statement that runs on it; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // A backup holds the lock for as long as it takes: a server without a migration to make does not wait for it.
    if (await isCurrent(client)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (await isCurrent(client)) return
    await allOrNothing(client)
  } catch (error) {
    throw (await refusedRight(client, error)) ?? error
  } finally {
    // Closing the connection gives the lock back.
    await client.end()
  }
}

async function allOrNothing(client: Client): Promise<void> {
  await client.query('begin')
  try {
    await ((await isSpread(client)) ? applyDistributed(client) : applyMigrations(client))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function unprepared(place: string, error: unknown): string {
  const begin = `La base de données ${place} n'a pas pu être préparée`
  if (isPassing(error))
    return `${begin} : ${reasonOf(error)}, à chaque essai. Relancez Gramme dès que la base reste accessible.`
  const { code, table, constraint } = sqlFailure(error) ?? {}
  const what = [table, constraint, code].filter((part) => part !== undefined).join(', ')
  return `${begin} : PostgreSQL refuse ce que demande cette version de Gramme (${what}). Rien n'y a été changé ; son journal dit pourquoi.`
}

/** @throws StartupError when the database is ahead of the program */
async function isCurrent(client: Client): Promise<boolean> {
  const known = knownMigrations().at(-1)?.createdAt ?? 0
  const last = (await lastApplied(client))?.createdAt ?? 0
  if (last > known)
    throw new StartupError(
      "La base de données vient d'une version plus récente de Gramme. Mettez Gramme à jour, ou utilisez une autre base.",
    )
  return last === known
}

async function refusedRight(client: Client, error: unknown): Promise<StartupError | undefined> {
  const failure = sqlFailure(error)
  if (failure?.code !== SQLSTATE.insufficientPrivilege) return undefined
  const reason = await missingRight(client).catch(() => undefined)
  return new StartupError(
    reason ??
      `L'utilisateur de la base de données n'a pas les droits qu'il faut pour préparer Gramme : ${failure.message}.`,
  )
}
