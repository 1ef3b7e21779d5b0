import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DebianPostgres } from '../debian-postgres.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, pause, type LoadReport } from './load.ts'
import { startProxy } from './proxy.ts'

/** Each commit waits until the replica has it on its disk. */
const SYNCHRONOUS = ['synchronous_standby_names=replica', 'synchronous_commit=on']
const REPLICATING = `select sync_state from pg_stat_replication where sync_state = 'sync'`

/** In which every connection to a silent primary is given up. */
const SILENT_MS = 30_000

type Tell = (what: string, report?: LoadReport) => void

/** How the primary fails: it ends as in a power cut of the process alone, or no longer answers as a machine that is off. */
type Failure = 'ends' | 'is silent'

/** Both failures of a primary. @returns how many sheets were compared */
export async function failovers(folder: string, findings: Findings, tell: Tell): Promise<number> {
  let compared = 0
  for (const failure of ['ends', 'is silent'] as const) {
    const place = join(folder, failure.replace(' ', '-'))
    mkdirSync(place, { mode: 0o755 })
    compared += await failover(place, failure, findings, tell)
  }
  return compared
}

/** A primary that fails under load, and its replica that is promoted. */
async function failover(folder: string, failure: Failure, findings: Findings, tell: Tell): Promise<number> {
  const [primaryPort, replicaPort, proxyPort, ...ports] = await freePorts(5)
  if (primaryPort === undefined || replicaPort === undefined || proxyPort === undefined) return 0
  const primary = await DebianPostgres.begin(join(folder, 'primary'), primaryPort, SYNCHRONOUS.slice(1))
  const replica = DebianPostgres.replicaOf(primary, join(folder, 'replica'), replicaPort)
  await primary.asAdmin(`alter system set synchronous_standby_names = 'replica'`, 'select pg_reload_conf()')
  while ((await primary.asAdmin(REPLICATING)).length === 0) await pause(100)
  const hosts = `127.0.0.1:${primaryPort},127.0.0.1:${replicaPort}`
  const origin = `http://127.0.0.1:${proxyPort}`
  const fleet = new Fleet(folder, findings, {
    DATABASE_URL: `postgresql://gramme@${hosts}/gramme?target_session_attrs=read-write`,
    PUBLIC_URL: origin,
  })
  const proxy = await startProxy(join(folder, 'failover-proxy'), proxyPort, ports)
  try {
    await fleet.begin(ports)
    const load = new Load(origin, findings)
    await load.signUp()
    let promoteMs = 0
    const report = await load.during(
      async () => {
        if (failure === 'ends') primary.stop('immediate')
        else primary.signal('SIGSTOP')
        const began = performance.now()
        replica.promote()
        promoteMs = performance.now() - began
      },
      failure === 'ends' ? 5_000 : SILENT_MS,
    )
    tell(`failover: the primary ${failure}, the promotion took ${(promoteMs / 1000).toFixed(1)} s`, report)
    fleet.look()
    return await load.check(origin)
  } finally {
    await fleet.stop()
    proxy.kill()
    if (failure === 'is silent') primary.signal('SIGCONT')
    primary.stop('immediate')
    replica.stop('immediate')
  }
}
