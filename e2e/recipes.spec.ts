import type { Page } from '@playwright/test'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A dessert of a high margin, a starter of a low one, and a sauce without a price. */
async function addThree({ request }: Page) {
  const { id } = await addProduct(request, { name: 'Sucre', priceHt: 10 })
  const sugar = (quantity: number) => [{ userProductId: id, quantity, unit: 'kg' as const }]
  const sellingPriceHt = 10
  await addSheet(request, {
    title: 'Crème brûlée',
    category: 'Dessert',
    sellingPriceHt,
    ingredients: sugar(0.1),
  })
  await addSheet(request, {
    title: 'Œuf mayonnaise',
    category: 'Entrée',
    sellingPriceHt,
    ingredients: sugar(0.8),
    portions: 1,
  })
  await addSheet(request, { title: 'Jus', category: 'Sauce', portions: 8 })
}

test('the list is narrowed, sorted and laid out, and found so again', async ({ page }) => {
  await addThree(page)
  await page.goto('/recipes')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  const category = page.getByRole('combobox', { name: 'Catégorie' })
  const margin = page.getByRole('combobox', { name: 'Marge' })
  await expect(category.getByRole('option')).toHaveText([
    'Toutes les catégories',
    'Entrée',
    'Dessert',
    'Sauce',
  ])
  await category.selectOption('Entrée')
  await expect(cards).toHaveText(['Œuf mayonnaise'])
  await page.reload()
  await expect(category).toHaveValue('Entrée')
  await expect(cards).toHaveText(['Œuf mayonnaise'])
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(cards).toHaveCount(3)
  await margin.selectOption('high')
  await expect(cards).toHaveText(['Crème brûlée'])
  await margin.selectOption('low')
  await expect(cards).toHaveText(['Œuf mayonnaise'])

  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1, Sous votre objectif : voir ces fiches' }).click()
  await expect(page).toHaveURL('/recipes?margin=underTarget')
  await expect(margin).toHaveValue('underTarget')
  await expect(cards).toHaveText(['Œuf mayonnaise'])

  await page.goto('/recipes')
  await page.getByText('Liste', { exact: true }).click()
  const titles = page.getByRole('row').getByRole('link', { name: /^(Crème brûlée|Jus|Œuf mayonnaise)$/ })
  await expect(titles).toHaveText(['Jus', 'Œuf mayonnaise', 'Crème brûlée'])
  await page.getByRole('button', { name: 'Recette' }).click()
  await expect(titles).toHaveText(['Crème brûlée', 'Jus', 'Œuf mayonnaise'])
  await page.reload()
  await expect(titles).toHaveText(['Crème brûlée', 'Jus', 'Œuf mayonnaise'])
})
