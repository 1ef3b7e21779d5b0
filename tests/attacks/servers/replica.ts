import { join } from 'node:path'
import { DebianPostgres } from '../debian-postgres.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { pause } from './load.ts'
import { OwnWrites, seenDuring } from './own-writes.ts'

const NAMES = ['Emma', 'Farid', 'Gilles', 'Hugo']
const PHASE_MS = 6_000
/** A connection that is idle hands in what it has counted within ten seconds. */
const COUNTED_WITHIN_MS = 11_000
const METRICS_TOKEN = 'a token of the rehearsal'
const COUNTED = /^gramme_replica_reads_total\{answered_by="(\w+)"\} (\d+)$/gm
/** Longer than a replica that failed is left alone. */
const RESTED_MS = 6_000

type Stage = {
  replica: DebianPostgres
  origins: readonly string[]
  people: readonly OwnWrites[]
  findings: Findings
  tell: (what: string) => void
}

/** What the replica has to do with the reads of a phase. */
type Expected = 'answers' | 'answers nothing'

/** Two servers with READ_URL, and what may happen to their replica. */
export async function readReplica(
  folder: string,
  findings: Findings,
  tell: (what: string) => void,
): Promise<void> {
  const [primaryPort, replicaPort, plainPort, ...ports] = await freePorts(5)
  if (primaryPort === undefined || replicaPort === undefined || plainPort === undefined) return
  const primary = await DebianPostgres.begin(join(folder, 'read-primary'), primaryPort)
  const replica = DebianPostgres.replicaOf(primary, join(folder, 'read-replica'), replicaPort)
  const fleet = new Fleet(folder, findings, { DATABASE_URL: primary.connectionString, METRICS_TOKEN })
  const READ_URL = replica.connectionString
  try {
    await fleet.begin([plainPort])
    await fleet.begin(ports, { READ_URL })
    const [plain = '', ...origins] = fleet.origins
    const people = NAMES.map((name) => new OwnWrites(plain, findings, name))
    for (const person of people) await person.signUp()
    if (findings.faults.length > 0) return
    const stage = { replica, origins, people, findings, tell }
    await phase({ ...stage, origins: [plain] }, 'without READ_URL', 'answers nothing', () => pause(PHASE_MS))
    await phase(stage, 'with READ_URL', 'answers', () => pause(PHASE_MS))
    await tellRowsRead(stage)
    await faultsOf(stage)
    const status = await people[0]?.leave(origins[0] ?? '', origins[1] ?? '')
    if (status !== 401) findings.fault(`a session that was ended was answered ${status}`)
    fleet.look()
  } finally {
    await fleet.stop()
    primary.stop('immediate')
    replica.stop('immediate')
  }
}

async function faultsOf(stage: Stage): Promise<void> {
  const { replica } = stage
  await replica.asAdmin('select pg_wal_replay_pause()')
  await phase(stage, 'replay paused', 'answers nothing', () => pause(PHASE_MS))
  await replica.asAdmin('select pg_wal_replay_resume()')
  await phase(stage, 'replay resumed', 'answers', () => pause(PHASE_MS))
  await phase(stage, 'replica stopped as by a power cut, started again', 'answers', async () => {
    await pause(1_000)
    replica.stop('immediate')
    await pause(PHASE_MS)
    replica.start()
    await pause(RESTED_MS)
  })
  await phase(stage, 'replica frozen, then continued', 'answers', async () => {
    await pause(1_000)
    replica.signal('SIGSTOP')
    await pause(2 * PHASE_MS)
    replica.signal('SIGCONT')
    await pause(RESTED_MS)
  })
  await replica.asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'gramme'`)
  await phase(stage, 'its connections ended, then promoted', undefined, async () => {
    await pause(1_000)
    replica.promote()
    await pause(PHASE_MS)
  })
  await phase(stage, 'beside the primary as a second one', 'answers nothing', () => pause(PHASE_MS))
}

async function phase(
  { origins, people, findings, tell }: Stage,
  what: string,
  expected: Expected | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const unavailable = findings.statuses.get(503) ?? 0
  const before = await listsAnswered(origins)
  const { writes, medianMs, slowestMs } = await seenDuring(people, origins, work)
  const after = await listsAnswered(origins)
  const [byReplica, byPrimary] = [after.replica - before.replica, after.primary - before.primary]
  tell(
    `${what}: ${writes} sheets written, each looked for at once at the other server; the replica answered ` +
      `${byReplica} lists and left ${byPrimary} to the primary; a list took ${medianMs.toFixed(1)} ms (median), ` +
      `${slowestMs.toFixed(0)} ms at most`,
  )
  const refused = (findings.statuses.get(503) ?? 0) - unavailable
  if (refused > 0) findings.fault(`${what}: ${refused} requests were refused with 503`)
  if (expected === 'answers' && byReplica === 0) findings.fault(`${what}: the replica answered nothing`)
  if (expected === 'answers nothing' && byReplica > 0)
    findings.fault(`${what}: the replica answered ${byReplica} lists`)
}

/** As each server counts it; one without READ_URL counts nothing. */
async function listsAnswered(origins: readonly string[]): Promise<{ replica: number; primary: number }> {
  const counted = { replica: 0, primary: 0 }
  for (const origin of origins) {
    const asked = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    for (const [, by, count] of (await asked.text()).matchAll(COUNTED))
      counted[by === 'replica' ? 'replica' : 'primary'] += Number(count)
  }
  return counted
}

/** As PostgreSQL itself counts it. */
async function tellRowsRead({ replica, findings, tell }: Stage): Promise<void> {
  await pause(COUNTED_WITHIN_MS)
  const [row] = await replica.asAdmin(
    `select xact_commit::int as transactions, tup_fetched::int as rows from pg_stat_database where datname = 'gramme'`,
  )
  const [transactions, rows] = [Number(row?.transactions), Number(row?.rows)]
  tell(`pg_stat_database of the replica: ${transactions} transactions, ${rows} rows fetched`)
  if (transactions === 0 || rows === 0) findings.fault('PostgreSQL has counted no reads at the replica')
}
