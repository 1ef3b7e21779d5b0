import { join } from 'node:path'
import type { Findings } from '../kill/findings.ts'
import { makeAccounts } from './make-accounts.ts'
import { pause } from './load.ts'
import { type CitusStage, onCitus } from './on-citus.ts'
import {
  type Bounds,
  compareRestored,
  copyNodes,
  makePoint,
  restoreNodes,
  wholeAccounts,
} from './restored-nodes.ts'

const PARTS = 6
const POINT = 'nuit'
/** For which people write after the point: what must not come back. */
const AFTERWARDS_MS = 3_000
/** Each node archives its WAL beside its folder. */
const SETTINGS = [
  'fsync=off',
  'archive_mode=on',
  'archive_command=mkdir -p "$PWD-wal" && cp %p "$PWD-wal/%f"',
]

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/**
 * A coordinator and its workers are backed up amid the load as an operator does it, and restored into another cluster, while
 * the one of before goes on. Accounts are made meanwhile, whose rows are on all nodes.
 * @returns how many sheets were compared
 */
export async function restorePoint(
  folder: string,
  findings: Findings,
  print: CitusStage['print'],
): Promise<number> {
  const setting = { name: 'backed-up', parts: PARTS, settings: SETTINGS }
  return onCitus({ folder, findings, print }, setting, async (stage) => {
    const { place, load, origin } = stage
    const copies = join(place, 'copies')
    let bounds: Bounds | undefined
    const report = await load.during(async () => {
      const accounts = makeAccounts(origin, findings)
      const began = performance.now()
      await copyNodes(stage, copies)
      const copied = performance.now()
      const least = load.numbers('acknowledged')
      const leastAccounts = accounts.acknowledged()
      await makePoint(stage, POINT)
      const done = performance.now()
      bounds = {
        least,
        most: load.numbers('begun'),
        leastAccounts,
        mostAccounts: accounts.begun(),
      }
      await pause(AFTERWARDS_MS)
      await accounts.stop()
      print(
        `copies of three nodes in ${seconds(copied - began)}, a point in ${seconds(done - copied)}, amid ${accounts.begun()} sign-ups`,
      )
    })
    print('a consistent backup under load', report)
    if (!bounds) throw new Error('No point was made')
    const within = bounds
    let compared = 0
    const restoring = performance.now()
    // The cluster of before has transactions that the restored one must not touch.
    const beside = await load.during(async () => {
      const restored = await restoreNodes(stage, copies, POINT)
      try {
        print(`restored into three new nodes in ${seconds(performance.now() - restoring)}`)
        compared = await compareRestored(stage, restored, within)
      } finally {
        for (const node of restored) node.stop('immediate')
      }
    })
    print('the cluster of before meanwhile', beside)
    if (beside.retries > 0)
      findings.fault(`${beside.retries} requests failed while another cluster was restored`)
    await wholeAccounts(stage.nodes.nodes, findings)
    return compared + (await load.check(origin))
  })
}
