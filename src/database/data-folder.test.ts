import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { isAlive } from './embedded/postmaster-file.ts'
import { StartupError } from './startup-error.ts'
import { query, dataFolder } from './testing/data-folder.ts'

const folder = dataFolder()

async function refusal(path = folder.path): Promise<string> {
  const error: unknown = await startEmbedded(path).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartupError)
  return error instanceof StartupError ? error.message : ''
}

describe('a data folder', () => {
  test('in use is refused, with the number of the process that uses it', async () => {
    folder.fill()
    const { child, next } = folder.hold()
    const { pid = 0 } = await next()
    expect(await refusal()).toBe(
      `Le dossier de données ${folder.path} est déjà utilisé par un autre Gramme (processus ${child.pid}). Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    )
    expect(isAlive(pid)).toBe(true)
  })

  test('started twice at once for the first time goes to one, and the other is told', async () => {
    const reports = await Promise.all(
      [folder.hold('first'), folder.hold('first'), folder.hold('first')].map(({ next }) => next()),
    )
    expect(reports.filter(({ pid }) => pid !== undefined)).toHaveLength(1)
    for (const { refused } of reports.filter(({ pid }) => pid === undefined))
      expect(refused).toMatch(/est déjà utilisé par un autre Gramme \(processus \d+\)/)
    expect(readdirSync(folder.path).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log'])
  })

  test('that is a file is refused', async () => {
    const file = join(folder.path, 'fichier')
    writeFileSync(file, '')
    expect(await refusal(file)).toContain('est un fichier')
  })

  test('that cannot be written is refused', async () => {
    const asRoot = process.getuid?.() === 0
    if (!asRoot) chmodSync(folder.path, 0o500)
    expect(await refusal(asRoot ? '/proc/gramme' : folder.path)).toContain("n'est pas accessible en écriture")
  })

  test('of another PostgreSQL is refused', async () => {
    folder.fill()
    await (await folder.start()).stop()
    writeFileSync(join(folder.path, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal()).toContain("d'un PostgreSQL 17")
  })

  test.runIf(process.getuid?.() === 0)('that other users cannot enter serves root all the same', async () => {
    folder.fill()
    chmodSync(folder.path, 0o700)
    const embedded = await folder.start()
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(folder.path, 'postgres')).uid).not.toBe(0)
    expect(statSync(folder.path).mode & 0o777).toBe(0o700)
  })
})
