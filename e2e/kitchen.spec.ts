import type { APIRequestContext, Page } from '@playwright/test'
import type { ServicePlan } from '../src/contract/service-shapes.ts'
import { plusDays } from '../src/domain/services/days.ts'
import { kitchenDay } from '../src/domain/services/kitchen-day.ts'
import { expectAccessible } from './support/accessible.ts'
import { layGamme } from './support/carte.ts'
import { LOST_NETWORK } from './support/offline.ts'
import { addSheet } from './support/sheets.ts'
import { openBrowser, pair, stepTick as step } from './support/tablets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const TEN_MINUTES = 600_000
const STEPS = ['Couper l’épaule.', 'Blanchir la viande.', 'Mouiller à hauteur.', 'Cuire à couvert.']

const isDone = (tablet: Page, number: number) =>
  expect(step(tablet, number)).toHaveAttribute('aria-pressed', 'true')

const made = (tablet: Page) => tablet.getByRole('button', { name: /^Fait\s: Bar grillé/ })

/** Puts a dish on the carte, and forty covers of its house into tomorrow. */
async function planDish(owner: APIRequestContext, nom: string) {
  const { carteId } = await layGamme(owner, 'Plats', [{ nom, prix: 24, cost: 12 }])
  const day = plusDays(kitchenDay(new Date()), 1)
  const read = await owner.get(`/api/services?from=${day}&days=1`)
  const { cartes } = (await read.json()) as ServicePlan
  const gammeRecetteId = cartes[0]?.gammes[0]?.dishes[0]?.id
  const items = [{ gammeRecetteId, portions: 25 }]
  const data = { carteId, meal: 'lunch', version: 0, covers: 40, items }
  expect((await owner.put(`/api/services/${day}`, { data })).status()).toBe(200)
}

test('tablets share the ticks of a sheet and of the plan, also of one without a network, and a revoked one shows nothing', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(LOST_NETWORK)
  const { id } = await addSheet(page.request, { title: 'Blanquette de veau', steps: STEPS })
  await planDish(page.request, 'Bar grillé')
  const contexts = [
    await openBrowser(browser, String(baseURL)),
    await openBrowser(browser, String(baseURL), TEN_MINUTES),
  ] as const
  const [pass, cold] = [await contexts[0].newPage(), await contexts[1].newPage()]
  for (const [name, tablet] of [
    ['Passe', pass],
    ['Froid', cold],
  ] as const) {
    await pair(page.request, tablet, name)
    await expect(tablet.getByRole('link', { name: /Blanquette de veau/ })).toBeVisible()
    expect(new URL(tablet.url()).hash).toBe('')
    await tablet.goto(`/cuisine/fiches/${id}`)
    await expect(step(tablet, 1)).toBeVisible()
  }
  await expectAccessible(pass)

  for (const tablet of [pass, cold]) {
    await tablet.getByRole('link', { name: 'Plan' }).click()
    await expect(made(tablet)).toHaveAttribute('aria-pressed', 'false')
  }
  await made(pass).click()
  await pass.getByRole('textbox', { name: 'Deux ou trois lettres' }).fill('fb')
  await pass.getByRole('button', { name: 'Garder' }).click()
  await pass
    .getByRole('dialog')
    .getByRole('button', { name: /^Demain/ })
    .click()
  await expect(cold.getByRole('button', { name: /^Fait\s: Bar grillé FB/ })).toBeVisible()
  await expectAccessible(cold)
  for (const tablet of [pass, cold]) await tablet.goto(`/cuisine/fiches/${id}`)

  await step(pass, 1).click()
  await isDone(cold, 1)
  await step(cold, 1).click()
  await expect(step(pass, 1)).toHaveAttribute('aria-pressed', 'false')

  await contexts[0].setOffline(true)
  for (const number of [2, 3, 4]) await step(pass, number).click()
  await expect(pass.getByText(/^À envoyer\s: 3$/)).toBeVisible()
  await pass.reload()
  await isDone(pass, 4)
  await expect(pass.getByText(/^À envoyer\s: 3$/)).toBeVisible()
  await pass.getByRole('link', { name: 'Plan' }).click()
  await made(pass).click()
  await expect(pass.getByText(/Bar grillé n’a pas été coché/)).toBeVisible()
  await expect(made(pass)).toHaveAttribute('aria-pressed', 'true')
  await contexts[0].setOffline(false)
  await expect(pass.getByText(/À envoyer/)).toBeHidden()
  for (const number of [2, 3, 4]) await isDone(cold, number)

  const list = await page.request.get('/api/kitchen-devices')
  const { items } = (await list.json()) as { items: { id: string; name: string }[] }
  await page.request.delete(`/api/kitchen-devices/${items.find(({ name }) => name === 'Passe')?.id}`)
  await expect(pass.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expect(pass.getByText('Blanquette')).toBeHidden()
  const kept = await pass.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes('gramme-read')),
  )
  expect(kept).toEqual([])
  await contexts[0].setOffline(true)
  await pass.reload()
  await expect(pass.getByText('Blanquette')).toBeHidden()
  await Promise.all(contexts.map((context) => context.close()))
})
