import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchiveImported } from '#contract/account-archive.ts'
import { asMember } from '#database/as-member.ts'
import { type Figures, figuresOf } from '#database/backup/figures.ts'
import { releasedVersions } from '#database/backup/released-versions.ts'
import { exportAccount, readAccountFile, sendArchive } from '../testing/account-file.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

const FOLDER = new URL('fixtures/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.zip'))
const fileOf = (name: string) => readFileSync(new URL(name, FOLDER))

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** An import gives every row another id, by which those of one name are ordered. */
function withoutIds(figures: Figures): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify(row).replaceAll(UUID, '-')).toSorted(),
    ]),
  )
}

/** How many rows each table of a file has. */
function rowsOf(archive: Uint8Array): Record<string, number> {
  return Object.fromEntries(readAccountFile(archive).manifest.tables.map(({ name, rows }) => [name, rows]))
}

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

describe.each(FILES)('the file of an account %s', (name) => {
  test('is imported with every row, every figure to the cent, and the address of its carte', async () => {
    const archive = fileOf(name)
    expect(name).toBe(`${readAccountFile(archive).manifest.migration.name}.zip`)
    const chef = await api.signUp()
    const { otherCosts, address, untied } = await chef.done(sendArchive<ArchiveImported>(chef, archive))
    expect({ otherCosts, address, untied }).toEqual({ otherCosts: 0, address: 'kept', untied: 0 })
    const figures = JSON.parse(fileOf(name.replace('.zip', '.figures.json')).toString()) as Figures
    expect(withoutIds(await asMember(api.database, chef.userId, figuresOf))).toEqual(withoutIds(figures))
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    expect(rowsOf(await exportAccount(chef))).toMatchObject(rowsOf(archive))
    // The address is free for the next file.
    await api.database.pool.query('delete from auth.public_cartes where user_id = $1', [chef.userId])
  })
})

test('every released version has its file here: npm run account:fixture, once CHANGELOG.md names it', () => {
  expect(FILES.length).toBeGreaterThan(0)
  const versions = FILES.map((name) => readAccountFile(fileOf(name)).manifest.gramme)
  expect(versions).toEqual(expect.arrayContaining(releasedVersions()))
})
