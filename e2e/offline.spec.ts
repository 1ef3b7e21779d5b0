import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addBlanquette } from './support/larder.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ account, complaints }) => {
  expect(account.id).toBeTruthy()
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

/** Opens an address of the application with the service worker in charge of it. */
async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

const mark = (page: Page) => page.getByRole('status').filter({ hasText: /^Hors ligne/ })

test('a sheet, products and the carte are read in the basement, and nothing is lost there', async ({
  page,
  context,
}) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, '/products')
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
})
