import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { asMember } from './as-member.ts'
import { authTables } from './auth-tables.ts'
import { connect, type Database } from './connect.ts'
import { makeHouse } from './memberships.ts'
import { accountSettings } from './schema/account-settings.ts'
import { users } from './schema/auth.ts'
import { isDistributed } from './testing/engine.ts'
import { TEMPLATE, urlOf } from './testing/names.ts'

type UserFacts = { name?: string; email?: string }

export type TestDatabase = Database & {
  readonly connectionString: string
  /** A chef with settings at their defaults, as signing up makes one; returns the user's id. */
  readonly createUser: (facts?: UserFacts) => Promise<string>
  /** @throws where a machine of an engine that distributes has another copy of the accounts */
  readonly checkCopies: () => Promise<void>
  /** Closes the connections and removes the database. */
  readonly drop: () => Promise<void>
}

/** By files: by PostgreSQL's log, as is usual, the same takes it more than twice the time. */
const COPY = `template ${TEMPLATE} strategy file_copy`

/** A migrated database of the test's own, empty: `const db = await createTestDatabase()`, and `db.drop()` at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onNodes(`create database ${name} owner gramme ${COPY}`)
  return openTestDatabase(urlOf(inject('clusterUrl'), name))
}

/** A database that a test has filled by itself, as `createTestDatabase` gives one. */
export async function openTestDatabase(connectionString: string): Promise<TestDatabase> {
  const database = await connect(connectionString, { maxConnections: 5 })
  const checkCopies = async () => {
    if (isDistributed) await refuseOtherCopies(connectionString)
  }
  const drop = async () => {
    if (!database.pool.ended) await database.close()
    await checkCopies()
    await dropOnNodes(new URL(connectionString).pathname.slice(1))
  }
  const makeUser = (facts?: UserFacts) => createUser(database, facts)
  return { ...database, connectionString, createUser: makeUser, checkCopies, drop }
}

/** A database without tables, for tests of what makes them. */
export async function createEmptyDatabase(): Promise<{
  connectionString: string
  drop: () => Promise<void>
}> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onNodes(`create database ${name} owner gramme`)
  return {
    connectionString: urlOf(inject('clusterUrl'), name),
    drop: () => dropOnNodes(name),
  }
}

async function createUser(database: Database, facts: UserFacts = {}): Promise<string> {
  const id = randomUUID()
  const { name = 'Camille Martin', email = `${id}@exemple.fr` } = facts
  await authTables(database).insert(users).values({ id, name, email })
  await makeHouse(database.pool, id)
  await asMember(database, id, ({ db }) => db.insert(accountSettings).values({ userId: id }))
  return id
}

/** What a test has left open fails the removal; the engine's own connections between its machines do not. */
function dropOnNodes(name: string): Promise<void> {
  return onNodes(`drop database ${name} ${isDistributed ? 'with (force)' : ''}`)
}

/** Of `auth.users` each machine has a copy. @throws where a statement has changed one alone */
async function refuseOtherCopies(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select distinct result from run_command_on_placements('auth.users', 'select md5(string_agg(u::text, '','' order by id)) from %s u')`,
    )
    if (rowCount !== 1) throw new Error('The copies of auth.users differ')
  } finally {
    await client.end()
  }
}

/** On each machine: an engine that distributes copies no database itself. */
async function onNodes(statement: string): Promise<void> {
  for (const connectionString of inject('nodeUrls')) {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}
