import type { Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { changeStored } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const price = (page: Page, id: string, priceHt: number) =>
  changeStored(page.request, `/api/user-products/${id}`, { priceHt })
const costOf = async (page: Page, { id }: TechSheet) =>
  ((await (await page.request.get(`/api/tech-sheets/${id}`)).json()) as TechSheet).coutMatiere

test('the journal undoes a change, and refuses where the price has changed since', async ({
  page,
  complaints,
}) => {
  complaints.expect(/409/)
  const butter = await addProduct(page.request, { name: 'Beurre', priceHt: 10 })
  const ingredients = [{ userProductId: butter.id, quantity: 400, unit: 'g' as const }]
  const tart = await addSheet(page.request, { title: 'Tarte', portions: 4, sellingPriceHt: 4, ingredients })
  await price(page, butter.id, 12)
  await price(page, butter.id, 15)
  await page.goto('/products')
  await page.getByRole('link', { name: 'Journal des prix' }).click()
  const journal = page.getByRole('list', { name: 'Journal des prix' })
  const acts = journal.getByRole('listitem')
  await expect(acts).toHaveCount(2)
  for (const act of await acts.all()) await act.getByText('Beurre').click()
  await expect(acts.first()).toContainText(/12,00\s€.*15,00\s€ \/ kg.*\+25,0\s%/)

  const dialog = page.getByRole('dialog', { name: 'Annuler ce changement de prix ?' })
  await acts.last().getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(dialog.getByRole('button', { name: 'Annuler ce changement' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('le prix a changé depuis pour Beurre')
  await page.keyboard.press('Escape')
  expect(await costOf(page, tart)).toBe(6)

  await acts.first().getByRole('button', { name: 'Annuler ce changement' }).click()
  await dialog.getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect(page.getByText('Changement annulé, les prix d’avant sont rétablis')).toBeVisible()
  await expect(journal).toContainText('Annulation')
  await expect(journal).toContainText('Annulé le')
  expect(await costOf(page, tart)).toBe(4.8)
})
