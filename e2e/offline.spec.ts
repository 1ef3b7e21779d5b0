import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addBlanquette, addSheet } from './support/sheets.ts'
import { LOST_NETWORK, openWatched } from './support/offline.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

// These tests are about what a browser stores: each has a new context.
test.use({ serviceWorkers: 'allow', reuseContext: false })

test.beforeEach(({ complaints }) => complaints.expect(LOST_NETWORK))

const mark = (page: Page) => page.getByRole('status').filter({ hasText: /^Hors ligne/ })

test('a sheet, products and the carte are read in the basement, and nothing is lost there', async ({
  page,
  context,
}) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, '/dashboard')
  await page.goto('/products')
  await expect(page.getByText('Beurre doux 82 %').first()).toBeVisible()
  await page.goto('/cartes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/recipes/${sheet.id}`)
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()

  await context.setOffline(true)
  await expect(mark(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()
  await expect(mark(page)).toHaveText(/Lu le \d\d\/\d\d à \d\d:\d\d$/)
  await page.goto('/products')
  await expect(page.getByText('Beurre doux 82 %').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/cartes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/menus')
  await expect(page.getByText(/ces données n’avaient pas été lues avant la coupure/)).toBeVisible()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes recettes' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
})

test('a list stays when it is searched without a network, and follows once there is one', async ({
  page,
  context,
}) => {
  await addBlanquette(page.request)
  await addSheet(page.request, { title: 'Tarte Tatin' })
  await openWatched(page, '/dashboard')
  for (const { address, field, kept, typed } of [
    {
      address: '/recipes',
      field: 'Rechercher une recette...',
      kept: 'Blanquette de veau',
      typed: 'tatin',
    },
    { address: '/products', field: 'Rechercher', kept: 'Beurre doux 82 %', typed: 'creme' },
  ]) {
    await page.goto(address)
    await expect(page.getByText(kept).first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('searchbox', { name: field }).fill(typed)
    await expect(page.getByText(/chercher, filtrer et trier demandent le réseau/)).toBeVisible()
    await expect(page.getByText(kept).first()).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText(/demandent le réseau/)).toBeHidden()
    await expect(page.getByText(kept)).toHaveCount(0)
  }
})

test('what is written without a network is refused and stays; it is saved once there is one', async ({
  page,
  context,
}) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, '/dashboard')
  await openEditor(page, sheet.id)
  await context.setOffline(true)
  const title = page.getByLabel('Nom de la recette')
  await title.fill('Blanquette du sous-sol')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText(/Hors ligne\s: rien ne peut être enregistré\. Ce que vous avez tapé reste ici\./),
  ).toBeVisible()
  await expect(title).toHaveValue('Blanquette du sous-sol')

  await context.setOffline(false)
  await expect(mark(page)).toBeHidden()
  await expect(page.getByText(/La connexion est revenue\s: réessayez\./)).toBeVisible()
  await expect(title).toHaveValue('Blanquette du sous-sol')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/Enregistré à/)).toBeVisible()
  // What was saved is what can be read from now on.
  await page.goto(`/recipes/${sheet.id}`)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Blanquette du sous-sol' })).toBeVisible()
})

test('the demo says that it needs a network, and goes on by itself once there is one', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await openWatched(page, '/recipes#demo')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/la démo a besoin du réseau\. Elle reprendra/)).toBeVisible()
  await expect(page.getByText('n’avaient pas été lues')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('main').locator('a[href$="/edit"]').first()).toBeVisible()
})

test('a new version says so, and waits for what is being typed', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, '/dashboard')
  await openEditor(page, sheet.id)
  await page.getByLabel('Nom de la recette').fill('Blanquette en cours')
  // Another script in charge of the same addresses is what a new version is.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?another'))
  const notice = page.getByRole('status').filter({ hasText: 'Une nouvelle version de Gramme est prête.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(page.getByText(/La mise à jour se fera dès que la saisie en cours/)).toBeVisible()
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Blanquette en cours')

  const loadedAnew = page.waitForEvent('load')
  await page.keyboard.press('Control+s')
  await loadedAnew
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Blanquette en cours')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?another')
})
