import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { post } from './support/post.ts'
import { expect, signedInTest as test } from './support/test.ts'

test.beforeEach(({ complaints }) => {
  complaints.expect(/409/)
})

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'dans une autre fenêtre' })

test('two windows on one product: nothing is lost, what one changed is merged, what both changed is asked', async ({
  page,
  complaints,
}) => {
  const facts = { name: 'Beurre', category: 'Crémerie', unit: 'kg', priceHt: 10 }
  const { id } = await post<{ id: string }>(page.request, '/api/user-products', facts)
  const other = await page.context().newPage()
  complaints.watch(other)
  for (const window of [page, other]) {
    await window.goto(`/products/${id}/edit`)
    await expect(window.getByLabel('Nom du produit')).toHaveValue('Beurre')
  }

  await other.getByLabel('Prix HT').fill('11')
  await other.getByText('Marque, Fournisseur, Origine').click()
  await other.getByLabel('Marque').fill('Isigny')
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(other.getByText('Produit mis à jour avec succès !')).toBeVisible()

  await page.getByLabel('Prix HT').fill('12')
  await page.getByLabel('Nom du produit').fill('Beurre demi-sel')
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toBeFocused()
  await expect(alertOf(page).getByRole('row').last()).toHaveText(/Prix HT12,00\s€ \/ kg11,00\s€ \/ kg/)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Modifié dans une autre fenêtre, et gardé.: Marque\./)).toBeVisible()
  const stored = await (await page.request.get(`/api/user-products/${id}`)).json()
  expect(stored).toMatchObject({ name: 'Beurre demi-sel', priceHt: 12, brand: 'Isigny' })
})
