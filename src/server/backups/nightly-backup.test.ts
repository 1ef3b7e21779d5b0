import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backUpOnce } from '#database/backup/back-up-once.ts'
import { checkBackup } from '#database/backup/restore-backup.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { inTransaction } from '#database/transaction.ts'
import { readConfig } from '../config.ts'
import type { Mail } from '../mail/mailer.ts'
import { NightlyBackup, type Parts } from './nightly-backup.ts'

const AT = { hour: 3, minute: 0 }
const night = (day: number, hour = 4, minute = 0) => new Date(2026, 10, day, hour, minute)

let database: TestDatabase
let dataDir: string
let folder: string
let log: string
let mails: Mail[]
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-nightly-'))
  folder = join(dataDir, 'backups')
  log = ''
  mails = []
})
afterEach(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** An account that existed before the nights of these tests. */
async function addAccount(): Promise<void> {
  const id = await database.createUser()
  await database.pool.query("update auth.users set created_at = '2026-01-01' where id = $1", [id])
}

/** A server's nightly backups; made in this process unless another way is given. */
function server({
  backups,
  ...parts
}: Partial<Parts> & { backups?: Partial<Parts['config']['backups']> } = {}) {
  const config = readConfig({ DATA_DIR: dataDir })
  return new NightlyBackup(
    { log: pino({ level: 'warn' }, { write: (line) => void (log += line) }) },
    {
      config: { ...config, backups: { at: AT, folder, kept: 7, ...backups } },
      database,
      mailer: { send: async (mail) => (mails.push(mail), true) },
      operatorAddress: async () => 'chef@exemple.fr',
      make: backUpOnce,
      ...parts,
    },
  )
}

async function attempts() {
  const { rows } = await database.pool.query<{ file: string | null; bytes: number; error: string | null }>(
    'select file, bytes, error from auth.backups order by began_at',
  )
  return rows
}

async function onNight(nightly: NightlyBackup, now: Date): Promise<void> {
  nightly.look(now)
  await nightly.ended()
}

describe('a nightly backup', () => {
  test('is made in a separate process, whole and once a night', async () => {
    await addAccount()
    const nightly = server({ make: undefined })
    await onNight(nightly, night(26))
    const [name = '', ...more] = await readdir(folder)
    expect(more).toEqual([])
    const { sums } = await checkBackup(join(folder, name))
    expect(sums.find((table) => table.name === 'auth.users')?.rows).toBe(1)
    expect(await attempts()).toEqual([{ file: join(folder, name), bytes: expect.any(Number), error: null }])
    await onNight(nightly, night(26, 23))
    await onNight(server(), night(26, 23, 30))
    expect(await attempts()).toHaveLength(1)
    expect(log).toBe('')
  })

  test('is made by one of several servers, and by another where that one fails', async () => {
    await addAccount()
    const failing = server({ backups: { folder: join(dataDir, 'missing') } })
    const others = [server(), server(), server()]
    await onNight(failing, night(26, 3))
    await Promise.all(others.map((each) => onNight(each, night(26, 3, 1))))
    await Promise.all([failing, ...others].map((each) => onNight(each, night(26, 5))))
    expect((await attempts()).filter(({ error }) => error === null)).toHaveLength(1)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('is not made before anyone has an account, nor for a night before the first', async () => {
    const nightly = server()
    await onNight(nightly, night(26))
    await database.createUser()
    await onNight(nightly, night(26, 5))
    expect(await attempts()).toEqual([])
  })

  test('keeps the newest, and touches no other file', async () => {
    await addAccount()
    await mkdir(folder)
    const old = ['gramme-2026-11-22T030000Z.tar.zst', 'gramme-2026-11-23T030000Z.tar.zst']
    const draft = 'gramme-2026-11-24T030000Z.tar.zst.99.part'
    const others = ['gramme-2026-11-01.tar.zst', 'notes.txt']
    for (const name of [...old, draft, ...others]) await writeFile(join(folder, name), '')
    await utimes(join(folder, draft), 0, 0)
    await onNight(server({ backups: { kept: 2 } }), night(26))
    const left = await readdir(folder)
    expect(left).toHaveLength(4)
    expect(left).toEqual(expect.arrayContaining([old[1], ...others]))
  })

  test('that the server stops midway leaves no file and counts as no failure', async () => {
    await addAccount()
    await inTransaction(database.pool, 'begin', async (client) => {
      await client.query('lock table gammes in access exclusive mode')
      const nightly = server({ make: undefined })
      nightly.look(night(26))
      await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1)
      await nightly.stop()
      expect(await readdir(folder)).toEqual([])
    })
    expect(await attempts()).toEqual([])
    expect(log).toBe('')
  })
})

describe('a nightly backup that fails', () => {
  test('is logged, stored and mailed once, tried again every hour, and made once it can be', async () => {
    await addAccount()
    const missing = join(dataDir, 'disque')
    const nightly = server({ backups: { folder: missing } })
    for (const hour of [3, 4, 4.5, 5]) await onNight(nightly, night(26, 0, hour * 60))
    const sentence = `Le dossier des sauvegardes ${missing} (BACKUP_DIR) n'existe pas.`
    expect((await attempts()).map(({ error }) => error)).toEqual([sentence, sentence, sentence])
    expect(log.trim().split('\n')).toHaveLength(3)
    expect(log).toContain(sentence)
    expect(mails).toEqual([
      expect.objectContaining({ to: 'chef@exemple.fr', subject: 'La sauvegarde de Gramme a échoué' }),
    ])
    expect(mails[0]?.text).toContain(sentence)
    expect(mails[0]?.text).toContain('Aucune sauvegarde n’a encore été faite.')
    await mkdir(missing)
    await onNight(nightly, night(26, 6))
    expect((await attempts()).at(-1)).toMatchObject({ error: null })
  })

  test('the night after is mailed with the date of the last one', async () => {
    await addAccount()
    await onNight(server(), night(25))
    await onNight(server({ make: () => Promise.reject(new Error('secret')) }), night(26))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/La dernière sauvegarde date du .* 20\d\d/)
    expect(mails[0]?.text).not.toContain('secret')
  })

  test('without an address of the operator is not mailed', async () => {
    await addAccount()
    const nobody = server({
      operatorAddress: async () => undefined,
      make: () => Promise.reject(new Error('full')),
    })
    await onNight(nobody, night(26))
    expect(mails).toEqual([])
    expect(await attempts()).toHaveLength(1)
  })

  test('where the disk has no room for one as large as the last writes nothing', async () => {
    await addAccount()
    await database.pool.query(
      `insert into auth.backups (due_at, server, file, bytes, rows) values ('2026-11-01', 'x', 'x', 1e15, 1)`,
    )
    await onNight(server(), night(26))
    expect((await attempts()).at(-1)?.error).toMatch(/^Il reste .* et la dernière sauvegarde en a pris/)
    expect(await readdir(folder)).toEqual([])
  })

  test('as its process ends without an answer says so', async () => {
    await addAccount()
    const kill = vi.spyOn(process, 'execPath', 'get').mockReturnValue('/bin/false')
    await onNight(server({ make: undefined }), night(26))
    kill.mockRestore()
    expect((await attempts()).at(-1)?.error).toContain("s'est arrêtée sans dire pourquoi")
  })
})
