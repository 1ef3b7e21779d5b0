import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { readSettings } from '../config.ts'
import {
  closed,
  doctorForEachTest,
  faultsAmong,
  findingsOf,
  freePort,
  listeningPort,
  runScript,
} from '../testing/doctor.ts'
import { checkBackupFolder, checkDataFolder } from './check-disk.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let folder: string
let dataDir: string
doctorForEachTest((setUp) => ({ folder, dataDir } = setUp))

const servers: (Server | SMTPServer)[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await closed(server)
})

async function portOf(server: Server | SMTPServer): Promise<number> {
  servers.push(server)
  return listeningPort(server)
}

const found = (env: Record<string, string> = {}) =>
  findingsOf({ DATA_DIR: dataDir, DATABASE_URL: database.connectionString, ...env })
const faults = async (env?: Record<string, string>) => faultsAmong(await found(env))

/** A web server with one answer to everything. */
function health(status: number, body: unknown): Server {
  return createServer((_request, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
}

describe('the doctor', () => {
  test('finds no fault in a fresh installation, and leaves it as it was', async () => {
    const findings = await found()
    expect(faultsAmong(findings)).toEqual([])
    expect(findings.length).toBeGreaterThan(10)
    expect(existsSync(dataDir)).toBe(false)
    await mkdir(dataDir)
    expect(await faults()).toEqual([])
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('names each wrong variable, with its remedy', async () => {
    const wrong = await faults({ PORT: 'abc', BACKUP_AT: '25:00' })
    expect(wrong.map(({ text }) => text)).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('BACKUP_AT'),
    ])
    expect(wrong.every(({ remedy }) => remedy !== undefined)).toBe(true)
  })

  test('asks for a public address where the network is listened to', async () => {
    expect(await faults({ HOST: '0.0.0.0' })).toMatchObject([
      { remedy: expect.stringContaining('PUBLIC_URL') },
    ])
    expect(await faults({ HOST: '0.0.0.0', PUBLIC_URL: 'https://gramme.exemple.fr' })).toEqual([])
    const belowPath = await found({ PUBLIC_URL: 'https://exemple.fr/gramme' })
    expect(belowPath.map(({ text }) => text)).toContain(
      "L'adresse est https://exemple.fr/gramme : le proxy doit transmettre /gramme sans l'enlever.",
    )
  })

  test('warns where the addresses of an identity provider are trusted', async () => {
    const provider = {
      OIDC_ISSUER: 'https://connexion.exemple.fr',
      OIDC_CLIENT_ID: 'gramme',
      OIDC_CLIENT_SECRET: 'secret',
    }
    expect(await faults(provider)).toEqual([])
    expect(await faults({ ...provider, OIDC_TRUST_ADDRESSES: 'true' })).toMatchObject([
      { remedy: expect.stringContaining('OIDC_TRUST_ADDRESSES') },
    ])
  })

  test('finds a secret that is cut, and one that others may read', async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'secret'), 'short', { mode: 0o600 })
    expect(await faults()).toMatchObject([{ text: expect.stringContaining('incomplet') }])
    await writeFile(join(dataDir, 'secret'), 'x'.repeat(40))
    await chmod(join(dataDir, 'secret'), 0o644)
    expect(await faults()).toMatchObject([{ remedy: `chmod 600 ${dataDir}/secret` }])
    await chmod(join(dataDir, 'secret'), 0o600)
    expect(await faults()).toEqual([])
  })

  test('finds a port that another program has, and a Gramme without its database', async () => {
    const other = String(await portOf(health(200, { hello: 1 })))
    expect(await faults({ PORT: other })).toMatchObject([{ text: expect.stringContaining(other) }])
    const gramme = String(await portOf(health(200, { status: 'ok', version: '9.9.9' })))
    expect((await found({ PORT: gramme })).map(({ text }) => text)).toContain(
      `Gramme 9.9.9 répond sur le port ${gramme}.`,
    )
    const ill = String(await portOf(health(503, { code: 'UNAVAILABLE' })))
    expect(await faults({ PORT: ill })).toMatchObject([{ text: expect.stringContaining('sa base') }])
  })

  test('finds folders that are files, missing or full', async () => {
    await writeFile(dataDir, '')
    expect(await faults()).toMatchObject([{ text: expect.stringContaining('est un fichier') }])
    const away = join(folder, 'away')
    await rm(dataDir)
    expect(await faults({ BACKUP_DIR: away })).toMatchObject([
      { remedy: expect.stringContaining('BACKUP_DIR') },
    ])
    await mkdir(away)
    await mkdir(dataDir)
    const settings = readSettings({ DATA_DIR: dataDir, BACKUP_DIR: away })
    for (const check of [checkDataFolder, checkBackupFolder])
      expect(check(settings, Infinity)).toMatchObject({
        ok: false,
        text: expect.stringContaining('de libre'),
      })
    const elsewhere = readSettings({ DATA_DIR: '/proc/1/gramme' })
    expect(checkDataFolder(elsewhere)).toMatchObject({ ok: false, text: expect.stringContaining('/proc/1') })
  })

  test('finds a READ_URL that leads to no replica, or to nothing', async () => {
    expect(await faults({ READ_URL: database.connectionString })).toMatchObject([
      { text: expect.stringContaining('prend elle-même des écritures'), remedy: expect.any(String) },
    ])
    expect(await faults({ READ_URL: 'postgresql://x:y@127.0.0.1:9/x' })).toMatchObject([
      { text: expect.stringContaining('rien ne répond'), remedy: expect.stringContaining('DATABASE_URL') },
    ])
  })

  test('finds a database that does not answer, or is of a newer Gramme', async () => {
    expect(await faults({ DATABASE_URL: 'postgresql://x:y@127.0.0.1:9/x' })).toMatchObject([
      { text: expect.stringContaining('injoignable'), remedy: expect.any(String) },
    ])
    const newer = await createTestDatabase()
    const at = { DATABASE_URL: newer.connectionString }
    await newer.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1')
    expect((await found(at)).map(({ text }) => text).join('\n')).toContain(
      'mis à jour au prochain démarrage (migrations : 1)',
    )
    await newer.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
    )
    expect(await faults(at)).toMatchObject([{ text: expect.stringContaining('version plus récente') }])
    await newer.drop()
    const empty = await createEmptyDatabase()
    expect(await faults({ DATABASE_URL: empty.connectionString })).toEqual([])
    await empty.drop()
  })

  test('finds a mail server that is silent, or refuses the login', async () => {
    expect(await faults({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatchObject([
      { remedy: expect.stringContaining('port') },
    ])
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'juste' ? done(null, { user: 'moi' }) : done(new Error('no')),
    })
    const port = await portOf(server)
    expect(await faults({ SMTP_URL: `smtp://moi:faux@127.0.0.1:${port}` })).toMatchObject([
      { remedy: expect.stringContaining('mot de passe') },
    ])
    expect(await faults({ SMTP_URL: `smtp://moi:juste@127.0.0.1:${port}` })).toEqual([])
    expect(await faults({ REGISTRATION: 'confirmed' })).toMatchObject([
      { remedy: expect.stringContaining('SMTP_URL') },
    ])
  })
})

test('npm run doctor writes a line each, and ends with 1 where something is wrong', async () => {
  const good = { DATA_DIR: dataDir, DATABASE_URL: database.connectionString, PORT: String(await freePort()) }
  const { stdout } = await runScript('scripts/doctor.ts', good)
  expect(stdout).toMatch(/^✓ Node .*\n(✓ .*\n)+\nTout va bien\.\n$/)
  await expect(runScript('scripts/doctor.ts', { ...good, PORT: 'abc' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^✗ PORT .*\n {2}→ /m),
  })
})
