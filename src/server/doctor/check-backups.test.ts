import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { doctorForEachTest, faultsAmong, findingsOf, runScript } from '../testing/doctor.ts'

let folder: string
let dataDir: string
doctorForEachTest((setUp) => ({ folder, dataDir } = setUp))

const found = (env: Record<string, string>) => findingsOf({ DATA_DIR: dataDir, ...env })
const faults = async (env: Record<string, string>) => faultsAmong(await found(env))

test('the doctor finds backups that are missing, old or failed', async () => {
  const used = await createTestDatabase()
  const at = { DATABASE_URL: used.connectionString }
  await used.createUser()
  expect(await faults(at)).toMatchObject([{ text: expect.stringContaining('Aucune sauvegarde encore') }])
  expect(await faults({ ...at, BACKUP_AT: 'never' })).toEqual([])
  await runScript('scripts/backup.ts', at, join(folder, 'by-hand.backup'))
  expect(await faults(at)).toEqual([])
  await used.pool.query('delete from auth.backups')
  const store = (hours: number, error: string | null) =>
    used.pool.query(
      `insert into auth.backups (began_at, ended_at, server, file, bytes, rows, error)
       select t, t, 'x', case when $2::text is null then 'x' end, case when $2::text is null then 1 end,
         case when $2::text is null then 1 end, $2 from (select now() - $1 * interval '1 hour') as at (t)`,
      [hours, error],
    )
  await store(100, null)
  expect(await faults(at)).toMatchObject([{ text: expect.stringMatching(/La dernière sauvegarde date du/) }])
  await store(10, null)
  expect(await faults(at)).toEqual([])
  await store(1, 'Le disque est plein.')
  expect(await faults(at)).toMatchObject([{ text: expect.stringContaining('Le disque est plein.') }])
  await used.drop()
})

test('the doctor reads the age of a backup from the folder while the database is stopped', async () => {
  await mkdir(join(dataDir, 'backups'), { recursive: true })
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  await writeFile(join(dataDir, 'backups', 'gramme-2020-01-01T030000Z.tar.zst'), '')
  const findings = await found({ DATABASE_URL: '' })
  expect(findings.map(({ text }) => text).join('\n')).toContain('(PostgreSQL 18) est arrêtée')
  expect(faultsAmong(findings)).toMatchObject([{ text: expect.stringContaining('2020') }])
})
