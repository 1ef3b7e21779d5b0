import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { allMigrations, applyMigrations, lastApplied } from '../apply-migrations.ts'
import { asMember } from '../as-member.ts'
import { migrate } from '../migrate.ts'
import { isDistributed } from '../testing/engine.ts'
import { addKitchen } from '../testing/kitchen.ts'
import { addWorkers, asAdmin, createUnspread, nameOf } from '../testing/unspread.ts'
import type { TestDatabase } from '../testing.ts'
import { applyDistributed, distribute } from './distribute.ts'

const createdAtOf = (start: string) => allMigrations().find(({ name }) => name.startsWith(start))?.createdAt

/** A database that was distributed after these migrations. */
async function createSpread(migration: string): Promise<TestDatabase> {
  const database = await createUnspread()
  await addWorkers(database)
  await inTransaction(database, async (client) => {
    await applyMigrations(client, { upTo: createdAtOf(migration) ?? 0 })
    await distribute(client, { shards: 4 })
  })
  return database
}

async function inTransaction(
  { connectionString }: TestDatabase,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** Tables, of which those of the user have the kind h, with their rights and policies: without the numbers of their parts. */
const TABLES = `
  SELECT DISTINCT regexp_replace(t.oid::regclass::text, '_\\d+$', '') AS name, relrowsecurity, relforcerowsecurity, partmethod,
    colocationid = (SELECT colocationid FROM pg_dist_partition WHERE logicalrelid = 'public.account_settings'::regclass) AS beside,
    ARRAY(SELECT a::text FROM unnest(relacl) a ORDER BY 1) AS rights,
    ARRAY(SELECT concat_ws(' ', policyname, roles, cmd, qual, with_check) FROM pg_policies
          WHERE schemaname = relnamespace::regnamespace::text AND tablename = relname ORDER BY 1) AS policies
  FROM pg_class t LEFT JOIN pg_dist_partition ON logicalrelid = t.oid
  WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, to_regnamespace('auth')) ORDER BY name, partmethod`

const REFERENCES_AND_CHECKS = `
  SELECT DISTINCT regexp_replace(conrelid::regclass::text, '_\\d+$', '') AS name, regexp_replace(conname, '_\\d+$', '') AS rule,
    regexp_replace(pg_get_constraintdef(oid), '_\\d{6}', '', 'g') AS definition
  FROM pg_constraint WHERE contype IN ('f', 'c', 'p', 'u') AND connamespace IN ('public'::regnamespace, to_regnamespace('auth'))
  ORDER BY name, rule`

const PLANNING = `
  SELECT (SELECT provolatile FROM pg_proc WHERE proname = 'acting_user') AS volatile,
    (SELECT setconfig FROM pg_db_role_setting s JOIN pg_database d ON d.oid = setdatabase WHERE datname = current_database()) AS settings`

/** What each node has. */
async function described(database: TestDatabase) {
  const nodes = inject('nodeUrls')
  const of = (statement: string) =>
    Promise.all(nodes.map((node) => asAdmin<Record<string, unknown>>(node, nameOf(database), statement)))
  return {
    tables: await of(TABLES),
    rules: await of(REFERENCES_AND_CHECKS),
    planning: await of(PLANNING),
  }
}

test.runIf(isDistributed)('migrations that add tables leave what distributing after them would', async () => {
  const early = await createSpread('0030')
  await inTransaction(early, (client) => applyDistributed(client, createdAtOf('0052')))
  const late = await createSpread('0052')
  const found = await described(early)
  expect(found).toEqual(await described(late))
  expect(found.tables[0]?.filter(({ partmethod }) => partmethod === 'h').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['carte_versions', 'menu_sales', 'imports', 'product_merges']),
  )
  await early.drop()
  await late.drop()
})

test.runIf(isDistributed)(
  'a migration that the engine refuses ends the start, and changes nothing',
  async () => {
    const database = await createSpread('0052')
    await expect(migrate(database)).rejects.toThrow("n'a pas pu être préparée : PostgreSQL refuse")
    await inTransaction(database, async (client) => {
      expect(await lastApplied(client)).toMatchObject({ createdAt: createdAtOf('0052') })
    })
    await database.drop()
  },
)

test.runIf(isDistributed)(
  'a start with migrations since leaves a database that a kitchen is written to',
  async () => {
    const early = await createSpread('0053')
    await migrate(early)
    const late = await createSpread(allMigrations().at(-1)?.name ?? '')
    expect(await described(early)).toEqual(await described(late))
    const userId = await early.createUser()
    const { tech_sheets: sheet } = await addKitchen(early, userId)
    const { rows } = await asMember(early, userId, ({ client }) => client.query('SELECT id FROM tech_sheets'))
    expect(rows).toEqual([{ id: sheet }])
    await early.drop()
    await late.drop()
  },
)
