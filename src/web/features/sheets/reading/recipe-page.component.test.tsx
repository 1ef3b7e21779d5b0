import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noArticles } from '#contract/testing/product-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = {
  '/_workspace/recipes/': Recipes,
  '/_workspace/recipes/$id/': Recipe,
  '/_workspace/recipes/$id/edit': RecipeEdit,
  '/_workspace/products/$id/edit': ProductEdit,
}

const kitchen = emptyKitchen()

test('a sheet is read as it was written, and leads to the editor and back', async () => {
  const { id } = addBlanquette(kitchen)
  kitchen.change({
    id,
    description: 'La recette de la maison.',
    prepMinutes: 30,
    cookMinutes: 90,
    steps: ['Blanchir.', 'Cuire.'],
    equipment: ['Faitout', 'Chinois'],
    storage: '3 jours à 3 °C',
  })
  const { address, goTo } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Blanquette de veau à l’ancienne')
  await expect.element(page.getByText(/^Mise à jour le \d/)).toBeVisible()
  await expect.element(page.getByText('La recette de la maison.')).toBeVisible()
  await expect.element(page.getByText('30 min', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 h 30 min')).toBeVisible()
  await expect.element(page.getByText('5,47 €')).toBeVisible()
  expect(textsOf(page.getByRole('listitem').filter({ hasText: 'Crème liquide' }))).toEqual([
    expect.stringMatching(/400\s*ml\s*Crème/),
  ])
  expect(textsOf(page.getByRole('main').getByRole('list').last().getByRole('listitem'))).toEqual([
    '1Blanchir.',
    '2Cuire.',
  ])
  await expect.element(page.getByText('Méthode de perte : Majoration')).toBeVisible()
  const storage = page.getByRole('heading', { name: 'Conservation' })
  expect(storage.element().nextElementSibling?.textContent).toBe('3 jours à 3 °C')
  const print = page.getByRole('link', { name: 'Imprimer' })
  await expect.element(print).toHaveAttribute('href', `/recipes/${id}/preview`)
  await expectAccessible()
  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/edit`)
  await page.getByRole('link', { name: 'Lire', exact: true }).click()
  await expect.poll(address).toBe(`/recipes/${id}`)
  await goTo('/recipes')
  await page.getByRole('button', { name: 'Actions pour « Blanquette de veau à l’ancienne »' }).click()
  await page.getByRole('menuitem', { name: 'Lire' }).click()
  await expect.poll(address).toBe(`/recipes/${id}`)
})

test('a preparation leads to its sheet, a product to its page, and back to the covers that were chosen', async () => {
  const butter = kitchen.addProduct({ name: 'Beurre', priceHt: 10 })
  const line = { quantity: 200, unit: 'g' } as const
  const dough = kitchen.addSheet({
    title: 'Pâte sablée',
    yieldQuantity: 1,
    yieldUnit: 'kg',
    ingredients: [{ ...line, userProductId: butter.id }],
  })
  const tart = kitchen.addSheet({
    title: 'Tarte',
    portions: 4,
    ingredients: [
      { ...line, userProductId: butter.id },
      { ...line, subSheetId: dough.id },
    ],
  })
  const { address, goBack } = await renderRoute(routes, `/recipes/${tart.id}?covers=80`, {
    api: {
      ...kitchen.answers,
      products: { ...kitchen.answers.products, use: () => ({ sheets: [], total: 0 }) },
      prices: { history: () => onePage([]) },
      productArticles: { get: noArticles },
      productMerges: { list: () => ({ items: [] }) },
      replacements: { list: () => ({ items: [] }) },
    },
  })
  // As much of it as the sheet takes for these covers.
  await page.getByRole('link', { name: 'Pâte sablée' }).click()
  await expect.poll(address).toBe(`/recipes/${dough.id}?scale=made_4_kg`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pâte sablée' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Tarte', exact: true }).first().click()
  await expect.poll(address).toBe(`/recipes/${tart.id}?covers=80`)
  await page.getByRole('link', { name: 'Beurre' }).click()
  await expect.poll(address).toBe(`/products/${butter.id}/edit`)
  goBack()
  await expect.poll(address).toBe(`/recipes/${tart.id}?covers=80`)
})

test('no allergen is cut short beside the badges of a published sheet', async () => {
  const { id } = addBlanquette(kitchen)
  const publication = { id: crypto.randomUUID(), nomRecette: 'Blanquette', prixTtc: 28.05 }
  const published = () => ({ ...kitchen.sheet(id), publication })
  const { answers } = kitchen
  await renderRoute(routes, `/recipes/${id}/edit`, {
    api: { ...answers, sheets: { ...answers.sheets, get: published } },
  })
  const allergens = page
    .getByRole('button', { name: 'Allergènes :' })
    .getByText('Œufs, Lait, Céleri, Sulfites')
  await expect.element(allergens).toBeVisible()
  const names = allergens.element()
  expect(names.scrollWidth - names.clientWidth).toBeLessThanOrEqual(0)
  expect(getComputedStyle(names).textOverflow).toBe('clip')
})

test('of a single portion the cost is shown once', async () => {
  const { id } = addBlanquette(kitchen)
  const { goTo } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await expect.element(page.getByText('Coût pour 8 portions')).toBeVisible()
  await goTo('/recipes')
  await goTo(`/recipes/${id}?scale=made_0.5_portion`)
  await expect.element(page.getByText('Coût pour 0,5 portion')).toBeVisible()
  const single = kitchen.addSheet({ title: 'Œuf à la coque', portions: 1 })
  await goTo(`/recipes/${single.id}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Œuf à la coque')
  await expect.element(page.getByText('Coût par portion')).toBeVisible()
  await expect.element(page.getByText('Coût pour 1 portion')).not.toBeInTheDocument()
})
