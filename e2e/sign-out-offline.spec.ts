import type { Page } from '@playwright/test'
import { register } from './support/account.ts'
import { expectAccessible } from './support/accessible.ts'
import { addBlanquette } from './support/sheets.ts'
import { LOST_NETWORK, openWatched } from './support/offline.ts'
import { expect, signedInTest as test } from './support/test.ts'

// These tests are about what a browser stores: each has a new context.
test.use({ serviceWorkers: 'allow', reuseContext: false })

test.beforeEach(({ complaints }) => {
  complaints.expect(LOST_NETWORK)
  complaints.expect(/has not heard of the sign-out/)
})

/** What this browser stores of the pages that were read: names of caches and of databases. */
function privateThings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = (await caches.keys()).filter((name) => name !== 'gramme-files')
    return [...names, ...databases.map(({ name }) => `database ${name}`)]
  })
}

const SIGNED_OUT = /^Vous êtes déconnecté\s: rien n’est gardé sur cet appareil\.$/

async function expectSignedOut(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/api/account')).status(), 'the session has ended')
    .toBe(401)
}

test('whoever signs out leaves nothing to read, and whoever comes next finds nothing', async ({
  page,
  context,
}) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, `/recipes/${sheet.id}`)
  await expect.poll(() => privateThings(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await privateThings(page)).toEqual([])

  await context.clearCookies()
  await register(page.request)
  await openWatched(page, '/dashboard')
  await expect.poll(() => privateThings(page)).toHaveLength(2)
  await context.setOffline(true)
  await page.goto(`/recipes/${sheet.id}`)
  await expect(page.getByText(/ces données n’avaient pas été lues/).first()).toBeVisible()
  await expect(page.getByText(sheet.title)).toBeHidden()
})

test('whoever signs out without a network leaves nothing to read either, and is signed out once there is one', async ({
  page,
  context,
}) => {
  const sheet = await addBlanquette(page.request)
  await openWatched(page, `/recipes/${sheet.id}`)
  await expect.poll(() => privateThings(page)).toHaveLength(2)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Voir mes recettes' })).toBeHidden()
  expect(await privateThings(page)).toEqual([])
  await page.goto(`/recipes/${sheet.id}`)
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByLabel('Adresse email')).toBeVisible()
  await expectSignedOut(page)
})

test('whoever signs out of a network that says nothing has left without its word', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/401/)
  await openWatched(page, '/recipes')
  await expect.poll(() => privateThings(page)).toHaveLength(2)
  const unanswered = '**/api/**'
  await context.route(unanswered, () => undefined)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  expect(await privateThings(page)).toEqual([])
  await context.unroute(unanswered)
  await expect(page.getByLabel('Adresse email')).toBeVisible()
  await expectSignedOut(page)
})

test('whoever signs out before anything is kept for want of a network stays, and is led on once there is one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  })
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page.getByRole('heading', { name: SIGNED_OUT })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  await expectSignedOut(page)
})
