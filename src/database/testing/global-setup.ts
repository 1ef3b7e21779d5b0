import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded.ts'
import { isAlive, isPostgres, readPostmaster } from '../embedded/postmaster-file.ts'
import { migrate } from '../migrate.ts'
import { refuseSecrets } from './log-secrets.ts'
import { TEMPLATE, urlOf } from './names.ts'
import { scratch } from './scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `gramme` of the cluster all test files share. */
    clusterUrl: string
  }
}

const PREFIX = 'gramme-test-'

/** Ends what killed test runs have left: each folder's name contains the id of the process that made it. */
function sweepAbandoned(): void {
  for (const name of readdirSync(scratch())) {
    const [, starter] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    if (starter === undefined || isAlive(Number(starter))) continue
    try {
      sweep(join(scratch(), name))
    } catch {
      // Another user's, or another run is at it: not ours to clear.
    }
  }
}

function sweep(folder: string): void {
  const left = readPostmaster(join(folder, 'postgres'))
  if (left && isAlive(left.pid) && isPostgres(left.pid)) process.kill(left.pid, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true })
}

/** One PostgreSQL for the whole run, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepAbandoned()
  const folder = mkdtempSync(join(scratch(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  const cluster = await startEmbedded(folder, { durable: false, maxConnections: 200 })
  const tearDown = async () => {
    await cluster.stop()
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
    rmSync(folder, { recursive: true, force: true })
    refuseSecrets("PostgreSQL's log", log)
  }
  try {
    await makeTemplate(cluster.connectionString)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('clusterUrl', cluster.connectionString)
  return tearDown
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const template = await connect(urlOf(clusterUrl, TEMPLATE))
  await migrate(template)
  await template.close()
}
