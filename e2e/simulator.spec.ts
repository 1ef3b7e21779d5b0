import type { TechSheet } from '../src/contract/sheets.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('what butter would cost stays in the address, is stored once it is applied, and is in the journal', async ({
  page,
}) => {
  const butter = await addProduct(page.request, { name: 'Beurre doux', priceHt: 10 })
  const ingredients = [{ userProductId: butter.id, quantity: 300, unit: 'g' as const }]
  const fish = await addSheet(page.request, { title: 'Lieu au beurre', sellingPriceHt: 10, ingredients })
  const stored = async () =>
    (await (await page.request.get(`/api/tech-sheets/${fish.id}`)).json()) as TechSheet

  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Simuler' }).click()
  await expect(page.getByText('Et si un prix montait ?')).toBeVisible()
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByRole('link', { name: 'Simuler un autre prix' }).click()
  await expect(page.getByLabel('Beurre doux, nouveau prix ou variation')).toBeFocused()
  await page.keyboard.type('11,25 €')
  await page.getByRole('combobox', { name: 'Ce qui change' }).selectOption('portions')
  await page.getByRole('combobox', { name: 'Les portions' }).fill('lieu')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  await expect(page).toHaveURL(/\*portions_[^_]+_4$/)
  await page.reload()
  const rows = page.getByRole('table', { name: 'Fiches avant et après' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/Lieu au beurre.*1 → 4 portions.*3,00\s€ → 0,84\s€/)
  expect(await stored()).toMatchObject({ coutMatiere: 3, version: 1 })

  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await dialog.getByRole('button', { name: 'Appliquer' }).dblclick()
  await expect(page.getByText('1 prix de produit, 1 fiche modifiée.')).toBeVisible()
  await expect(page).toHaveURL('/recipes/simulator')
  expect(await stored()).toMatchObject({ coutMatiere: 3.375, portions: 4, version: 2 })
  await page.getByRole('link', { name: 'Journal des prix' }).click()
  await expect(page.getByText('Saisi : Simulateur')).toHaveCount(1)
})
