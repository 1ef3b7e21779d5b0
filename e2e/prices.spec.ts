import type { Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** Butter at 10 € in a tart that costs 1 € a portion and sells at 4 €. */
async function bakery(page: Page) {
  const butter = await addProduct(page.request, { name: 'Beurre', priceHt: 10 })
  const ingredients = [{ userProductId: butter.id, quantity: 400, unit: 'g' as const }]
  const tart = await addSheet(page.request, { title: 'Tarte', portions: 4, sellingPriceHt: 4, ingredients })
  return { butter, tart }
}

const price = async (page: Page, id: string, priceHt: number) => {
  const answer = await page.request.patch(`/api/user-products/${id}`, { data: { priceHt } })
  expect(answer.ok()).toBe(true)
}
const costOf = async (page: Page, { id }: TechSheet) =>
  ((await (await page.request.get(`/api/tech-sheets/${id}`)).json()) as TechSheet).coutMatiere
const question = (page: Page) => page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })
const journal = (page: Page) => page.getByRole('list', { name: 'Derniers changements de prix' })

test('a price says which sheets it touches before it is saved, and Enter confirms', async ({ page }) => {
  const { butter, tart } = await bakery(page)
  await page.goto('/products')
  await page.getByRole('link', { name: 'Beurre', exact: true }).click()
  const field = page.getByLabel('Prix HT')
  await field.fill('14')
  await field.press('Enter')
  await expect(question(page)).toContainText('1 fiche touchée, 1 passe sous votre objectif')
  await expect(question(page).getByRole('row').last()).toHaveText(/Tarte1,00\s€ → 1,40\s€75,0\s% → 65,0\s%/)
  await expect(question(page).getByRole('button', { name: 'Enregistrer' })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  expect(await costOf(page, tart)).toBe(4)
  await field.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Enregistrer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await expect(page).toHaveURL('/products')
  expect(await costOf(page, tart)).toBe(5.6)
  expect(butter.id).toBeTruthy()
})

test('a change that touches no sheet is saved without a word', async ({ page }) => {
  const flour = await addProduct(page.request, { name: 'Farine', priceHt: 1 })
  await page.goto(`/products/${flour.id}/edit`)
  await page.getByLabel('Prix HT').fill('1,2')
  await page.getByLabel('Prix HT').press('Enter')
  await expect(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
})

test('a question that cannot be answered saves nothing and leaves the price as it was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/)
  const { butter, tart } = await bakery(page)
  await page.route('**/impact', (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }))
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByLabel('Prix HT').fill('14')
  await page.getByLabel('Prix HT').press('Enter')
  await expect(page.getByRole('alert')).toContainText('n’ont pas pu être calculées')
  await expect(page.getByLabel('Prix HT')).toHaveValue('14')
  expect(await costOf(page, tart)).toBe(4)
})

test('a product shows the curve of its prices, and every price in words', async ({ page }) => {
  const { butter } = await bakery(page)
  await page.goto(`/products/${butter.id}/edit`)
  await expect(page.getByText(/10,00\s€ \/ kg depuis le/)).toBeVisible()
  for (const next of [12, 9.5, 11]) await price(page, butter.id, next)
  await page.reload()
  await expect(
    page.getByRole('img', {
      name: /de 10,00\s€ \/ kg à 11,00\s€ \/ kg, au plus bas 9,50\s€, au plus haut 12,00\s€/,
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Voir les prix' }).click()
  const rows = page.getByRole('region', { name: 'Tous les prix' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText(/Saisi11,00\s€ \/ kg\+15,8\s%/)
  await expect(rows.nth(2)).toContainText(/9,50\s€ \/ kg−20,8\s%/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('the journal undoes a change, and refuses where the price has changed since', async ({
  page,
  complaints,
}) => {
  complaints.expect(/409/)
  const { butter, tart } = await bakery(page)
  await page.goto('/products/prices')
  await expect(page.getByText('Dès qu’un prix change, il s’inscrit ici')).toBeVisible()
  await expectAccessible(page)
  await price(page, butter.id, 12)
  await price(page, butter.id, 15)
  await page.goto('/products')
  await page.getByRole('link', { name: 'Changements de prix' }).click()
  const acts = journal(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await expect(acts).toHaveCount(2)
  await expect(acts.first()).toContainText(/Saisi · 1 fiche touchée/)
  await expect(acts.first()).toContainText(/12,00\s€ → 15,00\s€ \/ kg\+25,0\s%/)
  await expectAccessible(page)

  const asked = page.getByRole('dialog', { name: 'Annuler ce changement de prix ?' })
  await acts.last().getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(asked).toContainText('le coût de 1 fiche est recalculé')
  await page.keyboard.press('Enter')
  await expect(asked.getByRole('alert')).toContainText('le prix a changé depuis pour Beurre')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await costOf(page, tart)).toBe(6)

  await acts.first().getByRole('button', { name: 'Annuler ce changement' }).click()
  await asked.getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(page.getByText('Changement annulé, les prix d’avant sont rétablis')).toBeVisible()
  await expect(journal(page)).toContainText('Annulation')
  await expect(journal(page)).toContainText('Annulé le')
  expect(await costOf(page, tart)).toBe(4.8)
})

test('the dashboard tells how the sheets stand and which prices moved last', async ({ page }) => {
  const { butter } = await bakery(page)
  await price(page, butter.id, 13)
  await page.goto('/dashboard')
  const figures = page.getByRole('region', { name: 'Vos fiches en chiffres' })
  await expect(figures).toContainText(/Fiche technique1/)
  await expect(figures).toContainText(/Sous votre objectif1/)
  await expect(figures).toContainText(/Coût incomplet0/)
  const moved = page.getByRole('region', { name: 'Derniers changements de prix' })
  await expect(moved).toContainText(/Beurre\s*10,00\s€ → 13,00\s€ \/ kg\+30,0\s%/)
  await expectAccessible(page)
  await moved.getByRole('link', { name: 'Tout le journal' }).click()
  await expect(page).toHaveURL('/products/prices')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await expect(moved).toBeVisible()
  await expectNoSidewaysScroll(page)
})
