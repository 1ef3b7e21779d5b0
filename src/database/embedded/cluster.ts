import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { commandOf, type Runner } from './system-user.ts'

/** The role and the database that the server uses; the cluster's superuser has no password and cannot log in. */
export const ROLE = 'gramme'
const MAJOR_VERSION = '18'

export type ClusterPlace = {
  dataDir: string
  cluster: string
  binaries: Binaries
  runner: Runner
  durable: boolean
  maxConnections: number
}

/** Makes the cluster if there is none. It appears whole or not at all: a killed first start leaves nothing half-made. */
export async function ensureCluster(place: ClusterPlace, password: string): Promise<void> {
  if (!existsSync(place.cluster)) await createCluster(place, password)
  const version = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION) {
    throw new StartupError(
      `Les données de ${place.cluster} sont celles d'un PostgreSQL ${version}, et ce Gramme apporte PostgreSQL ${MAJOR_VERSION}. Reprenez-les avec pg_dump et pg_restore.`,
    )
  }
}

async function createCluster(place: ClusterPlace, password: string): Promise<void> {
  const { cluster, binaries, runner } = place
  const draft = `${cluster}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (runner.owner) chownSync(draft, runner.owner.uid, runner.owner.gid)
  try {
    await run(runner, binaries.initdb, initdbArguments(draft, place.durable))
    writeFileSync(join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    const single = ['--single', '-D', draft, '-c', 'exit_on_error=on', '-c', 'log_statement=none', 'postgres']
    await run(runner, binaries.postgres, single, firstStatements(password))
    renameSync(draft, cluster)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster, and its cluster is as good as ours.
    if (!existsSync(cluster)) throw error
  }
}

function initdbArguments(draft: string, durable: boolean): string[] {
  return [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
}

/** One statement a line, as single-user mode reads them. */
function firstStatements(password: string): string {
  return [
    `CREATE ROLE ${ROLE} LOGIN NOINHERIT CREATEROLE CREATEDB PASSWORD '${password}';`,
    `CREATE DATABASE ${ROLE} OWNER ${ROLE};`,
    '',
  ].join('\n')
}

function run(runner: Runner, program: string, args: string[], input = ''): Promise<void> {
  const command = commandOf(runner, program, args)
  return new Promise((done, fail) => {
    const child = spawn(command.file, command.args, {
      ...command.options,
      env: plainEnvironment(),
      detached: true,
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) return done()
      fail(new StartupError(`La base de données n'a pas pu être créée.\n${said.trim()}`))
    })
    child.stdin.end(input)
  })
}

/** PostgreSQL's own messages in English, and nothing of the user's PG… variables. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Root may have copied or restored the files; PostgreSQL wants them to be its user's. */
export function belongsToRoot(cluster: string): boolean {
  return process.getuid?.() === 0 && statSync(cluster).uid === 0
}
