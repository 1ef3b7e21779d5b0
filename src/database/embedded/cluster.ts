import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DiskFull, isFullDisk, StartupError } from '../startup-error.ts'
import { isAlive } from './postmaster-file.ts'
import type { Binaries } from './binaries.ts'
import { commandOf, type Runner } from './system-user.ts'

/** The role and the database that the server uses. */
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
      `Les données de ${place.cluster} sont celles d'un PostgreSQL ${version}, et ce Gramme apporte PostgreSQL ${MAJOR_VERSION}. Sauvegardez-les avec la version précédente de Gramme (npm run backup), mettez ce dossier de côté, puis restaurez-les ici (npm run restore).`,
    )
  }
}

async function createCluster(place: ClusterPlace, password: string): Promise<void> {
  const { cluster, binaries, runner } = place
  const draft = `${cluster}${DRAFT}${process.pid}`
  sweepDrafts(cluster)
  mkdirSync(draft, { mode: 0o700 })
  if (runner.owner) chownSync(draft, runner.owner.uid, runner.owner.gid)
  try {
    await run(runner, binaries.initdb, initdbArguments(draft, place.durable))
    writeFileSync(join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    await runAlone(place, draft, [
      `CREATE ROLE ${ROLE} LOGIN NOINHERIT CREATEROLE CREATEDB PASSWORD '${password}';`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE};`,
    ])
    renameSync(draft, cluster)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster: its cluster is used.
    if (!existsSync(cluster)) throw error
  }
}

const DRAFT = '.new-'

/** What killed first starts have left. */
function sweepDrafts(cluster: string): void {
  const prefix = `${basename(cluster)}${DRAFT}`
  for (const name of readdirSync(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

/** Gives the role a new password, for data that came back without the file that kept the old one. */
export async function setPassword(place: ClusterPlace, password: string): Promise<void> {
  await runAlone(place, place.cluster, [`ALTER ROLE ${ROLE} PASSWORD '${password}';`])
}

/** Runs statements on a cluster that is not served, one a line, as its superuser, who has no password to log in with. */
async function runAlone(
  { binaries, runner }: ClusterPlace,
  folder: string,
  statements: string[],
): Promise<void> {
  const args = [
    '--single',
    '-D',
    folder,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_statement=none',
    '-c',
    'log_min_error_statement=panic',
    'postgres',
  ]
  await run(runner, binaries.postgres, args, `${statements.join('\n')}\n`)
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

function run(runner: Runner, program: string, args: string[], input = ''): Promise<void> {
  const command = commandOf(runner, program, args)
  return new Promise((done, fail) => {
    const child = spawn(command.file, command.args, {
      ...command.options,
      env: plainEnvironment(),
      detached: true,
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) return done()
      fail(
        isFullDisk(output)
          ? new DiskFull()
          : new StartupError(`La base de données n'a pas pu être créée.\n${output.trim()}`),
      )
    })
    child.stdin.end(input)
  })
}

/** PostgreSQL's own messages in English, and nothing of the user's PG… variables. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
