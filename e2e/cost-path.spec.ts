import { addProduct, addSheet } from './support/sheets.ts'
import { costTotal, openEditor } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('what is missing of a product is typed where a cost is explained, and is stored', async ({ page }) => {
  const { id: oil } = await addProduct(page.request, { name: 'Huile', unit: 'L', priceHt: null })
  const ingredients = [{ userProductId: oil, quantity: 460, unit: 'g' as const }]
  const { id } = await addSheet(page.request, { title: 'Vinaigrette', ingredients })
  await openEditor(page, id)
  await page.locator('[data-line]').filter({ hasText: 'Huile' }).locator('[data-explains]').click()
  const box = page.getByRole('dialog', { name: 'D’où vient ce montant' })
  await box.getByLabel('Prix HT de « Huile », par L').fill('8')
  await page.keyboard.press('Enter')
  await box.getByLabel('Poids d’un litre de « Huile », en kg').fill('0,92')
  await box.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(box).toContainText('460 g = 0,5 L')
  expect(await costTotal(page)).toBe('4,00 €')
  const product = await (await page.request.get(`/api/user-products/${oil}`)).json()
  expect(product).toMatchObject({ priceHt: 8, densityKgPerL: 0.92 })
  await page.goto(`/recipes/${id}/preview`)
  await page.getByRole('row').filter({ hasText: 'Huile' }).locator('[data-explains]').click()
  await expect(box).toContainText('460 g = 0,5 L')
})
