import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEmptyDatabase, openTestDatabase } from '#database/testing.ts'
import { scratch } from '#database/testing/scratch.ts'
import { runProgram } from '#tests/attacks/backup/run-program.ts'

const FIXTURES = new URL('../../database/backup/fixtures/', import.meta.url)
const NAME = readdirSync(FIXTURES).find((name) => name.endsWith('.tar.zst')) ?? ''

test('npm run restore leaves a line among the security events of what it has restored', async () => {
  const empty = await createEmptyDatabase()
  const dataDir = mkdtempSync(join(scratch(), 'gramme-restore-'))
  const environment = { DATABASE_URL: empty.connectionString, DATA_DIR: dataDir }
  const { code, output } = await runProgram('restore', new URL(NAME, FIXTURES).pathname, { environment })
  rmSync(dataDir, { recursive: true, force: true })
  expect([code, output]).toEqual([0, expect.stringContaining('Installation restaurée')])
  const database = await openTestDatabase(empty.connectionString)
  const { rows } = await database.pool.query(
    "select address, user_agent, count from auth.security_events where event = 'backup-restored'",
  )
  await database.drop()
  expect(rows).toEqual([{ address: '', user_agent: 'npm run restore', count: 1 }])
})
