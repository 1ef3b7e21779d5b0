import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connect } from '#database/connect.ts'
import { DebianPostgres, hasDebianPostgres } from '#tests/attacks/debian-postgres.ts'
import { Findings } from '#tests/attacks/kill/findings.ts'
import { Fleet, freePorts } from '#tests/attacks/servers/fleet.ts'
import { startProxy } from '#tests/attacks/servers/proxy.ts'
import { hasNginx } from '#server/testing/nginx.ts'
import type { Server } from '../support/start-server.ts'

export type Servers = Pick<Server, 'url' | 'database' | 'stop'> & {
  /** Of each server, behind the proxy. */
  origins: string[]
}

export const canStartServers = (): boolean => hasDebianPostgres() && hasNginx()

/** So many servers on one PostgreSQL of Debian's, behind nginx, on the repository's own disk. */
export async function startServers(count: number): Promise<Servers> {
  const parent = resolve('dist/bench')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'servers-'))
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o755)
  const [postgresPort = 0, proxyPort = 0, ...ports] = await freePorts(2 + count)
  const postgres = await DebianPostgres.begin(join(folder, 'postgres'), postgresPort)
  const url = `http://127.0.0.1:${proxyPort}`
  const findings = new Findings()
  const fleet = new Fleet(folder, findings, { DATABASE_URL: postgres.connectionString, PUBLIC_URL: url })
  const proxy = await startProxy(join(folder, 'proxy'), proxyPort, ports)
  const abandon = () => {
    void fleet.stop()
    proxy.kill()
    postgres.stop('immediate')
  }
  process.once('exit', abandon)
  await fleet.begin(ports)
  const database = await connect(postgres.connectionString, { maxConnections: 2 })
  return {
    url,
    origins: fleet.origins,
    database,
    stop: async () => {
      await database.close()
      process.off('exit', abandon)
      await fleet.stop()
      proxy.kill()
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
      if (findings.faults.length > 0) throw new Error(findings.faults.join('\n'))
    },
  }
}
