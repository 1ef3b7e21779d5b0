import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BACKUP_DAYS } from '#domain/house/erasure-days.ts'
import { backupName } from './backup-name.ts'
import { keepNewest } from './keep-newest.ts'

const NOW = Date.parse('2026-11-29T03:00:00Z')
const daysAgo = (days: number) => backupName(new Date(NOW - days * 86_400_000))

async function left(files: readonly string[], kept: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  try {
    for (const name of files) await writeFile(join(folder, name), '')
    await keepNewest(folder, kept, NOW)
    return (await readdir(folder)).sort().reverse()
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the newest backups stay, and of these none that is older than backups are kept', async () => {
  const files = [daysAgo(0), daysAgo(1), daysAgo(BACKUP_DAYS - 1), daysAgo(BACKUP_DAYS)]
  expect(await left([...files, 'notes.txt'], 2)).toEqual(['notes.txt', daysAgo(0), daysAgo(1)])
  expect(await left(files, 10)).toEqual(files.slice(0, 3))
  expect(await left([daysAgo(40)], 2), 'the only one').toEqual([daysAgo(40)])
})
