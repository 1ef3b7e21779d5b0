import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findCitus } from '#database/testing/citus.ts'
import { PostgresNode } from '#database/testing/postgres-node.ts'
import { postgresUser } from '#database/testing/postgres-user.ts'
import { Fleet, freePorts } from './fleet.ts'
import type { Numbers } from './load.ts'
import { type CitusStage, NAME } from './on-citus.ts'

/** What a restored cluster may have of each person, and of the accounts that were made meanwhile. */
export type Bounds = { least: Numbers; most: Numbers; leastAccounts: number; mostAccounts: number }

const UNENDED = `SELECT FROM pg_prepared_xacts WHERE database = '${NAME}'`

export function copyNodes({ nodes }: CitusStage, copies: string): Promise<void> {
  return operate('copies.sh', [copies], nodes.coordinator.port)
}

export function makePoint({ nodes }: CitusStage, point: string): Promise<void> {
  return operate('point.sh', [point], nodes.coordinator.port)
}

/** Another cluster, of the copies, as it was at the point, and started. The coordinator is the first of its nodes. */
export async function restoreNodes(
  { nodes, place, print }: CitusStage,
  copies: string,
  point: string,
): Promise<PostgresNode[]> {
  const programs = findCitus() ?? ''
  const restored = (await freePorts(nodes.nodes.length)).map(
    (port, index) => new PostgresNode({ programs, folder: join(place, `restored${index}`), port }),
  )
  const list = join(place, 'restored')
  // The engine numbers its groups in the order in which the nodes were added.
  writeFileSync(list, restored.map(({ port }, group) => `${group} 127.0.0.1 ${port}\n`).join(''))
  for (const [group, { folder, port }] of restored.entries()) {
    const fetch = `cp ${nodes.nodes[group]?.folder}-wal/%f %p`
    await operate('restore.sh', [join(copies, String(group)), folder, fetch, point, list], port)
  }
  for (const node of restored) node.start()
  const left = await Promise.all(restored.map((node) => node.query(NAME, UNENDED)))
  await restored[0]?.query(NAME, 'SELECT recover_prepared_transactions()')
  print(`${left.flat().length} transactions were between their two phases at the point`)
  return restored
}

/** The restored cluster has what was acknowledged before the point, and no transaction in part. @returns how many sheets were compared */
export async function compareRestored(
  { load, findings, place }: CitusStage,
  restored: readonly PostgresNode[],
  { least, most, leastAccounts, mostAccounts }: Bounds,
): Promise<number> {
  const [coordinator] = restored
  if (!coordinator) throw new Error('There is no coordinator')
  const unhealthy = await coordinator.query(
    NAME,
    'SELECT FROM citus_check_cluster_node_health() WHERE result IS NOT TRUE',
  )
  if (unhealthy.length > 0)
    findings.fault(`${unhealthy.length} pairs of restored nodes do not reach each other`)
  for (const node of restored)
    if ((await node.query(NAME, UNENDED)).length > 0)
      findings.fault('a restored node has a transaction without its end')
  const found = (await wholeAccounts(restored, findings)) - least.size
  if (found < leastAccounts || found > mostAccounts)
    findings.fault(`${found} accounts were restored, expected ${leastAccounts} to ${mostAccounts}`)
  const [port = 0] = await freePorts(1)
  const fleet = new Fleet(place, findings, {
    DATABASE_URL: `postgresql://gramme@127.0.0.1:${coordinator.port}/${NAME}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  })
  try {
    await fleet.begin([port])
    const compared = await load.check(`http://127.0.0.1:${port}`, least, most)
    const [demo] = await idsOf(coordinator, 'account_id', 'auth.demo')
    const countOf = (table: string) => `(SELECT count(*)::int FROM ${table} WHERE user_id <> '${demo}')`
    const [rows] = await coordinator.query(
      NAME,
      `SELECT ${countOf('tech_sheets')} AS sheets, ${countOf('tech_sheet_ingredients')} AS lines`,
    )
    if (rows?.sheets !== compared || rows.lines !== 2 * compared)
      findings.fault(`${compared} sheets of two lines are shown of ${JSON.stringify(rows)}`)
    return compared
  } finally {
    await fleet.stop()
  }
}

/** Each account is on every node, and with all of its rows. @returns how many have a password, as the demo's has not */
export async function wholeAccounts(
  nodes: readonly PostgresNode[],
  findings: CitusStage['findings'],
): Promise<number> {
  const [coordinator] = nodes
  if (!coordinator) return 0
  const compare = async (node: PostgresNode, column: string, table: string, expected: readonly string[]) => {
    const ids = await idsOf(node, column, table)
    if (ids.join() !== expected.join())
      findings.fault(
        `${basename(node.folder)}, ${table}: ${ids.length} accounts and not the ${expected.length} others`,
      )
  }
  const accounts = await idsOf(coordinator, 'id', 'auth.users')
  for (const node of nodes) await compare(node, 'id', 'auth.users', accounts)
  await compare(coordinator, 'user_id', 'public.account_settings', accounts)
  const [demo] = await idsOf(coordinator, 'account_id', 'auth.demo')
  const withPassword = accounts.filter((id) => id !== demo)
  await compare(coordinator, 'user_id', 'auth.accounts', withPassword)
  return withPassword.length
}

async function idsOf(node: PostgresNode, column: string, table: string): Promise<string[]> {
  const rows = await node.query(NAME, `SELECT ${column} AS id FROM ${table} ORDER BY 1`)
  return rows.map(({ id }) => String(id))
}

/** What an operator does. @param port of the node that is asked */
async function operate(script: string, given: readonly string[], port: number): Promise<void> {
  const file = fileURLToPath(new URL(`../../../deploy/citus/${script}`, import.meta.url))
  await promisify(execFile)('/bin/sh', [file, ...given], {
    ...postgresUser(),
    cwd: '/',
    env: {
      PATH: `${findCitus()}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'admin',
      PGDATABASE: NAME,
    },
  })
}
