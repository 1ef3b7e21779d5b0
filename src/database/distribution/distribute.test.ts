import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asMember } from '../as-member.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { isDistributed } from '../testing/engine.ts'
import { addKitchen } from '../testing/kitchen.ts'
import { addWorkers, createUnspread } from '../testing/unspread.ts'
import { createTestDatabase } from '../testing.ts'
import { distributeDatabase } from './distribute-database.ts'

const BACKUP = fileURLToPath(
  new URL('../backup/fixtures/0030_versions_of_sales_periods.tar.zst', import.meta.url),
)

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

test.runIf(isDistributed)('a replica to read from is refused by one with a sentence', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const opened = connect(connectionString, { readUrl: connectionString })
  await expect(opened).rejects.toThrow('READ_URL ne sert pas à une base répartie par Citus')
  await drop()
})

test.runIf(isDistributed)(
  'a backup is not restored into one, but into one that is distributed afterwards',
  async () => {
    const spread = await createTestDatabase()
    await expect(restoreBackup(spread.connectionString, BACKUP)).rejects.toThrow("qui ne l'est pas encore")
    const { rows } = await spread.pool.query('SELECT FROM public.account_settings')
    expect(rows).toEqual([])
    await spread.drop()
    const database = await createUnspread()
    await addWorkers(database)
    await database.pool.end()
    const { sums } = await restoreBackup(database.connectionString, BACKUP)
    const steps: string[] = []
    await distributeDatabase(database, { shards: 4, say: (step) => void steps.push(step) })
    const stored = sums.filter(({ name }) => name.startsWith('public.'))
    expect(stored.length).toBeGreaterThan(0)
    for (const { name, rows } of stored) expect(steps).toContain(`${name}: ${rows}`)
    await database.drop()
  },
)

test.runIf(isDistributed)('a filled database has all of its rows afterwards, each for its user', async () => {
  const database = await createUnspread()
  await migrate(database)
  await expect(distributeDatabase(database)).rejects.toThrow('aucun nœud de travail')
  await addWorkers(database)
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
