import type { CitusNodes } from '#database/testing/citus.ts'
import type { PostgresNode } from '#database/testing/postgres-node.ts'
import type { Findings } from '../kill/findings.ts'
import { type LoadReport, pause } from './load.ts'
import { type CitusStage, NAME, onCitus } from './on-citus.ts'

const PARTS = 6
/** So many that hardly ever all have their rows on one worker. */
const PEOPLE = ['Anne', 'Bruno', 'Claire', 'Dario', 'Elsa', 'Fatou']
/** After which an operator promotes the replica. */
const NOTICED_MS = 5_000
const AFTERWARDS_MS = 5_000
const REPLICATING = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`

/**
 * A worker ends as in a power cut amid the load, and its replica takes its place. Each commit of the worker has waited until
 * the replica had it.
 * @returns how many sheets were compared
 */
export async function lostWorker(
  folder: string,
  findings: Findings,
  print: CitusStage['print'],
): Promise<number> {
  const setting = { name: 'lost', parts: PARTS, people: PEOPLE, settings: ['fsync=off'] }
  return onCitus({ folder, findings, print }, setting, async (stage) => {
    const { nodes, fleet, load, origin } = stage
    const [, worker, other] = nodes.nodes
    if (!worker || !other) throw new Error('There are no workers')
    const replica = await synchronousReplica(nodes, worker)
    try {
      const report = await load.during(async () => {
        worker.stop('immediate')
        await pause(NOTICED_MS)
        replica.promote()
        await nodes.query(NAME, takeOver(worker, replica))
      }, AFTERWARDS_MS)
      print(`a worker ended, and its replica took its place after ${NOTICED_MS / 1000} s`, report)
      await printPauses(stage, report, replica, 'who have their rows there')
      const others = await printPauses(stage, report, other, 'the others')
      if (others > 0) findings.fault(`${others} requests of those whose rows are on another worker failed`)
      fleet.look()
      return await load.check(origin)
    } finally {
      replica.stop('immediate')
    }
  })
}

/** A replica of a node, without which no commit of it is acknowledged from now on. */
export async function synchronousReplica(nodes: CitusNodes, node: PostgresNode): Promise<PostgresNode> {
  const replica = await nodes.addReplica(node)
  await node.query(NAME, `ALTER SYSTEM SET synchronous_standby_names = 'replica'`, 'SELECT pg_reload_conf()')
  while ((await node.query(NAME, REPLICATING)).length === 0) await pause(100)
  return replica
}

/** What waits for the node that is lost is ended. */
const takeOver = (lost: PostgresNode, replica: PostgresNode): string =>
  `SELECT citus_update_node(nodeid, '127.0.0.1', ${replica.port}, force => true, lock_cooldown => 1000)
   FROM pg_dist_node WHERE nodeport = ${lost.port}`

/** @returns how many requests of these people were sent again */
async function printPauses(
  { nodes, print }: CitusStage,
  report: LoadReport,
  worker: PostgresNode,
  who: string,
): Promise<number> {
  const rows = await nodes.query(
    NAME,
    `SELECT name FROM auth.users, citus_shards
     WHERE table_name = 'public.account_settings'::regclass AND nodeport = ${worker.port}
       AND shardid = get_shard_id_for_distribution_column('public.account_settings', id)`,
  )
  const people = rows.flatMap(({ name }) => report.people.get(String(name)) ?? [])
  const retries = people.reduce((sum, person) => sum + person.retries, 0)
  const pauseMs = Math.max(0, ...people.map(({ longestPauseMs }) => longestPauseMs))
  print(
    `  ${who}: ${people.length} people, at most ${(pauseMs / 1000).toFixed(2)} s without a sheet, ${retries} sent again`,
  )
  return retries
}
