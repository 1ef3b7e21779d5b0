import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded.ts'
import { isAlive } from './embedded/postmaster-file.ts'
import { StartupError } from './startup-error.ts'

/** Data of a first start, ready to be copied. */
let pristine: string
let scratch: string
let dataDir: string
let started: Embedded[]
let holders: ChildProcess[]

beforeAll(async () => {
  pristine = newFolder()
  const embedded = await startEmbedded(pristine, { durable: false })
  await embedded.stop()
})
afterAll(() => rmSync(pristine, { recursive: true, force: true }))

beforeEach(() => {
  scratch = newFolder()
  dataDir = scratch
  started = []
  holders = []
})
afterEach(async () => {
  for (const holder of holders) holder.kill('SIGTERM')
  await Promise.all(holders.map((holder) => ended(holder)))
  for (const embedded of started) await embedded.stop()
  rmSync(scratch, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gramme-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Spares a test the first start that it is not about. */
function useData(): void {
  execFileSync('cp', ['-a', `${pristine}/.`, dataDir])
}

async function start(options?: EmbeddedOptions): Promise<Embedded> {
  const embedded = await startEmbedded(dataDir, options)
  started.push(embedded)
  return embedded
}

async function ask<Row>({ connectionString }: Embedded, sql: string): Promise<Row[]> {
  const database = await connect(connectionString)
  try {
    const { rows } = await database.pool.query(sql)
    return rows
  } finally {
    await database.close()
  }
}

async function refusal(): Promise<string> {
  const error: unknown = await start().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartupError)
  return error instanceof StartupError ? error.message : ''
}

async function ended(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await pause(10)
}

function processGroup(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }))
}

type Said = { connectionString?: string; pid?: number; row?: number; refused?: string }

/** A server of its own process, and what it says. */
function hold(mode = 'wait') {
  const script = fileURLToPath(new URL('./testing/hold-folder.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir, mode], { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<Said> => {
    const { value } = await lines.next()
    return value === undefined ? {} : (JSON.parse(value) as Said)
  }
  return { child, next }
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('keeps its data from one start to the next', async () => {
    useData()
    const first = await start()
    await ask(first, 'create table notes as select 42 as answer')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(await ask(await start(), 'select answer from notes')).toEqual([{ answer: 42 }])
  })

  test('is on this machine only, keeps every acknowledged write, and its password to itself', async () => {
    useData()
    const embedded = await start()
    const settings = await ask<{ name: string; setting: string }>(
      embedded,
      `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'server_encoding')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '127.0.0.1',
      fsync: 'on',
      synchronous_commit: 'on',
      server_encoding: 'UTF8',
    })
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    expect(
      await ask(embedded, 'select rolname from pg_roles where rolsuper and rolname = current_user'),
    ).toEqual([])
  })

  test('does not hear the Ctrl+C of the terminal', async () => {
    useData()
    const { pid } = await start()
    expect(processGroup(pid)).toBe(pid)
    expect(processGroup(pid)).not.toBe(processGroup(process.pid))
  })

  test('tells when it ends without having been asked to, and not when it has', async () => {
    useData()
    let told = 0
    const first = await start({ onExit: () => (told += 1) })
    process.kill(first.pid, 'SIGQUIT')
    await expect.poll(() => told, { timeout: 10_000 }).toBe(1)
    await first.stop()
    const second = await start({ onExit: () => (told += 1) })
    await second.stop()
    expect(told).toBe(1)
  })

  test('empties a log grown too long', async () => {
    useData()
    const log = join(dataDir, 'postgres.log')
    writeFileSync(log, '')
    truncateSync(log, 11 * 1024 * 1024)
    await start()
    expect(statSync(log).size).toBeLessThan(10_000)
  })

  test('makes a password anew for data that came back without it', async () => {
    useData()
    const first = await start()
    await ask(first, 'create table notes as select 42 as answer')
    await first.stop()
    rmSync(join(dataDir, 'postgres-password'))
    expect(await ask(await start(), 'select answer from notes')).toEqual([{ answer: 42 }])
  })
})

describe('after a brutal end', { timeout: 60_000 }, () => {
  test.each([
    ['of the server, whose PostgreSQL is left behind', (child: number, _postgres: number) => [child]],
    ['of the server and of PostgreSQL', (child: number, postgres: number) => [child, postgres]],
  ])('%s, every acknowledged write is there', async (_what, victims) => {
    useData()
    const { child, next } = hold('write')
    const { pid = 0 } = await next()
    let acknowledged = -1
    while (acknowledged < 300) {
      const { row } = await next()
      if (row === undefined) throw new Error('The server ended by itself')
      acknowledged = row
    }
    for (const victim of victims(child.pid ?? 0, pid)) process.kill(victim, 'SIGKILL')
    for (let said = await next(); said.row !== undefined; said = await next()) acknowledged = said.row
    const again = await start()
    expect(isAlive(pid)).toBe(false)
    const [{ count, last } = { count: 0, last: 0 }] = await ask<{ count: number; last: number }>(
      again,
      'select count(*) as count, max(row) as last from kept',
    )
    expect(last).toBeGreaterThanOrEqual(acknowledged)
    expect(count).toBe(last + 1)
  })

  test('of a first start, the next one begins afresh', async () => {
    const left = join(dataDir, `postgres.new-${2 ** 22 - 1}`)
    mkdirSync(left)
    writeFileSync(join(left, 'PG_VERSION'), '18\n')
    await start({ durable: false })
    expect(existsSync(left)).toBe(false)
  })

  test('a process number given to another program is no obstacle', async () => {
    useData()
    const first = await start()
    await first.stop()
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n0\n1\n\n\n\nready\n`,
    )
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a data folder', { timeout: 60_000 }, () => {
  test('in use is refused, with the number of the process that uses it', async () => {
    useData()
    const { child, next } = hold()
    const { pid = 0 } = await next()
    expect(await refusal()).toBe(
      `Le dossier de données ${dataDir} est déjà utilisé par un autre Gramme (processus ${child.pid}). Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    )
    expect(isAlive(pid)).toBe(true)
  })

  test('started twice at once for the first time goes to one, and the other is told', async () => {
    const said = await Promise.all([hold('first'), hold('first'), hold('first')].map(({ next }) => next()))
    expect(said.filter(({ pid }) => pid !== undefined)).toHaveLength(1)
    for (const { refused } of said.filter(({ pid }) => pid === undefined))
      expect(refused).toMatch(/est déjà utilisé par un autre Gramme \(processus \d+\)/)
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log'])
  })

  test('that is a file is refused', async () => {
    dataDir = join(scratch, 'fichier')
    writeFileSync(dataDir, '')
    expect(await refusal()).toContain('est un fichier')
  })

  test('that cannot be written is refused', async () => {
    if (process.getuid?.() === 0) dataDir = '/proc/gramme'
    else chmodSync(dataDir, 0o500)
    expect(await refusal()).toContain("n'est pas accessible en écriture")
  })

  test('of another PostgreSQL is refused', async () => {
    useData()
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal()).toContain("d'un PostgreSQL 17")
  })

  test.runIf(process.getuid?.() === 0)('that other users cannot enter serves root all the same', async () => {
    useData()
    chmodSync(dataDir, 0o700)
    const embedded = await start()
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })
})
