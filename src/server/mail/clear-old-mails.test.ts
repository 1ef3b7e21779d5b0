import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearOldMails } from './clear-old-mails.ts'
import { keepAsFile } from './keep-as-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-mails-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const DAY_MS = 24 * 3_600_000

async function keep(daysAgo: number): Promise<string> {
  const file = await keepAsFile(dataDir, {
    from: 'a@exemple.fr',
    to: 'b@exemple.fr',
    subject: 'Mail',
    text: '',
  })
  const moment = new Date(Date.now() - daysAgo * DAY_MS)
  await utimes(file, moment, moment)
  return file
}

test('mails of more than 30 days are deleted, newer ones and foreign files stay', async () => {
  await keep(31)
  const young = await keep(29)
  const foreign = join(dataDir, 'mail', 'notes.eml')
  await writeFile(foreign, '')
  await utimes(foreign, new Date(0), new Date(0))
  await clearOldMails(dataDir)
  const left = (await readdir(join(dataDir, 'mail'))).map((name) => join(dataDir, 'mail', name))
  expect(left.toSorted()).toEqual([young, foreign].toSorted())
})

test('a mail that a clock has dated a year ahead is deleted after 30 days from now', async () => {
  const file = await keep(-365)
  await clearOldMails(dataDir)
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1)
  await clearOldMails(dataDir, Date.now() + 31 * DAY_MS)
  await expect(access(file)).rejects.toThrow('ENOENT')
})

test('a folder that is not there is no failure', async () => {
  await clearOldMails(join(dataDir, 'none'))
})
