// npm run test:servers [-- --only faults|failover|replica|pooler|citus] [--former FOLDER]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCitus, NO_CITUS } from '#database/testing/citus.ts'
import { DebianPostgres, hasDebianPostgres } from '../debian-postgres.ts'
import { Findings } from '../kill/findings.ts'
import { failovers } from './failover.ts'
import {
  frozenDatabase,
  laterVersion,
  restartedDatabase,
  rollingRestart,
  startWithoutDatabase,
  terminatedConnections,
} from './faults.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, type LoadReport } from './load.ts'
import { lostCoordinator } from './lost-coordinator.ts'
import { lostWorker } from './lost-worker.ts'
import { movedParts } from './moved-parts.ts'
import { behindPooler, hasPgbouncer } from './pooler.ts'
import { hasNginx } from '#server/testing/nginx.ts'
import { readReplica } from './replica.ts'
import { startProxy } from './proxy.ts'
import { upgraded } from './upgrade.ts'
import { restorePoint } from './restore-point.ts'

const PARTS = ['faults', 'failover', 'replica', 'pooler', 'citus'] as const
const { values } = parseArgs({ options: { only: { type: 'string' }, former: { type: 'string' } } })
const parts = PARTS.filter((part) => values.only === undefined || values.only === part)

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function tell(what: string, report?: LoadReport): void {
  say(what)
  if (!report) return
  const { written, slowestMs, longestPauseMs, unavailable, broken, retries } = report
  say(
    `  ${written} sheets acknowledged, the slowest after ${seconds(slowestMs)}, at most ${seconds(longestPauseMs)} without one; ` +
      `${unavailable} times 503, ${broken} broken connections, ${retries} sent again`,
  )
}

/** Three servers behind nginx, and what may happen to them and to their database. */
async function faults(folder: string, findings: Findings): Promise<number> {
  const [postgresPort, proxyPort, sparePort, ...ports] = await freePorts(5)
  if (!postgresPort || !proxyPort || !sparePort) return 0
  const postgres = await DebianPostgres.begin(join(folder, 'postgres'), postgresPort)
  const origin = `http://127.0.0.1:${proxyPort}`
  const fleet = new Fleet(folder, findings, {
    DATABASE_URL: postgres.connectionString,
    PUBLIC_URL: origin,
  })
  const proxy = await startProxy(join(folder, 'proxy'), proxyPort, ports)
  try {
    await fleet.begin(ports)
    const load = new Load(origin, findings)
    await load.signUp()
    if (!(await load.areKnownAt(fleet.origins))) findings.fault('a session is not known to every server')
    say(
      `${ports.length} servers started at once on an empty database; who signed in by the proxy is known to each`,
    )
    const stage = { postgres, fleet, load, findings, tell }
    await rollingRestart(stage)
    await laterVersion(stage, sparePort)
    await terminatedConnections(stage)
    await restartedDatabase(stage)
    await frozenDatabase(stage)
    await startWithoutDatabase(stage, sparePort)
    return await load.check(origin)
  } finally {
    await fleet.stop()
    proxy.kill()
    postgres.stop('immediate')
  }
}

/** What may be done to an engine that distributes, and to a former version on it, where --former has its folder. */
async function onCitus(folder: string, findings: Findings): Promise<number> {
  let compared = 0
  for (const rehearsal of [movedParts, lostWorker, lostCoordinator, restorePoint])
    compared += await rehearsal(folder, findings, tell)
  if (values.former === undefined) say('no upgrade: --former names no checkout of a former version')
  else compared += await upgraded(resolve(values.former), folder, findings, tell)
  return compared
}

async function rehearse(): Promise<number> {
  if (!hasDebianPostgres() || !hasNginx()) {
    say('skipped: this takes Debian’s postgresql-15 and nginx (apt-get install postgresql nginx-light)')
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'gramme-servers-'))
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755)
  const findings = new Findings()
  let compared = 0
  try {
    if (parts.includes('faults')) compared += await faults(folder, findings)
    if (parts.includes('failover')) compared += await failovers(folder, findings, tell)
    if (parts.includes('replica')) await readReplica(folder, findings, tell)
    if (parts.includes('pooler')) {
      if (hasPgbouncer()) compared += await behindPooler(folder, findings, tell)
      else say('skipped: pgbouncer is not installed')
    }
    if (parts.includes('citus')) {
      if (findCitus() === undefined) say(`skipped: ${NO_CITUS}`)
      else compared += await onCitus(folder, findings)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const { faults: found } = findings
  say(`\n${compared} sheets compared: each acknowledged one is there once, with the cost of its lines`)
  say(found.length === 0 ? 'no fault' : found.join('\n'))
  return found.length === 0 ? 0 : 1
}

process.exitCode = await rehearse()
