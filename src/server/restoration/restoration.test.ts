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
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RestorationProgress } from '#contract/restoration-limits.ts'
import { connect } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { scratch } from '#database/testing/scratch.ts'
import { readConfig } from '../config.ts'
import { Serving } from '../serving.ts'
import { freePort } from '../testing/launch.ts'
import { restorationClient } from '../testing/restoration-client.ts'

const FIXTURES = new URL('../../database/backup/fixtures/', import.meta.url)
const NAME = readdirSync(FIXTURES).find((name) => name.endsWith('.tar.zst')) ?? ''
const BACKUP = readFileSync(new URL(NAME, FIXTURES))
const CHEF = { email: 'camille@exemple.fr', password: 'un mot de passe gardé' }

let db: TestDatabase
let dataDir: string
let serving: Serving
let page: ReturnType<typeof restorationClient>

beforeEach(async () => {
  db = await createTestDatabase()
  dataDir = mkdtempSync(join(scratch(), 'gramme-restoration-'))
  const port = await freePort()
  page = restorationClient(`http://localhost:${port}`)
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

/** Checks a file and restores it, and waits for how that ends. */
async function restored(key: string, file: string | null): Promise<RestorationProgress> {
  const checked = await page.check(key, file)
  if (checked.step === 'failed') return checked
  expect(checked).toMatchObject({ step: 'checked', rows: expect.any(Number) as number })
  return page.restore(key)
}

const signIn = () => page.send('/api/auth/sign-in/email', CHEF)
async function events(): Promise<string[]> {
  const database = await connect(db.connectionString)
  const { rows } = await database.pool.query<{ event: string }>('select event from auth.security_events')
  await database.close()
  return rows.map(({ event }) => event)
}
const leftovers = () => readdirSync(join(dataDir, 'temporary'))

describe('a server of an installation without accounts', () => {
  test('restores a backup that is uploaded, goes on with it, and offers nothing more', async () => {
    expect(await page.offer()).toMatchObject({ state: 'offered' })
    // The sign-in page asks for passkeys before anyone has an account.
    expect((await page.send('/api/auth/passkey/generate-authenticate-options', {})).status).toBe(200)
    const { key } = await page.open(serving.restoration.code)
    await page.upload(key, BACKUP, Math.ceil(BACKUP.length / 3))
    expect(await restored(key, null)).toMatchObject({
      step: 'restored',
      version: expect.any(String) as string,
    })
    expect((await signIn()).status).toBe(200)
    await expect.poll(events).toContain('backup-restored')
    expect(await page.offer()).toMatchObject({ state: 'closed' })
    expect(await page.send('/api/restoration/open', { code: serving.restoration.code })).toMatchObject({
      status: 409,
      body: { code: 'INSTALLATION_IN_USE' },
    })
    expect(leftovers()).toEqual([])
  })

  test('refuses a file that is cut or foreign, stays as it was, and takes one of the folder of the backups', async () => {
    mkdirSync(join(dataDir, 'backups'))
    copyFileSync(new URL(NAME, FIXTURES), join(dataDir, 'backups', NAME))
    writeFileSync(join(dataDir, 'backups', 'notes.txt'), '')
    const { key, files } = await page.open(serving.restoration.code)
    const cases = [
      [BACKUP.subarray(0, BACKUP.length - 200), /ma cuisine\.tar\.zst est (incomplète|abîmée)/],
      [new TextEncoder().encode('PK another archive'), /ma cuisine\.tar\.zst n'est pas une sauvegarde/],
    ] as const
    for (const [content, sentence] of cases) {
      await page.upload(key, content, 1_000_000)
      expect(await restored(key, null)).toEqual({
        step: 'failed',
        sentence: expect.stringMatching(sentence) as string,
      })
      expect(leftovers()).toEqual([])
      expect(await page.offer()).toMatchObject({ state: 'offered' })
    }
    expect(files).toMatchObject([{ file: NAME, bytes: BACKUP.length }])
    for (const file of ['notes.txt', '../secret', `../backups/${NAME}`])
      expect(await page.send('/api/restoration/check', { key, file })).toMatchObject({
        status: 409,
        body: { code: 'RESTORATION_ENDED' },
      })
    expect(await restored(key, NAME)).toMatchObject({ step: 'restored' })
    expect((await signIn()).status).toBe(200)
    expect(readdirSync(join(dataDir, 'backups'))).toContain(NAME)
  })

  // A proxy that adds no header makes a stranger look like a browser on the server's own machine.
  test.each<Record<string, string>>([{}, { 'x-forwarded-for': '203.0.113.7' }])(
    'asks for its code of a visit with %o',
    async (headers) => {
      for (const code of ['', 'aaaaa-aaaaa'])
        expect(await page.send('/api/restoration/open', { code }, headers)).toMatchObject({
          status: 403,
          body: { code: 'WRONG_CODE' },
        })
    },
  )

  test('lets a second page take over, and keeps an account made meanwhile', async () => {
    const first = await page.open(serving.restoration.code.toUpperCase().replace('-', ' '))
    const { key } = await page.open(serving.restoration.code)
    expect(await page.send('/api/restoration/progress', { key: first.key })).toMatchObject({ status: 409 })
    await page.upload(key, BACKUP, BACKUP.length)
    await page.send('/api/restoration/cancel', { key: first.key })
    expect(leftovers()).toHaveLength(1)
    const account = { ...CHEF, name: 'Camille Martin' }
    expect((await page.send('/api/auth/sign-up/email', account)).status).toBe(200)
    expect(await page.send('/api/restoration/restore', { key })).toMatchObject({
      status: 409,
      body: { code: 'INSTALLATION_IN_USE' },
    })
    expect((await signIn()).status).toBe(200)
    await page.send('/api/restoration/cancel', { key })
    expect(leftovers()).toEqual([])
  })
})
