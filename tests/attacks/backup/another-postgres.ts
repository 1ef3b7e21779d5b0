import { freePort } from '#server/testing/launch.ts'
import { DebianPostgres, hasDebianPostgres } from '../debian-postgres.ts'

/** Starts a PostgreSQL 15 on a folder; undefined where the machine has none. */
export async function startPostgres15(folder: string): Promise<DebianPostgres | undefined> {
  return hasDebianPostgres() ? DebianPostgres.begin(folder, await freePort()) : undefined
}
