import { join } from 'node:path'
import { makeFolder } from '#database/testing/postgres-node.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, pause } from './load.ts'
import { synchronousReplica } from './lost-worker.ts'
import { makeAccounts } from './make-accounts.ts'
import { type CitusStage, NAME, onCitus } from './on-citus.ts'
import { wholeAccounts } from './restored-nodes.ts'

const PARTS = 6
const AFTERWARDS_MS = 5_000

/**
 * The coordinator ends as in a power cut amid the load, and its replica takes its place, which the server finds by itself.
 * Accounts are made meanwhile, whose rows are on all nodes: each is there as a whole afterwards.
 * @returns how many sheets were compared
 */
export async function lostCoordinator(
  folder: string,
  findings: Findings,
  print: CitusStage['print'],
): Promise<number> {
  const setting = { name: 'headless', parts: PARTS, settings: ['fsync=off'] }
  return onCitus({ folder, findings, print }, setting, async ({ nodes, place }) => {
    const { coordinator } = nodes
    const replica = await synchronousReplica(nodes, coordinator)
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const hosts = `127.0.0.1:${coordinator.port},127.0.0.1:${replica.port}`
    const own = join(place, 'server')
    makeFolder(own)
    const fleet = new Fleet(own, findings, {
      DATABASE_URL: `postgresql://gramme@${hosts}/${NAME}?target_session_attrs=read-write`,
      PUBLIC_URL: origin,
    })
    try {
      await fleet.begin([port])
      const load = new Load(origin, findings, ['Gaston', 'Hugo', 'Ivan', 'Jeanne'])
      await load.signUp()
      const report = await load.during(async () => {
        const accounts = makeAccounts(origin, findings)
        await pause(2_000)
        coordinator.stop('immediate')
        replica.promote()
        await replica.query(
          NAME,
          `SELECT citus_update_node(nodeid, '127.0.0.1', ${replica.port}) FROM pg_dist_node WHERE groupid = 0`,
        )
        await pause(2_000)
        await accounts.stop()
        await replica.query(NAME, 'SELECT recover_prepared_transactions()')
      }, AFTERWARDS_MS)
      print('the coordinator ended, and its replica took its place', report)
      await wholeAccounts([replica, ...nodes.nodes.slice(1)], findings)
      fleet.look()
      return await load.check(origin)
    } finally {
      await fleet.stop()
      replica.stop('immediate')
    }
  })
}
