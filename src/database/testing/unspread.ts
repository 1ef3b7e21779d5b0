import { Client } from 'pg'
import { inject } from 'vitest'
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from '../testing.ts'
import { urlOf } from './names.ts'

/** What the superuser is answered by a node in the database of this name, whose parts of tables are seen as the tables are. */
export async function asAdmin<Row extends Record<string, unknown>>(
  node: string,
  database: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: urlOf(node, database) })
  await client.connect()
  try {
    await client.query('SET citus.override_table_visibility = off')
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A database without tables, with the extension on each node; the coordinator knows no worker. */
export async function createUnspread(): Promise<TestDatabase> {
  const { connectionString } = await createEmptyDatabase()
  const name = nameOf({ connectionString })
  const nodes = inject('nodeUrls')
  for (const node of nodes) await asAdmin(node, name, 'CREATE EXTENSION citus')
  const [coordinator = ''] = nodes
  const { port } = new URL(coordinator)
  await asAdmin(coordinator, name, `SELECT citus_set_coordinator_host('127.0.0.1', ${port})`)
  return openTestDatabase(connectionString)
}

export async function addWorkers(database: TestDatabase): Promise<void> {
  const [coordinator = '', ...workers] = inject('nodeUrls')
  for (const node of workers) {
    const { port } = new URL(node)
    await asAdmin(coordinator, nameOf(database), `SELECT citus_add_node('127.0.0.1', ${port})`)
  }
}

export function nameOf({ connectionString }: Pick<TestDatabase, 'connectionString'>): string {
  return new URL(connectionString).pathname.slice(1)
}
