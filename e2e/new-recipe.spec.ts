import { expect, signedInTest as test } from './support/test.ts'

test('a sheet is created with its facts and opens in the editor', async ({ page }) => {
  await page.goto('/recipes/new')
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  await page.getByLabel('Catégorie').selectOption('Dessert')
  await page.getByLabel('Nombre de portions').fill('8')
  await page.getByLabel('Prix de vente HT').fill('9,5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipes\/[\da-f-]{36}\/edit$/)
  const id = page.url().split('/').at(-2)
  const stored = await page.request.get(`/api/tech-sheets/${id}`)
  expect(await stored.json()).toMatchObject({
    title: 'Tarte Tatin',
    category: 'Dessert',
    portions: 8,
    sellingPriceHt: 9.5,
    tvaRate: 10,
    ingredients: [{ quantity: 0.001, unit: 'g', userProductId: null }],
  })
})
