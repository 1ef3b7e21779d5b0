import type { Page } from '@playwright/test'
import { addBlanquette } from './support/sheets.ts'
import { LOST_NETWORK } from './support/offline.ts'
import { expect, signedInTest as test } from './support/test.ts'

// These tests are about what a browser stores: each has a new context.
test.use({ serviceWorkers: 'allow', reuseContext: false })

function addressesKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(shelves.map((shelf) => shelf.keys()))
    return kept.flat().map(({ url }) => url)
  })
}

test('what was read before a service worker was there is kept as what comes after', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(LOST_NETWORK)
  const sheet = await addBlanquette(page.request)
  // The worker comes no sooner than the second page.
  const second = Promise.withResolvers<void>()
  await context.route('/service-worker.js', async (route) => {
    await second.promise
    await route.continue()
  })
  await page.goto('/recipes')
  await page.getByRole('button', { name: new RegExp(`^Actions pour .*${sheet.title}`) }).click()
  await page.getByRole('menuitem', { name: 'Lire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: sheet.title })).toBeVisible()
  second.resolve()
  await expect.poll(() => addressesKept(page)).toContainEqual(expect.stringMatching(/\/api\/tech-sheets\?/))
  await context.setOffline(true)
  await page.goto('/recipes')
  await expect(page.getByText(sheet.title).first()).toBeVisible()
})
