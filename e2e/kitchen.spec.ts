import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { LOST_NETWORK } from './support/offline.ts'
import { addSheet } from './support/sheets.ts'
import { openBrowser, pair, stepTick as step } from './support/tablets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const TEN_MINUTES = 600_000
const STEPS = ['Couper l’épaule.', 'Blanchir la viande.', 'Mouiller à hauteur.', 'Cuire à couvert.']

const isDone = (tablet: Page, number: number) =>
  expect(step(tablet, number)).toHaveAttribute('aria-pressed', 'true')

test('tablets share the ticks of a sheet, also of one without a network, and a revoked one shows nothing', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(LOST_NETWORK)
  const { id } = await addSheet(page.request, { title: 'Blanquette de veau', steps: STEPS })
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
