import type { APIRequestContext, Page } from '@playwright/test'
import { houseDay } from '../src/domain/house/house-day.ts'
import { register, type TestAccount } from './support/account.ts'
import { expectAccessible } from './support/accessible.ts'
import { LOST_NETWORK, openWatched } from './support/offline.ts'
import { post } from './support/post.ts'
import { expect, signedInTest as test } from './support/test.ts'

// These tests are about what a browser stores: each has a new context.
test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

test.beforeEach(({ complaints }) => complaints.expect(LOST_NETWORK))

const DELIVERIES = 30

/** Orders for today that their supplier knows. */
async function addSentOrders(request: APIRequestContext, count: number): Promise<void> {
  const deliverOn = houseDay(new Date())
  const { id: supplierId } = await post<{ id: string }>(request, '/api/suppliers', { name: 'Les Halles' })
  const lines = ['Farine T55', 'Beurre doux', 'Herbes du jour'].map((name) => ({ name, packs: 2 }))
  for (let index = 0; index < count; index += 1) {
    const order = { supplierId, deliverOn, lines }
    const { id, version } = await post<{ id: string; version: number }>(request, '/api/orders', order)
    await post(request, `/api/orders/${id}/send`, { version, to: null })
  }
}

interface Day {
  expected: unknown[]
  received: unknown[]
}

async function stored(request: APIRequestContext): Promise<[expected: number, received: number]> {
  const { expected, received } = (await (await request.get('/api/deliveries')).json()) as Day
  return [expected.length, received.length]
}

const allHere = (page: Page) => page.getByRole('button', { name: /^Tout est là/ })
const mark = (page: Page, count: number) => page.getByRole('link', { name: `À envoyer : ${count}` })

async function signIn(request: APIRequestContext, { email, password }: TestAccount): Promise<void> {
  await post(request, '/api/auth/sign-in/email', { email, password })
}

test('thirty deliveries are ticked without a network, kept for their account alone, and sent by one tap', async ({
  page,
  context,
  account,
  complaints,
}) => {
  // Thirty taps, each looked for, on a machine that others use too.
  test.slow()
  // Another account has the session of the page.
  complaints.expect(/401/)
  await addSentOrders(page.request, DELIVERIES)
  await openWatched(page, '/dashboard')
  await page.goto('/orders/receive')
  await expect(allHere(page)).toHaveCount(DELIVERIES)
  const { height = 0 } = (await allHere(page).first().boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(56)
  await expectAccessible(page)

  await context.setOffline(true)
  await page.reload()
  await expect(allHere(page)).toHaveCount(DELIVERIES)
  const begun = Date.now()
  for (let left = DELIVERIES; left > 0; left -= 1) {
    if (left === DELIVERIES / 2) {
      await page.reload()
      await expect(mark(page, DELIVERIES - left)).toBeVisible()
    }
    await allHere(page).first().tap()
    await expect(allHere(page)).toHaveCount(left - 1)
  }
  await expect(mark(page, DELIVERIES)).toBeVisible()
  const took = Date.now() - begun
  test.info().annotations.push({ type: 'ticked in', description: `${String(took)} ms` })

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText(/30 réceptions attendent sur cet appareil/)).toBeVisible()
  await expect(mark(page, DELIVERIES)).toBeVisible()

  await context.setOffline(false)
  await context.clearCookies()
  await register(page.request)
  await page.goto('/orders/receive')
  await expect(page.getByText(/Aucune livraison n’est attendue/)).toBeVisible()
  await expect(page.getByText(/À envoyer/)).toHaveCount(0)

  await context.clearCookies()
  await signIn(page.request, account)
  await page.goto('/dashboard')
  await expect(mark(page, DELIVERIES)).toBeVisible()
  expect(await stored(page.request)).toEqual([DELIVERIES, 0])
  await mark(page, DELIVERIES).click()
  await page.getByRole('button', { name: 'Envoyer les 30 réceptions' }).tap()
  await expect(page.getByText('30 réceptions enregistrées')).toBeVisible()
  expect(await stored(page.request)).toEqual([0, DELIVERIES])
  await expect(page.getByText(/À envoyer/)).toHaveCount(0)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login/)
})
