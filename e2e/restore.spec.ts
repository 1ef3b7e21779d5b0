import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { freePort, launch, type Launched, restorationCode } from '../src/server/testing/launch.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const FIXTURES = fileURLToPath(new URL('../src/database/backup/fixtures/', import.meta.url))
const BACKUP = join(FIXTURES, readdirSync(FIXTURES).find((name) => name.endsWith('.tar.zst')) ?? '')

/** A separate server on a new embedded database, without accounts. */
const emptyTest = test.extend<object, { emptyServer: { address: string; launched: Launched } }>({
  emptyServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, also of a fixture that needs nothing
    async ({}, give) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gramme-empty-'))
      const server = launch({ PORT: String(await freePort()), DATA_DIR: dataDir })
      await give({ address: await server.ready, launched: server })
      server.process.kill('SIGTERM')
      await server.exit
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ emptyServer }, give) => give(emptyServer.address),
})

emptyTest(
  'the first page of an empty installation offers a backup, which is checked and restored, and its chef signs in',
  async ({ page, complaints, emptyServer }) => {
    emptyTest.slow()
    // The server is closed while it restores.
    complaints.expect(/503|ERR_CONNECTION_REFUSED/)
    await page.goto('/')
    await page.getByRole('link', { name: 'Reprendre une sauvegarde' }).click()
    await expect(page.getByRole('heading', { name: 'Reprendre une sauvegarde' })).toBeVisible()
    await page.getByLabel('Code de reprise').fill(restorationCode(emptyServer.launched.output()))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    const chooser = page.locator('input[type=file]')
    const photos = { name: 'photos.zst', mimeType: 'application/zstd', buffer: Buffer.from('PK') }
    await chooser.setInputFiles(photos)
    await expect(page.getByRole('alert')).toContainText("photos.zst n'est pas une sauvegarde de Gramme.")
    await expectAccessible(page)
    await chooser.setInputFiles(BACKUP)
    await expect(page.getByText('Elle est entière.')).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre cette sauvegarde' }).click()
    await expect(page.getByRole('heading', { name: 'Sauvegarde reprise' })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Se connecter' }).last().click()
    await expect(page.getByRole('link', { name: 'Reprendre une sauvegarde' })).toBeHidden()
    await page.getByLabel('Adresse email').fill('camille@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe gardé')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)
