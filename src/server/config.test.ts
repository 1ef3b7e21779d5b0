import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#database/startup-error.ts'
import { readConfig } from './config.ts'

let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gramme-config-'))
  dataDir = join(folder, 'data')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('nothing has to be set but what the defaults cannot know', () => {
  expect(readConfig({ DATA_DIR: dataDir })).toEqual({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    connecting: { maxConnections: 10, statementTimeoutMs: 30_000, lockTimeoutMs: 5_000, waitMs: 60_000 },
    dataDir,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    trustProxy: ['loopback'],
    requestsPerMinute: 600,
    storage: { maxItems: 1_000_000, maxPhotoBytes: 2000 * 1024 ** 2 },
    backups: { at: { hour: 3, minute: 0 }, folder: join(dataDir, 'backups'), kept: 7 },
    registration: 'open',
    metricsToken: undefined,
    secret: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
  })
})

test('an empty variable counts as absent, and the public address loses its slash', () => {
  const read = readConfig({
    DATA_DIR: dataDir,
    PORT: '',
    SMTP_URL: '',
    PUBLIC_URL: 'https://gramme.exemple.fr/',
  })
  expect(read).toMatchObject({ port: 3000, publicUrl: 'https://gramme.exemple.fr' })
  expect(read.smtpUrl).toBeUndefined()
})

test.each([
  ['https://exemple.fr/gramme', 'https://exemple.fr/gramme'],
  ['https://exemple.fr/gramme/', 'https://exemple.fr/gramme'],
  ['http://192.168.1.20:8080/outils/Gramme_2.0', 'http://192.168.1.20:8080/outils/Gramme_2.0'],
])('the public address %s has a path', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ DATA_DIR: dataDir, PUBLIC_URL }).publicUrl).toBe(publicUrl)
})

test('proxies are named by addresses, networks and ranges', () => {
  const read = readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '172.18.0.0/16, 10.0.0.1,fd00::/8,uniquelocal' })
  expect(read.trustProxy).toEqual(['172.18.0.0/16', '10.0.0.1', 'fd00::/8', 'uniquelocal'])
})

test('the secret is made once, and readable to its owner alone', () => {
  const { secret } = readConfig({ DATA_DIR: dataDir })
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(secret)
})

test('a kept secret that a full disk has cut is refused, and made again once it is deleted', () => {
  const path = join(dataDir, 'secret')
  readConfig({ DATA_DIR: dataDir })
  for (const cut of ['', '\n', 'a'.repeat(31)]) {
    writeFileSync(path, cut)
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(`Le fichier ${path} est incomplet`)
  }
  rmSync(path)
  expect(readConfig({ DATA_DIR: dataDir }).secret.length).toBeGreaterThanOrEqual(32)
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

test.each([
  ['PORT', 'huit', 'PORT doit être un nombre'],
  ['PORT', '70000', 'PORT doit être un nombre entier entre 1 et 65535'],
  ['PORT', '80,5', 'PORT doit être un nombre'],
  ['DATABASE_URL', 'mysql://localhost/gramme', "DATABASE_URL doit être l'adresse d'un PostgreSQL"],
  ['DATABASE_URL', 'postgresql://un,:port:/gramme', "DATABASE_URL doit être l'adresse d'un PostgreSQL"],
  [
    'DATABASE_URL',
    'postgresql://un,deux/gramme?target_session_attrs=any',
    'DATABASE_URL ne peut demander que target_session_attrs=read-write',
  ],
  ['READ_URL', 'copie.exemple.fr', "READ_URL doit être l'adresse d'une copie de la base"],
  ['READ_URL', 'postgresql://un,deux/gramme', "READ_URL doit être l'adresse d'une copie de la base"],
  ['READ_URL', 'postgresql://copie/gramme', 'READ_URL demande DATABASE_URL'],
  ['PUBLIC_URL', 'gramme', 'PUBLIC_URL doit être une adresse web'],
  ['SMTP_URL', 'http://localhost', "SMTP_URL doit être l'adresse d'un serveur de courrier"],
  ['SECRET', 'court', 'SECRET doit compter au moins 32 caractères'],
  ['REQUESTS_PER_MINUTE', 'mille', 'REQUESTS_PER_MINUTE doit être un nombre entier entre 60 et 100000'],
  ['REQUESTS_PER_MINUTE', '5', 'REQUESTS_PER_MINUTE doit être un nombre entier entre 60 et 100000'],
  ['ACCOUNT_ITEMS', '999', 'ACCOUNT_ITEMS doit être un nombre entier entre 1000 et 100000000'],
  ['ACCOUNT_PHOTOS_MB', '0,5', 'ACCOUNT_PHOTOS_MB doit être un nombre entier entre 1 et 1000000'],
  ['REGISTRATION', 'fermée', 'REGISTRATION doit valoir open, confirmed, invited ou closed.'],
  ['REGISTRATION', 'Closed', 'REGISTRATION doit valoir open, confirmed, invited ou closed.'],
  ['TRUST_PROXY', 'traefik', 'TRUST_PROXY doit nommer les proxys'],
  ['TRUST_PROXY', '172.18.0.0/33', 'TRUST_PROXY doit nommer les proxys'],
  ['TRUST_PROXY', 'loopback,,10.0.0.1', 'TRUST_PROXY doit nommer les proxys'],
])('%s is %s: the refusal says what to write, and no folder is made', (name, value, sentence) => {
  const read = () => readConfig({ DATA_DIR: dataDir, [name]: value })
  expect(read).toThrow(StartupError)
  expect(read).toThrow(sentence)
  expect(existsSync(dataDir)).toBe(false)
})

test('several wrong settings are named in one message', () => {
  expect(() => readConfig({ DATA_DIR: dataDir, PORT: '0', SECRET: 'court' })).toThrow(/PORT.*\n.*SECRET/)
})

test('the data folder is a file', () => {
  writeFileSync(dataDir, '')
  expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/est un fichier/)
})

test.each<[string, string, string]>([
  ['PUBLIC_URL', 'https://chef:sesame@gramme.exemple.fr', 'ni utilisateur, ni mot de passe'],
  ['PUBLIC_URL', 'https://gramme.exemple.fr/#a', 'ni paramètre'],
  ...['/a//b', '//', '/..', '/a/../b', '/a b', '/caf\u00e9', '/a%2Fb', '/.a', '/a\\b', '/a;b'].map(
    (path): [string, string, string] => [
      'PUBLIC_URL',
      `https://exemple.fr${path}`,
      'son chemin que des lettres',
    ],
  ),
  ['PUBLIC_URL', 'https://gramme.exemple.fr/?a=1', 'ni paramètre'],
  ['TRUST_PROXY', '0.0.0.0/0', 'tout le monde'],
  ['TRUST_PROXY', 'loopback,::/0', 'tout le monde'],
  ['TRUST_PROXY', '128.0.0.0/1', 'tout le monde'],
])('%s=%s is refused in a sentence', (name, value, sentence) => {
  expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(sentence)
  expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(StartupError)
})
