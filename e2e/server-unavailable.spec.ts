import type { Page } from '@playwright/test'
import { addBlanquette } from './support/sheets.ts'
import { openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const AWAY = { status: 503, headers: { 'retry-after': '1' }, json: { code: 'UNAVAILABLE', message: 'Away' } }

/** Whether a write that is answered with 503 was done by the server all the same, as when its answer was lost. */
type Writes = 'refused' | 'done'

/** A server that answers 503 to what a page asks, until it is back. */
async function goAway(
  page: Page,
  writes: Writes,
): Promise<{ comeBack: () => Promise<void>; requests: string[] }> {
  const requests: string[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    if (writes === 'done' && request.method() !== 'GET') await route.fetch()
    await route.fulfill(AWAY)
  })
  return { comeBack: () => page.unroute('**/api/**'), requests }
}

test('a server that is unavailable for a while costs nothing of what a chef types in a sheet and in a product', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503|409/)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const rice = quantityOf(page, 'Riz basmati')
  const banner = page.getByRole('alert')
  const kept = /momentanément indisponible\. Ce que vous avez tapé reste ici/

  const away = await goAway(page, 'refused')
  await rice.fill('500')
  await page.keyboard.press('Control+s')
  await expect(banner).toContainText(kept)
  await expect(rice).toHaveValue('500')
  await rice.fill('510')
  await page.getByLabel('Prix de vente HT').fill('31')
  await away.comeBack()
  await banner.getByRole('button', { name: 'Réessayer' }).click()
  await waitUntilSaved(page)
  const sheet = await storedSheet(page, id)
  expect(sheet).toMatchObject({ version: 2, sellingPriceHt: 31 })
  expect(sheet.ingredients[8]?.quantity).toBe(510)

  const lost = await goAway(page, 'done')
  await rice.fill('520')
  await page.keyboard.press('Control+s')
  await expect(banner).toContainText(kept)
  await lost.comeBack()
  await banner.getByRole('button', { name: 'Réessayer' }).click()
  await waitUntilSaved(page)
  const again = await storedSheet(page, id)
  expect(again.version, 'what was stored is not stored again').toBe(3)
  expect(again.ingredients[8]?.quantity).toBe(520)

  await page.goto('/products')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await form.getByLabel('Nom du produit').fill('Crème crue')
  await form.getByLabel('Prix HT').fill('12')
  const dropped = await goAway(page, 'done')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText(kept)
  await expect(form.getByLabel('Nom du produit')).toHaveValue('Crème crue')
  await form.getByRole('button', { name: 'Réessayer' }).click()
  await expect
    .poll(() => dropped.requests.filter((request) => request === 'POST /api/user-products'))
    .toHaveLength(2)
  await expect(form.getByRole('alert')).toContainText(kept)
  await dropped.comeBack()
  await form.getByRole('button', { name: 'Réessayer' }).click()
  await expect(form).toBeHidden()
  const stored = await page.request.get('/api/user-products?search=creme+crue')
  const { items } = (await stored.json()) as { items: { name: string; priceHt: number }[] }
  expect(items.filter(({ name }) => name === 'Crème crue')).toMatchObject([{ priceHt: 12 }])
})

test('a page that is read while the server is unavailable says that it is asked again, and comes by itself', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/)
  await addBlanquette(page.request)
  await page.goto('/products')
  await expect(page.getByRole('grid')).toBeVisible()
  const away = await goAway(page, 'refused')
  await page.getByRole('link', { name: 'Fournisseurs' }).first().click()
  await expect(page.getByText('Serveur indisponible')).toBeVisible()
  await expect(page.getByText('Nouvel essai dans un instant')).toBeVisible()
  await away.comeBack()
  await expect(page.getByText('Serveur indisponible')).toBeHidden()
  await expect(page.getByRole('alert')).toBeHidden()
})
