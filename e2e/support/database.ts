import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Database } from '../../src/database/connect.ts'
import { surroundings } from './environment.ts'

/** Where PostgreSQL writes its port, line by line from 0. */
const PORT_LINE = 3

/** The address of the database that the server under test runs on. */
async function databaseUrl(): Promise<string> {
  const { dataDir } = surroundings()
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return `postgresql://gramme:${password}@127.0.0.1:${postmaster.split('\n')[PORT_LINE]}/gramme`
}

/** What another server on the same database is started with: it must sign with the same secret. */
export async function sharedWithServer(): Promise<{ DATABASE_URL: string; SECRET: string }> {
  const secret = await readFile(join(surroundings().dataDir, 'secret'), 'utf8')
  return { DATABASE_URL: await databaseUrl(), SECRET: secret.trim() }
}

/** Looks behind the server under test, for what no page of it shows. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await connect(await databaseUrl(), { maxConnections: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
