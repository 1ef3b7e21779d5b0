import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { CitusNodes, findCitus } from '#database/testing/citus.ts'
import { makeFolder } from '#database/testing/postgres-node.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, pause, type LoadReport } from './load.ts'
import { startProxy } from './proxy.ts'

const NAME = 'restaurants'
const PARTS = 6
const MIGRATIONS = 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations'

/**
 * Two servers of a former version on a filled and distributed database, which are replaced by this one, one after the other
 * amid the load: the first migrates.
 * @param former the folder of the former version, a checkout with its packages
 * @returns how many sheets were compared
 */
export async function upgraded(
  former: string,
  folder: string,
  findings: Findings,
  print: (what: string, report?: LoadReport) => void,
): Promise<number> {
  const place = join(folder, 'upgraded')
  makeFolder(place)
  const [proxyPort = 0, ...ports] = await freePorts(3)
  const nodes = await CitusNodes.begin(findCitus() ?? '', place)
  try {
    const DATABASE_URL = await nodes.makeEmpty(NAME)
    const env = { ...process.env, DATABASE_URL }
    const distributing = ['scripts/distribute.ts', '--shards', String(PARTS)]
    execFileSync(process.execPath, distributing, { cwd: former, env, stdio: 'ignore' })
    const origin = `http://127.0.0.1:${proxyPort}`
    const fleet = new Fleet(folder, findings, { DATABASE_URL, PUBLIC_URL: origin })
    const proxy = await startProxy(join(folder, 'upgraded-proxy'), proxyPort, ports)
    try {
      const command = `cd '${former}' && exec '${process.execPath}' src/server/main.ts`
      await fleet.begin(ports, {}, command)
      const load = new Load(origin, findings)
      await load.signUp()
      const count = async () => Number((await nodes.query(NAME, MIGRATIONS))[0]?.count)
      const before = await count()
      const filling = await load.during(() => pause(3_000))
      const report = await load.during(() => fleet.restartEach())
      print(`two servers of a former version write`, filling)
      print(`they are replaced one after the other, and ${(await count()) - before} migrations done`, report)
      fleet.look()
      return await load.check(origin)
    } finally {
      await fleet.stop()
      proxy.kill()
    }
  } finally {
    nodes.stop()
  }
}
