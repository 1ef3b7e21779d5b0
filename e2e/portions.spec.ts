import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/larder.ts'
import { openEditor, quantityOf } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('the reference amounts are searched, filtered and left for the sheet', async ({ page }) => {
  await page.goto('/recipes/new')
  await page.getByRole('link', { name: 'Grammages recommandés par portion' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grammages recommandés par portion')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(14)
  const row = (type: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type }) })
  await expect(row('Viande crue désossée')).toHaveText(/180\s*g\s*Jusqu’à 220\s*g en plat unique/)
  await expect(row('Riz cuit')).toHaveText(/120\s*g\s*150\s*g en plat unique/)
  await expect(row('Gâteau ou pâtisserie')).toHaveText(/100 à 120\s*g/)
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: 'Rechercher un type de produit...' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('creme')
  await expect(rows).toHaveText(['Crème'])
  await search.fill('langouste')
  await expect(page.getByText('Aucun grammage ne correspond à cette recherche.')).toBeVisible()
  await expectAccessible(page)
  await search.fill('')
  await page.getByLabel('Catégorie').selectOption('Légumes')
  await expect(rows).toHaveText(['Légumes frais crus', 'Salade verte'])

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à la fiche technique' }).click()
  await expect(page).toHaveURL('/recipes/new')
})

test('an amount is applied to the line one works on, for all portions, and taken back', async ({ page }) => {
  const veal = await addProduct(page.request, { name: 'Épaule de veau', unit: 'kg' })
  const herbs = await addProduct(page.request, { name: 'Persil', unit: 'botte' })
  const { id } = await addSheet(page.request, {
    title: 'Sauté de veau',
    portions: 8,
    ingredients: [
      { userProductId: herbs.id, quantity: 1, unit: 'botte' },
      { userProductId: veal.id, quantity: 1, unit: 'kg' },
    ],
  })
  await openEditor(page, id)
  await quantityOf(page, 'Épaule de veau').click()
  await page.getByRole('button', { name: 'Grammages' }).click()
  const drawer = page.getByRole('dialog', { name: 'Grammages recommandés' })
  const line = drawer.getByLabel('Ligne')
  await expect(line.locator('option:checked')).toHaveText('Épaule de veau')
  await expectAccessible(page)
  const meat = drawer.getByRole('row').filter({ hasText: 'Viande crue désossée' })
  await meat.getByRole('button', { name: 'Appliquer 180 g' }).click()
  await expect(quantityOf(page, 'Épaule de veau')).toHaveValue('1,440')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(quantityOf(page, 'Épaule de veau')).toHaveValue('1,000')
  await meat.getByRole('button', { name: 'Appliquer 220 g' }).click()
  await expect(quantityOf(page, 'Épaule de veau')).toHaveValue('1,760')

  await line.selectOption('Persil')
  await expect(drawer.getByText('Le poids de cette unité (botte) n’est pas connu')).toBeVisible()
  await expect(meat.getByRole('button', { name: 'Appliquer 180 g' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(quantityOf(page, 'Épaule de veau')).toBeFocused()
  await page.getByRole('button', { name: 'Grammages' }).click()
  await expect(line).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Grammages' })).toBeFocused()
})

test('the amounts beside a sheet on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const veal = await addProduct(page.request, { name: 'Épaule de veau', unit: 'kg' })
  const { id } = await addSheet(page.request, {
    title: 'Sauté de veau',
    portions: 4,
    ingredients: [{ userProductId: veal.id, quantity: 1, unit: 'kg' }],
  })
  await page.goto(`/recipes/${id}/edit`)
  await page.getByRole('button', { name: 'Grammages' }).click()
  const drawer = page.getByRole('dialog', { name: 'Grammages recommandés' })
  await drawer.getByRole('button', { name: 'Appliquer 180 g' }).click()
  await expect(drawer.getByText('0,72 kg')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
