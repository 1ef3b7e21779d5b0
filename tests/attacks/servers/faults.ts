import type { DebianPostgres } from '../debian-postgres.ts'
import type { Findings } from '../kill/findings.ts'
import type { Fleet } from './fleet.ts'
import { type Load, pause, type LoadReport } from './load.ts'

const TERMINATE = `select count(pg_terminate_backend(pid)) from pg_stat_activity
  where datname = 'gramme' and pid <> pg_backend_pid()`
const TERMINATIONS = 5
const FROZEN_MS = 14_000
/** After which /api/health has to have noticed. */
const NOTICED_MS = 4_000
const AHEAD = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($$later$$, 9999999999999)'
const NOT_AHEAD = 'delete from drizzle.__drizzle_migrations where created_at = 9999999999999'

export type Stage = {
  postgres: DebianPostgres
  fleet: Fleet
  load: Load
  findings: Findings
  tell: (what: string, report?: LoadReport) => void
}

/** Servers of one version are started again one after the other. */
export async function rollingRestart({ fleet, load, findings, tell }: Stage): Promise<void> {
  const report = await load.during(() => fleet.restartEach())
  tell('rolling restart', report)
  if (report.retries > 0) findings.fault(`${report.retries} requests failed during the rolling restart`)
}

/** What a later version has migrated is served by those that run, and refused by one of before that starts. */
export async function laterVersion(
  { postgres, fleet, load, findings, tell }: Stage,
  port: number,
): Promise<void> {
  await postgres.asAdmin(AHEAD)
  try {
    const report = await load.during(async () => {
      const old = fleet.start(port)
      const code = await old.exit
      if (code !== 1 || !old.output().includes("vient d'une version plus récente de Gramme"))
        findings.fault(`an older version started on a later schema: ${old.output()}`)
    }, 0)
    tell('an older version beside a later schema: the running ones answer, a start refuses', report)
    if (report.retries > 0) findings.fault(`${report.retries} requests failed beside a later schema`)
  } finally {
    await postgres.asAdmin(NOT_AHEAD)
  }
}

export async function terminatedConnections({ postgres, fleet, load, tell }: Stage): Promise<void> {
  const report = await load.during(async () => {
    for (let time = 0; time < TERMINATIONS; time += 1) {
      await postgres.asAdmin(TERMINATE)
      await pause(400)
    }
  })
  tell(`pg_terminate_backend of all, ${TERMINATIONS} times`, report)
  fleet.look()
}

export async function restartedDatabase({ postgres, fleet, load, tell }: Stage): Promise<void> {
  const report = await load.during(async () => {
    postgres.stop()
    await pause(2_000)
    postgres.start()
  })
  tell('PostgreSQL away for 2 s', report)
  fleet.look()
}

/** A server that runs says so, and that it is not ready. */
export async function frozenDatabase({ postgres, fleet, load, findings, tell }: Stage): Promise<void> {
  const statusesAt = (path: string) =>
    Promise.all(fleet.origins.map(async (origin) => (await fetch(origin + path)).status))
  const report = await load.during(async () => {
    postgres.signal('SIGSTOP')
    try {
      await pause(1_000)
      const began = performance.now()
      const [live, ready] = [await statusesAt('/api/health/live'), await statusesAt('/api/health')]
      if (live.some((status) => status !== 200) || ready.some((status) => status !== 503))
        findings.fault(`beside a frozen database live is ${live.join()}, ready is ${ready.join()}`)
      if (performance.now() - began > NOTICED_MS)
        findings.fault('/api/health notices a frozen database too late')
      await pause(FROZEN_MS)
    } finally {
      postgres.signal('SIGCONT')
    }
    await pause(2_000)
    const ready = await statusesAt('/api/health')
    if (ready.some((status) => status !== 200)) findings.fault(`after the frost ready is ${ready.join()}`)
  })
  tell(`PostgreSQL frozen for ${(FROZEN_MS + 1_000) / 1000} s and more`, report)
  if (report.unavailable === 0) findings.fault('no request was refused while the database was frozen')
  fleet.look()
}

/** A start without a database waits for it, and ends at its limit. */
export async function startWithoutDatabase(
  { postgres, fleet, findings, tell }: Stage,
  port: number,
): Promise<void> {
  postgres.stop()
  const impatient = fleet.start(port, { DATABASE_WAIT_S: '2' })
  const code = await impatient.exit
  if (code !== 1 || !impatient.output().includes('est injoignable'))
    findings.fault(`a start without a database ended with ${code}: ${impatient.output()}`)
  const patient = fleet.start(port, { DATABASE_WAIT_S: '60' })
  await pause(6_000)
  if (patient.process.exitCode !== null) findings.fault(`a start did not wait: ${patient.output()}`)
  postgres.start()
  const began = performance.now()
  await patient.ready
  tell(
    `a start that waited was ready ${((performance.now() - began) / 1000).toFixed(1)} s after its database`,
  )
  patient.process.kill('SIGTERM')
  await patient.exit
}
