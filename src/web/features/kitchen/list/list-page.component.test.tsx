import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as List } from '#web/routes/_kitchen/cuisine.index.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { kitchenSheet, tabletAnswers } from '../testing/tablet.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/': List }
const link = (name: string) => page.getByRole('link', { name })

const SHEETS = [
  kitchenSheet(1, 'Blanquette', { station: 'Chaud', allergens: ['Lait'], traces: ['Soja'] }),
  kitchenSheet(2, 'Céleri rémoulade', { station: 'Froid', undeclaredLines: 2 }),
  kitchenSheet(3, 'Fond brun', { isOnCarte: false }),
]

test('the sheets of the carte come first, each with its allergens, and are found by words and station', async () => {
  await page.viewport(1180, 820)
  const { address } = await renderRoute(routes, '/cuisine', { session: null, api: tabletAnswers(SHEETS) })
  await expect.element(link('Blanquette Chaud Lait Traces possibles : Soja')).toBeVisible()
  await expect.element(link('Céleri rémoulade Froid Allergènes à vérifier')).toBeVisible()
  await expect.element(link('Fond brun Aucun allergène')).toBeVisible()
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['À la carte', 'Les autres fiches'])
  await page.getByRole('button', { name: 'Froid' }).click()
  await expect.element(link('Blanquette')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Chercher une fiche' }).fill('fond')
  await expect.element(page.getByText('Aucune fiche ne correspond.')).toBeVisible()
  expect(address()).toBe('/cuisine?poste=Froid&q=fond')
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await expect.element(link('Blanquette')).toBeVisible()
  await expectAccessibleAtBothWidths()
})

test('a tablet without a sheet says when there will be some', async () => {
  await renderRoute(routes, '/cuisine', { session: null, api: tabletAnswers([]) })
  await expect.element(page.getByText('Aucune fiche à montrer')).toBeVisible()
})
