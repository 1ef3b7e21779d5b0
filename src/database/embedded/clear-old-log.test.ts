import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearOldLog, logOf } from './clear-old-log.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const OLD = '2026-10-20 08:00:00.000 UTC [12] LOG:  starting PostgreSQL 18.4\n\tcontinued\n'
const RECENT = '2026-11-20 08:00:00.000 UTC [31] LOG:  database system is ready\n\tcontinued\n'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gramme-log-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test.each([
  ['old lines go, with what continues them', OLD + RECENT, RECENT],
  ['a log of old lines alone is emptied', OLD, ''],
  ['a log of recent lines stays', RECENT, RECENT],
  ['what has no date stays', 'pg: symbol lookup error\n', 'pg: symbol lookup error\n'],
])('%s', async (_what, before, after) => {
  await writeFile(logOf(dataDir), before)
  await clearOldLog(dataDir, NOW)
  expect(await readFile(logOf(dataDir), 'utf8')).toBe(after)
})

test('without a log there is nothing to do', async () => {
  await expect(clearOldLog(dataDir, NOW)).resolves.toBeUndefined()
})
