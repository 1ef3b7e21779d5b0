import { expect, test } from './support/test.ts'
import { addBlanquette, addProduct } from './support/larder.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ account }) => {
  expect(account.id).toBeTruthy()
})

test('what was read can be read without a network', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const sheet = await addBlanquette(page.request)
  await addProduct(page.request, { name: 'Farine T55' })
  await page.goto(`/recipes/${sheet.id}`)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()
  await page.goto('/products')
  await expect(page.getByText('Farine T55').first()).toBeVisible()
  await page.goto(`/recipes/${sheet.id}`)
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible()
  await page.goto('/products')
  await expect(page.getByText('Farine T55').first()).toBeVisible()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible()
})
