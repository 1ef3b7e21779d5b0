import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { asMember } from '../as-member.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { migrate } from '../migrate.ts'
import { isDistributed } from '../testing/engine.ts'
import { addKitchen } from '../testing/kitchen.ts'
import { urlOf } from '../testing/names.ts'
import { createEmptyDatabase, createTestDatabase, openTestDatabase } from '../testing.ts'
import { distributeDatabase } from './distribute-database.ts'

const nodes = inject('nodeUrls')

async function asAdmin(node: string, database: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(node, database) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test.skipIf(isDistributed)('a database without the extension is refused with a sentence', async () => {
  const database = await createTestDatabase()
  await expect(distributeDatabase(database)).rejects.toThrow("n'a pas l'extension Citus")
  await database.drop()
})

test.runIf(isDistributed)('one that is distributed already is refused with a sentence', async () => {
  const database = await createTestDatabase()
  await expect(distributeDatabase(database)).rejects.toThrow('déjà répartie')
  await database.drop()
})

test.runIf(isDistributed)('a backup of one is refused with a sentence', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const wanted = { connectionString, file: '/nowhere/backup.tar', version: '0' }
  await expect(writeBackup(wanted)).rejects.toThrow('Cette base est répartie par Citus')
  await drop()
})

test.runIf(isDistributed)('a filled database has all of its rows afterwards, each for its user', async () => {
  const empty = await createEmptyDatabase()
  const name = new URL(empty.connectionString).pathname.slice(1)
  for (const node of nodes) await asAdmin(node, name, 'CREATE EXTENSION citus')
  const [coordinator = '', ...workers] = nodes
  await asAdmin(
    coordinator,
    name,
    `SELECT citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator).port})`,
  )
  const database = await openTestDatabase(empty.connectionString)
  await migrate(database)
  await expect(distributeDatabase(database)).rejects.toThrow('aucun nœud de travail')
  for (const node of workers)
    await asAdmin(coordinator, name, `SELECT citus_add_node('127.0.0.1', ${new URL(node).port})`)
  const users = [await database.createUser(), await database.createUser()]
  for (const userId of users) await addKitchen(database, userId)
  const counts = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname !~ '_[0-9]{6}$' ORDER BY 1`,
    )
    const found: Record<string, number[]> = {}
    for (const { name: table } of rows)
      for (const userId of users) {
        const { rowCount } = await asMember(database, userId, ({ client }) =>
          client.query(`SELECT FROM ${table}`),
        )
        found[table] = [...(found[table] ?? []), rowCount ?? -1]
      }
    return found
  }
  const before = await counts()
  const steps: string[] = []
  await distributeDatabase(database, { shards: 4, say: (step) => void steps.push(step) })
  expect(await counts()).toEqual(before)
  expect(
    Object.values(before)
      .flat()
      .every((rows) => rows > 0),
  ).toBe(true)
  expect(steps).toContain('auth.users: 2')
  await database.drop()
})
