import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenedRestoration, RestorationProgress } from '#contract/restoration-limits.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { scratch } from '#database/testing/scratch.ts'
import { readConfig } from '../config.ts'
import { Serving } from '../serving.ts'
import { freePort } from '../testing/launch.ts'

const FIXTURES = new URL('../../database/backup/fixtures/', import.meta.url)
const NAME = readdirSync(FIXTURES).find((name) => name.endsWith('.tar.zst')) ?? ''
const BACKUP = readFileSync(new URL(NAME, FIXTURES))
const CHEF = { email: 'camille@exemple.fr', password: 'un mot de passe gardé' }

let db: TestDatabase
let dataDir: string
let serving: Serving
let address: string

beforeEach(async () => {
  db = await createTestDatabase()
  dataDir = mkdtempSync(join(scratch(), 'gramme-restoration-'))
  const port = await freePort()
  address = `http://localhost:${port}`
  const config = readConfig({ PORT: String(port), DATABASE_URL: db.connectionString, DATA_DIR: dataDir })
  // The server alone may use the database that is restored.
  await db.close()
  serving = new Serving(config, db.connectionString, (error) => {
    throw error
  })
  await serving.open()
})

afterEach(async () => {
  await serving.close()
  await db.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const offer = async () => (await fetch(`${address}/api/restoration`)).json() as Promise<object>

async function open(code = '', headers: Record<string, string> = {}): Promise<OpenedRestoration> {
  const { status, body } = await send('/api/restoration/open', { code }, headers)
  expect(status).toBe(200)
  return body as OpenedRestoration
}

/** Sends a file in parts, as the page does. */
async function upload(key: string, content: Uint8Array<ArrayBuffer>, partBytes: number): Promise<void> {
  for (let from = 0; from < content.length;) {
    const query = new URLSearchParams({
      from: String(from),
      of: String(content.length),
      name: 'ma cuisine.tar.zst',
    })
    const part = content.subarray(from, from + partBytes)
    const request = () =>
      fetch(`${address}/api/restoration/file?${query}`, {
        method: 'PUT',
        headers: { 'x-restoration-key': key, 'content-type': 'application/octet-stream' },
        body: part,
      })
    const answer = await request()
    expect(answer.status).toBe(200)
    ;({ bytes: from } = (await answer.json()) as { bytes: number })
    // A part whose answer was lost is sent again.
    if (from < content.length) expect(await (await request()).json()).toEqual({ bytes: from })
  }
}

/** Checks a file and restores it, and waits for how that ends. */
async function restored(key: string, file: string | null): Promise<RestorationProgress> {
  expect((await send('/api/restoration/check', { key, file })).status).toBe(200)
  const checked = await ended(key)
  if (checked.step === 'failed') return checked
  expect(checked).toMatchObject({ step: 'checked', rows: expect.any(Number) as number })
  expect((await send('/api/restoration/restore', { key })).status).toBe(200)
  return ended(key)
}

async function ended(key: string): Promise<RestorationProgress> {
  for (;;) {
    const answer = await send('/api/restoration/progress', { key }).catch(() => undefined)
    const progress = answer?.body as RestorationProgress
    if (answer?.status === 200 && !('percent' in progress)) return progress
    await pause(50)
  }
}

const signIn = () => send('/api/auth/sign-in/email', CHEF)
const leftovers = () => readdirSync(join(dataDir, 'temporary'))

describe('a server of an installation without accounts', () => {
  test('restores a backup that is uploaded, goes on with it, and offers nothing more', async () => {
    expect(await offer()).toMatchObject({ state: 'offered', needsCode: false })
    const { key } = await open()
    await upload(key, BACKUP, Math.ceil(BACKUP.length / 3))
    expect(await restored(key, null)).toMatchObject({
      step: 'restored',
      version: expect.any(String) as string,
    })
    expect((await signIn()).status).toBe(200)
    expect(await offer()).toMatchObject({ state: 'closed' })
    expect(await send('/api/restoration/open', { code: serving.restoration.code })).toMatchObject({
      status: 409,
      body: { code: 'INSTALLATION_IN_USE' },
    })
    expect(leftovers()).toEqual([])
  })

  test('refuses a file that is cut or foreign, stays as it was, and takes one of the folder of the backups', async () => {
    mkdirSync(join(dataDir, 'backups'))
    copyFileSync(new URL(NAME, FIXTURES), join(dataDir, 'backups', NAME))
    writeFileSync(join(dataDir, 'backups', 'notes.txt'), '')
    const { key, files } = await open()
    const cases = [
      [BACKUP.subarray(0, BACKUP.length - 200), /ma cuisine\.tar\.zst est (incomplète|abîmée)/],
      [new TextEncoder().encode('PK another archive'), /ma cuisine\.tar\.zst n'est pas une sauvegarde/],
    ] as const
    for (const [content, sentence] of cases) {
      await upload(key, content, 1_000_000)
      expect(await restored(key, null)).toEqual({
        step: 'failed',
        sentence: expect.stringMatching(sentence) as string,
      })
      expect(leftovers()).toEqual([])
      expect(await offer()).toMatchObject({ state: 'offered' })
    }
    expect(files).toMatchObject([{ file: NAME, bytes: BACKUP.length }])
    for (const file of ['notes.txt', '../secret', `../backups/${NAME}`])
      expect(await send('/api/restoration/check', { key, file })).toMatchObject({
        status: 409,
        body: { code: 'RESTORATION_ENDED' },
      })
    expect(await restored(key, NAME)).toMatchObject({ step: 'restored' })
    expect((await signIn()).status).toBe(200)
    expect(readdirSync(join(dataDir, 'backups'))).toContain(NAME)
  })

  test('asks for its code behind a proxy, lets a second page take over, and keeps an account made meanwhile', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7' }
    expect(await send('/api/restoration/open', { code: 'aaaaa-aaaaa' }, proxied)).toMatchObject({
      status: 403,
      body: { code: 'WRONG_CODE' },
    })
    const code = serving.restoration.code.toUpperCase().replace('-', ' ')
    const first = await open(code, proxied)
    const { key } = await open()
    expect(await send('/api/restoration/progress', { key: first.key })).toMatchObject({ status: 409 })
    await upload(key, BACKUP, BACKUP.length)
    await send('/api/restoration/cancel', { key: first.key })
    expect(leftovers()).toHaveLength(1)
    const account = { ...CHEF, name: 'Camille Martin' }
    expect((await send('/api/auth/sign-up/email', account)).status).toBe(200)
    expect(await send('/api/restoration/restore', { key })).toMatchObject({
      status: 409,
      body: { code: 'INSTALLATION_IN_USE' },
    })
    expect((await signIn()).status).toBe(200)
    await send('/api/restoration/cancel', { key })
    expect(leftovers()).toEqual([])
  })
})
