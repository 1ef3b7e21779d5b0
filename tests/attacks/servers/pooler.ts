import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { postgresUser } from '#database/testing/postgres-user.ts'
import { DebianPostgres } from '../debian-postgres.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, pause, type LoadReport } from './load.ts'
import { startProxy } from './proxy.ts'

const ROLE = ["timezone = 'UTC'", "statement_timeout = '30s'", "lock_timeout = '5s'"]
/** Connections of PostgreSQL that all servers share, where each alone would keep ten. */
const SHARED = 6

export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).error === undefined

/** Two servers behind pgbouncer in transaction mode. @returns how many sheets were compared */
export async function behindPooler(
  folder: string,
  findings: Findings,
  tell: (what: string, report?: LoadReport) => void,
): Promise<number> {
  const [postgresPort, poolerPort, proxyPort, first, second] = await freePorts(5)
  if (!postgresPort || !poolerPort || !proxyPort || !first || !second) return 0
  const postgres = await DebianPostgres.begin(join(folder, 'pooled'), postgresPort)
  const poolerFolder = join(folder, 'pooler')
  let pooler = await startPooler(poolerFolder, poolerPort, postgresPort)
  const origin = `http://127.0.0.1:${proxyPort}`
  const fleet = new Fleet(folder, findings, {
    DATABASE_URL: `postgresql://gramme@127.0.0.1:${poolerPort}/gramme`,
    DATABASE_DIRECT_URL: postgres.connectionString,
    PUBLIC_URL: origin,
  })
  const proxy = await startProxy(join(folder, 'pooler-proxy'), proxyPort, [first, second])
  try {
    const unset = fleet.start(first)
    if ((await unset.exit) !== 1 || !unset.output().includes('ALTER ROLE gramme'))
      findings.fault(`a server started without the settings of its role: ${unset.output()}`)
    await postgres.asAdmin(
      ...ROLE.map((each) => `alter role gramme in database gramme set ${each}`),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'gramme'`,
    )
    pooler.kill()
    pooler = await startPooler(poolerFolder, poolerPort, postgresPort)
    await fleet.begin([first, second])
    const load = new Load(origin, findings)
    await load.signUp()
    const report = await load.during(() => pause(10_000), 0)
    const [row] = await postgres.asAdmin(
      `select count(*)::int as count from pg_stat_activity where usename = 'gramme'`,
    )
    tell(`pgbouncer in transaction mode: ${String(row?.count)} connections for two servers`, report)
    if (Number(row?.count) > SHARED) findings.fault(`${String(row?.count)} connections instead of ${SHARED}`)
    if (report.retries > 0) findings.fault(`${report.retries} requests failed behind pgbouncer`)
    return await load.check(origin)
  } finally {
    await fleet.stop()
    proxy.kill()
    pooler.kill()
    postgres.stop('immediate')
  }
}

async function startPooler(folder: string, port: number, postgresPort: number): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true })
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"gramme" ""\n')
  writeFileSync(
    file,
    `[databases]
gramme = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${SHARED}
`,
  )
  const pooler = spawn('pgbouncer', ['-q', file], { ...postgresUser(), cwd: '/', stdio: 'ignore' })
  for (let tried = 0; tried < 50; tried += 1) {
    if (await answers(port)) return pooler
    await pause(100)
  }
  throw new Error('pgbouncer does not listen')
}

function answers(port: number): Promise<boolean> {
  return new Promise((report) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('error', () => report(false))
    socket.once('connect', () => {
      socket.destroy()
      report(true)
    })
  })
}
