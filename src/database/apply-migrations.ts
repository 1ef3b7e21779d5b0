import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { formerMigrations } from './former-migrations.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

export type Migration = {
  /** Its file's name without the ending: 0000_schema. */
  name: string
  /** When it was written, in milliseconds: their order, and by what a database says which it has had. */
  createdAt: number
  /** SHA-256 of its file, in hexadecimal. */
  hash: string
  statements: string[]
}

/** The migrations of this program, the oldest first; the first makes the schema of the first release. */
export function knownMigrations(): Migration[] {
  const { entries } = journal.parse(
    JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')),
  )
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }, index) => ({
    name: entries[index]?.tag ?? '',
    createdAt: folderMillis,
    hash,
    statements: sql,
  }))
}

/** The same with those of before the first release. */
export function allMigrations(): Migration[] {
  return [...formerMigrations(), ...knownMigrations().slice(1)]
}

/** Those that lead from one moment to another: a database that has had one of before the first release, or is to be as one of them left it, is brought on by them. */
function migrationsBetween(done: number, upTo: number): Migration[] {
  const known = knownMigrations()
  const released = known[0]?.createdAt ?? 0
  const isFormer = done < released && (done > 0 || upTo < released)
  return (isFormer ? allMigrations() : known).filter(({ createdAt }) => createdAt > done && createdAt <= upTo)
}

/** The last migration that this database has had: its `createdAt` and how many there were; undefined for one that is not Gramme's. */
export async function lastApplied(
  client: Pick<ClientBase, 'query'>,
): Promise<{ createdAt: number; count: number } | undefined> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!tables[0]?.found) return undefined
  const { rows } = await client.query<{ createdAt: string | number | null; count: string | number }>(
    'select max(created_at) as "createdAt", count(*) as count from drizzle.__drizzle_migrations',
  )
  const [last] = rows
  return last?.createdAt == null
    ? undefined
    : { createdAt: Number(last.createdAt), count: Number(last.count) }
}

type Applying = {
  /** The `createdAt` of the last one. */
  upTo?: number
  /** What does each of their statements. */
  run?: (statement: string) => Promise<unknown>
}

/** Does what is missing of the migrations up to one, in the transaction that the caller has opened. */
export async function applyMigrations(
  client: Pick<ClientBase, 'query'>,
  { upTo = Infinity, run = (statement) => client.query(statement) }: Applying = {},
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const done = (await lastApplied(client))?.createdAt ?? 0
  for (const { createdAt, hash, statements } of migrationsBetween(done, upTo)) {
    for (const statement of statements) await run(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ])
  }
}
