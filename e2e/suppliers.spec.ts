import { expect, signedInTest as test } from './support/test.ts'
import { addPriceList } from './support/price-lists.ts'

test('the first supplier is written down, found and changed; its price list is taken back, and it is deleted', async ({
  page,
}) => {
  await page.goto('/suppliers/dashboard')
  await expect(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau fournisseur' })
  await expect(form.getByLabel('Nom')).toBeFocused()
  await page.keyboard.type('Crèmerie du Val')
  await form.getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expect(page.getByText('Fournisseur ajouté avec succès !')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Crèmerie du Val' })).toHaveCount(1)

  await page.getByRole('main').getByRole('link', { name: 'Mes Fournisseurs' }).click()
  await expect(page.getByText('1 fournisseur', { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('CREM')
  await expect(page).toHaveURL(/search=CREM/)
  const card = page.getByRole('link', { name: 'Crèmerie du Val', exact: true })
  const id = (await card.getAttribute('href'))?.split('/')[2] ?? ''
  await page.getByRole('button', { name: 'Modifier Crèmerie du Val' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifier le fournisseur' })
  await edit.getByLabel('Nom').fill('Laiterie du Val')
  await edit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Aucun fournisseur à ce nom')).toBeVisible()

  await addPriceList(page.request, id, 'Tarif novembre.csv', [
    { name: 'Sel gris', priceHt: 1.1 },
    { name: 'Vin rouge', priceHt: 6, category: 'Boissons', unit: 'bouteille' },
  ])
  await page.goto('/suppliers/dashboard')
  const counted = page.getByRole('list', { name: 'En chiffres' }).getByRole('listitem').nth(1)
  await expect(counted).toHaveText('Produits aux catalogues2')
  const journal = page.getByRole('region', { name: 'Derniers tarifs' })
  await journal.getByRole('button', { name: 'Annuler le tarif' }).click()
  await page.getByRole('button', { name: 'Annuler ce tarif' }).click()
  await expect(page.getByText('Tarif annulé, le catalogue d’avant est rétabli')).toBeVisible()
  await expect(counted).toHaveText('Produits aux catalogues0')

  await page.goto('/suppliers/list')
  await page.getByRole('button', { name: 'Supprimer Laiterie du Val' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
})
