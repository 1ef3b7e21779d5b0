import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a product is deleted by mistake, brought back from the notice, deleted again and restored from the bin', async ({
  page,
}) => {
  const butter = await addProduct(page.request, { name: 'Beurre', category: 'Crémerie', priceHt: 10 })
  const sheet = await addSheet(page.request, {
    title: 'Pâte sablée',
    portions: 4,
    sellingPriceHt: 4,
    ingredients: [{ userProductId: butter.id, quantity: 400, unit: 'g' }],
  })
  const remove = async () => {
    await page.goto('/products')
    await page.getByRole('button', { name: 'Supprimer Beurre' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('trente jours dans la corbeille')
    await question.getByRole('button', { name: 'Supprimer' }).click()
  }
  await remove()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await notices.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Restauré : « Beurre »')).toBeVisible()
  await page.goto(`/recipes/${sheet.id}/preview`)
  await expect(page.getByText('Beurre').first()).toBeVisible()

  await remove()
  await page.goto('/bin')
  const entry = page.getByRole('list', { name: 'Corbeille' }).getByRole('listitem')
  await expect(entry).toContainText('Avec 1 fiche qui l’utilisait')
  await page.getByRole('button', { name: 'Restaurer « Beurre »' }).click()
  await notices.getByRole('button', { name: 'Ouvrir' }).click()
  await expect(page).toHaveURL(`/products/${butter.id}/edit`)
  await page.goto('/bin')
  await expect(page.getByText(/Ce que vous supprimez reste ici trente jours/)).toBeVisible()
})
