import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CitusNodes, findCitus } from '#database/testing/citus.ts'
import { postgresUser } from '#database/testing/postgres-user.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, type LoadReport } from './load.ts'

const NAME = 'restaurants'
/** Of which two move to the third worker. */
const PARTS = 6

/**
 * A third worker is added to an engine that distributes, and takes over its share of the parts, amid the load. The engine
 * holds the writes to a part while it moves: its other way, by logical replication, writes rows as the owner of the tables, who
 * is subject to their policies, and never ends.
 * @returns how many sheets were compared
 */
export async function thirdWorker(
  folder: string,
  findings: Findings,
  tell: (what: string, report?: LoadReport) => void,
): Promise<number> {
  const place = join(folder, 'citus')
  mkdirSync(place, { mode: 0o755 })
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid)
  const [port = 0] = await freePorts(1)
  const nodes = await CitusNodes.begin(findCitus() ?? '', place)
  const origin = `http://127.0.0.1:${port}`
  try {
    const DATABASE_URL = await nodes.makeDatabase(NAME, PARTS)
    const fleet = new Fleet(folder, findings, { DATABASE_URL, PUBLIC_URL: origin })
    try {
      await fleet.begin([port])
      const load = new Load(origin, findings)
      await load.signUp()
      let tookMs = 0
      let moved = 0
      const report = await load.during(async () => {
        const worker = await nodes.addWorker(NAME)
        const began = performance.now()
        await nodes.query(NAME, "SELECT rebalance_table_shards(shard_transfer_mode => 'block_writes')")
        tookMs = performance.now() - began
        moved = await partsOn(nodes, worker)
      })
      tell(`a third worker took over ${moved} of ${PARTS} parts in ${(tookMs / 1000).toFixed(1)} s`, report)
      if (moved !== PARTS / 3) findings.fault(`the third worker has ${moved} of ${PARTS} parts`)
      fleet.look()
      return await load.check(origin)
    } finally {
      await fleet.stop()
    }
  } finally {
    nodes.stop()
  }
}

/** How many parts of the sheets are there. */
async function partsOn(nodes: CitusNodes, port: number): Promise<number> {
  const rows = await nodes.query(
    NAME,
    `SELECT FROM citus_shards WHERE table_name = 'public.tech_sheets'::regclass AND nodeport = ${port}`,
  )
  return rows.length
}
