import { addProduct, addSheet } from './support/sheets.ts'
import { openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a preparation is typed into a sheet by the portion, and deleted with a word of where it is used', async ({
  page,
}) => {
  // 3 kg of bones at 2 € a kilo give ten portions.
  const bones = await addProduct(page.request, { name: 'Os de veau', priceHt: 2 })
  const stock = await addSheet(page.request, {
    title: 'Fond de veau',
    portions: 10,
    ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }],
  })
  const sauce = await addSheet(page.request, { title: 'Sauce bordelaise' })
  const line = { subSheetId: stock.id, quantity: 1, unit: 'portion' as const }
  await addSheet(page.request, { title: 'Sauce madère', ingredients: [line] })
  await openEditor(page, sauce.id)
  await page.keyboard.type('fond de veau')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('préparation')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Fond de veau')).toBeFocused()
  await page.keyboard.type('2')
  await page.getByLabel('Unité, Fond de veau').selectOption('portion')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const { ingredients, coutMatiere } = await storedSheet(page, sauce.id)
  expect(coutMatiere).toBe(1.2)
  expect(ingredients[0]).toMatchObject({ unit: 'portion', preparation: { title: 'Fond de veau' } })

  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  const card = page.getByRole('listitem').filter({ hasText: 'Fond de veau' })
  await card.getByRole('button', { name: 'Supprimer' }).click()
  await expect(card).toContainText('Utilisée dans 2 fiches techniques : Sauce bordelaise et Sauce madère.')
  await card.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Recette supprimée avec succès')).toBeVisible()
  const incomplete = await storedSheet(page, sauce.id)
  expect(incomplete.uncostedLines).toBe(1)
  expect(incomplete.ingredients[0]?.note).toContain('Fond de veau')
  await page.getByRole('link', { name: '2 fiches ont un coût incomplet' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sauce' })).toHaveCount(2)
})
