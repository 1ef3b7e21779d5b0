import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { connect, type Database } from '#database/connect.ts'
import { ROLE } from '#database/embedded/cluster.ts'
import { readPostmaster } from '#database/embedded/postmaster-file.ts'
import { START, START_ENVIRONMENT } from '#server/testing/launch.ts'

/** On the repository's own disk, or another: what a write costs is what it costs the user's data. */
const FOLDER = resolve(process.env.BENCH_FOLDER ?? 'dist/bench')
/** A machine that does other work at once starts it in minutes. */
const PATIENCE_MS = 180_000
/** How the connections that fill the database call themselves. */
const APPLICATION_NAME = 'bench'

export type Server = {
  readonly url: string
  /** Node's process, and PostgreSQL's first one. */
  readonly pids: { server: number; database: number }
  readonly connectionString: string
  /** The same database as its owner, for filling it. */
  readonly database: Database
  /** What it prints. */
  readonly output: Readable
  /** Removes its data. */
  readonly stop: () => Promise<void>
  /** Leaves its data for another start. */
  readonly rest: () => Promise<void>
}

/** A place for the data of a server that is stopped and started again. */
export function newDataFolder(): string {
  mkdirSync(FOLDER, { recursive: true })
  return mkdtempSync(join(FOLDER, 'data-'))
}

/** Gramme as `npm start` runs it, on new data where none are given, in a separate process. */
export async function startServer(
  nodeArguments: string[] = [],
  givenDataDir?: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const dataDir = givenDataDir ?? (await newData())
  const { child, pid, url } = await spawnServer(nodeArguments, dataDir, settings)
  const postmaster = readPostmaster(join(dataDir, 'postgres'))
  if (!postmaster) throw new Error('Gramme started without its database')
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  const connectionString = `postgresql://${ROLE}:${password}@127.0.0.1:${postmaster.port}/${ROLE}`
  const served = await serve({ child, url, dataDir, connectionString })
  return { ...served, pids: { server: pid, database: postmaster.pid } }
}

let firstStart: Promise<string> | undefined

/** What a first start leaves, made once and copied for each server, which is then ready seconds earlier. */
async function newData(): Promise<string> {
  firstStart ??= makeFirstStart()
  const dataDir = newDataFolder()
  cpSync(await firstStart, dataDir, { recursive: true })
  // A copy of a folder takes no mode along, and PostgreSQL refuses one that others may read.
  chmodSync(join(dataDir, 'postgres'), 0o700)
  return dataDir
}

async function makeFirstStart(): Promise<string> {
  const dataDir = newDataFolder()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { child } = await spawnServer([], dataDir, {})
  await ended(child)
  return dataDir
}

/** The same on a database that is there already, and stays. */
export async function startServerOn(
  connectionString: string,
  dataDir = newDataFolder(),
): Promise<Omit<Server, 'pids'>> {
  const { child, url } = await spawnServer([], dataDir, { DATABASE_URL: connectionString })
  return serve({ child, url, dataDir, connectionString })
}

type Spawned = { child: ChildProcessByStdio<null, Readable, null>; url: string }

async function spawnServer(
  nodeArguments: readonly string[],
  dataDir: string,
  settings: NodeJS.ProcessEnv,
): Promise<Spawned & { pid: number }> {
  const port = await freePort()
  const child = spawn(process.execPath, [...START.slice(0, -1), ...nodeArguments, ...START.slice(-1)], {
    env: {
      ...process.env,
      ...START_ENVIRONMENT,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REQUESTS_PER_MINUTE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A measurement that fails leaves nothing running.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  await saysReady(child)
  if (child.pid === undefined) throw new Error('Gramme started without a process')
  return { child, pid: child.pid, url: `http://127.0.0.1:${port}` }
}

async function serve({
  child,
  url,
  dataDir,
  connectionString,
}: Spawned & { dataDir: string; connectionString: string }): Promise<Omit<Server, 'pids'>> {
  const database = await connect(connectionString, { applicationName: APPLICATION_NAME, maxConnections: 2 })
  const rest = async () => {
    await database.close()
    await ended(child)
  }
  return {
    url,
    connectionString,
    database,
    output: child.stdout,
    rest,
    stop: async () => {
      await rest()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('Gramme did not start in time')), PATIENCE_MS)
    child.once('exit', (code) => fail(new Error(`Gramme ended with code ${code} while starting`)))
    child.stdout?.on('data', (chunk) => {
      if (!String(chunk).includes('Gramme est prêt')) return
      clearTimeout(late)
      done()
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port')),
      )
    })
  })
}
