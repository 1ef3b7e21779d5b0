import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded.ts'
import { isAlive, isPostgres, readPostmaster } from '../embedded/postmaster-file.ts'
import { migrate } from '../migrate.ts'
import { CitusNodes, findCitus, NO_CITUS } from './citus.ts'
import { refuseSecrets } from './log-secrets.ts'
import { TEMPLATE, urlOf } from './names.ts'
import { scratch } from './scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `gramme` of the cluster all test files share. */
    clusterUrl: string
    /** Where databases are made and removed: several machines, of an engine that distributes, by its superuser. */
    nodeUrls: string[]
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
  for (const cluster of readdirSync(folder)) {
    const left = readPostmaster(join(folder, cluster))
    if (left && isAlive(left.pid) && isPostgres(left.pid)) process.kill(left.pid, 'SIGQUIT')
  }
  rmSync(folder, { recursive: true, force: true })
}

/** One database server for the whole run, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepAbandoned()
  const folder = mkdtempSync(join(scratch(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  return process.env.TEST_ENGINE === 'citus' ? setupCitus(project, folder) : setupEmbedded(project, folder)
}

async function setupEmbedded(project: TestProject, folder: string): Promise<() => Promise<void>> {
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
  provide(project, cluster.connectionString, [cluster.connectionString])
  return tearDown
}

/** The same on an engine that distributes, which TEST_ENGINE asks for: its copies are on several machines. */
async function setupCitus(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const programs = findCitus()
  if (programs === undefined) throw new Error(NO_CITUS)
  const nodes = await CitusNodes.begin(programs, folder)
  const tearDown = async () => {
    nodes.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await nodes.makeTemplate(TEMPLATE)
  } catch (error) {
    await tearDown()
    throw error
  }
  provide(project, nodes.urlsOf('gramme')[0] ?? '', nodes.urlsOf('admin'))
  return tearDown
}

function provide(project: TestProject, clusterUrl: string, nodeUrls: string[]): void {
  project.provide('clusterUrl', clusterUrl)
  project.provide('nodeUrls', nodeUrls)
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
