import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { breakableLink } from '#database/testing/breakable-link.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { scratch } from '#database/testing/scratch.ts'
import { freePort, launch, type Launched } from './testing/launch.ts'

let folder: string
let running: Launched[] = []
let db: TestDatabase

// A server starts on the data that the test before has left: to make them takes as long as to start on them.
beforeAll(async () => {
  folder = mkdtempSync(join(scratch(), 'gramme-main-'))
  db = await createTestDatabase()
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await db.drop()
})

afterEach(async () => {
  for (const server of running) server.process.kill('SIGTERM')
  await Promise.all(running.map((server) => server.exit))
  running = []
})

async function start(environment: Record<string, string> = {}): Promise<Launched> {
  const server = launch({ PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), ...environment })
  running.push(server)
  return server
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Signs up through the API and gives the session's cookies. */
async function signUp(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name: 'Jeanne Roux', email, password: 'cuisine-de-nuit' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function refusedStart(environment: Record<string, string>): Promise<string> {
  const server = await start(environment)
  expect(await server.exit).toBe(1)
  expect(server.output()).not.toMatch(/^\s+at /m)
  return server.output()
}

// What it stores and answers once it or its database was killed is in tests/attacks/kill/kill.test.ts.
describe('the server', () => {
  test('starts on an empty folder, keeps a second Gramme out of it, and Ctrl+C stops it and its database', async () => {
    const server = await start()
    const address = await server.ready
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' })
    const database = postmasterPid()
    expect(isAlive(database)).toBe(true)
    expect(server.output()).toContain('npm run restore')
    expect(server.output()).not.toContain('restent dans')

    expect(await refusedStart({})).toContain('déjà utilisé')
    expect((await fetch(`${address}/api/health`)).status).toBe(200)

    server.process.kill('SIGINT')
    server.process.kill('SIGINT')
    expect(await server.exit).toBe(0)
    expect(isAlive(database)).toBe(false)
  })
})

/** A request that was answered with 201, one that the server did not take, or one that was cut without an answer. */
type Fate = 'created' | 'not taken' | 'cut'

async function createSheet(address: string, cookie: string, title: string): Promise<Fate> {
  try {
    const answer = await fetch(`${address}/api/tech-sheets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: address },
      body: JSON.stringify({ title, category: 'Entrée', portions: 8 }),
    })
    return answer.status === 201 ? 'created' : 'not taken'
  } catch (error) {
    const cause = error instanceof Error ? String(error.cause) : ''
    return cause.includes('ECONNREFUSED') ? 'not taken' : 'cut'
  }
}

describe('SIGTERM', () => {
  test('lets the writes in flight be answered', async () => {
    const first = await start()
    const address = await first.ready
    const cookie = await signUp(address, 'sigterm@exemple.fr')
    const writes = Array.from({ length: 60 }, (_, index) => createSheet(address, cookie, `Fiche ${index}`))
    await Promise.race(writes)
    first.process.kill('SIGTERM')
    const fates = await Promise.all(writes)
    expect(fates).not.toContain('cut')
    expect(await first.exit).toBe(0)

    const second = await start()
    const listed = await fetch(`${await second.ready}/api/tech-sheets`, { headers: { cookie } })
    expect(second.output()).not.toContain('npm run restore')
    expect(await listed.json()).toMatchObject({ total: fates.filter((fate) => fate === 'created').length })
  })

  test('is obeyed beside requests that a frozen database does not answer', async () => {
    const link = await breakableLink(db.connectionString)
    const server = await start({ DATABASE_URL: link.connectionString })
    const address = await server.ready
    const cookie = await signUp(address, 'frozen@exemple.fr')
    link.freeze()
    const writes = [1, 2, 3].map((index) => createSheet(address, cookie, `Fiche ${index}`))
    // The limit of a statement is 35 s.
    const late = delay(25_000, 'waits', { ref: false })
    await delay(200)
    server.process.kill('SIGTERM')
    expect(await Promise.race([server.exit, late])).toBe(0)
    await Promise.all(writes)
    await link.close()
  })

  test('sent to the shell of npm start, as a container does, stops the server and its database', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
    const server = launch({ PORT: String(await freePort()), DATA_DIR: join(folder, 'data') }, scripts.start)
    running.push(server)
    await server.ready
    const database = postmasterPid()
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(isAlive(database)).toBe(false)
  })
})

test('more connections than file descriptors do not end the server, whose log says so, and where links stay without SMTP_URL', async () => {
  const server = launch(
    {
      PORT: String(await freePort()),
      DATABASE_URL: db.connectionString,
      DATA_DIR: join(folder, 'data'),
      REGISTRATION: 'confirmed',
    },
    `ulimit -n 128; exec '${process.execPath}' src/server/main.ts`,
  )
  running.push(server)
  const address = new URL(await server.ready)
  expect(server.output()).toContain(`restent dans ${join(folder, 'data', 'mail')}`)
  const sockets = Array.from({ length: 250 }, () =>
    connectTo({ host: address.hostname, port: Number(address.port) }).on('error', () => undefined),
  )
  await delay(2_500)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await fetch(new URL('/api/health', address))).status).toBe(200)
  expect(server.process.exitCode).toBeNull()
  expect(server.output().match(/no file descriptor is left/g)).toHaveLength(1)
})

describe('a start that cannot succeed says why in a sentence, exits with 1 and leaves nothing running', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, 'localhost')
    await new Promise((listening) => other.once('listening', listening))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const dataDir = mkdtempSync(join(folder, 'never-'))
    expect(await refusedStart({ DATA_DIR: dataDir, PORT: String(port) })).toContain(
      `Le port ${port} est déjà pris`,
    )
    expect(readdirSync(dataDir)).not.toContain('postgres')
    other.close()
  })

  test('the database does not answer', async () => {
    const port = await freePort()
    const output = await refusedStart({
      DATABASE_URL: `postgresql://chef:motdepasse@localhost:${port}/gramme`,
      DATABASE_WAIT_S: '1',
    })
    expect(output).toContain("Gramme l'attend")
    expect(output).toContain('localhost')
    expect(output).not.toContain('motdepasse')
  })
})
