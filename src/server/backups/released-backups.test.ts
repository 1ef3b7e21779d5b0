import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knownMigrations, lastApplied } from '#database/apply-migrations.ts'
import { asMember } from '#database/as-member.ts'
import { figuresOf } from '#database/backup/figures.ts'
import { releasedVersions } from '#database/backup/released-versions.ts'
import { checkBackup, restoreBackup } from '#database/backup/restore-backup.ts'
import { createEmptyDatabase, openTestDatabase } from '#database/testing.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { startApi } from '../testing/start-api.ts'

const FOLDER = new URL('../../database/backup/fixtures/', import.meta.url)
const BACKUPS = readdirSync(FOLDER).filter((name) => name.endsWith('.tar.zst'))
const pathOf = (name: string) => new URL(name, FOLDER).pathname

describe.each(BACKUPS)('the backup %s', (name) => {
  test('is restored with every figure to the cent, migrated on, and its chef signs in', async () => {
    const empty = await createEmptyDatabase()
    const { head } = await restoreBackup(empty.connectionString, pathOf(name))
    expect(name).toBe(`${head.migration.name}.tar.zst`)
    const database = await openTestDatabase(empty.connectionString)
    expect((await lastApplied(database.pool))?.createdAt).toBe(knownMigrations().at(-1)?.createdAt)
    const api = await startApi({}, { beside: { database } })
    try {
      const chef = api.visitor()
      const credentials = { email: 'camille@exemple.fr', password: 'un mot de passe gardé' }
      const { user } = await chef.done(
        chef.post<{ user: { id: string } }>('/api/auth/sign-in/email', credentials),
      )
      const figures = JSON.parse(readFileSync(pathOf(name.replace('.tar.zst', '.figures.json')), 'utf8'))
      expect(await asMember(database, user.id, figuresOf)).toEqual(figures)
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    } finally {
      await api.close()
      await database.drop()
    }
  })
})

test('every released version has its backup here: npm run backup:fixture, once CHANGELOG.md names it', async () => {
  expect(BACKUPS.length).toBeGreaterThan(0)
  const heads = await Promise.all(BACKUPS.map(async (name) => (await checkBackup(pathOf(name))).head))
  const versions = heads.map(({ gramme }) => gramme)
  expect(versions).toEqual(expect.arrayContaining(releasedVersions()))
})

test('a released version is a heading of the changelog', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n## [0.2.0] - 2027-01-02\n\n### Added\n\n## 0.1.0\n'
  expect(releasedVersions(changelog)).toEqual(['0.2.0', '0.1.0'])
})
