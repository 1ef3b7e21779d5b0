import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette, addProduct, addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('an empty list teaches what goes there and leads to the first sheet', async ({ page }) => {
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Mes Recettes' })).toBeVisible()
  await expect(page.getByText('Écrivez votre première fiche technique')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Nouvelle Recette' }).last().click()
  await expect(page).toHaveURL('/recipes/new')
})

test('a card tells the category, the portions, the price, the margin and the day', async ({ page }) => {
  await addBlanquette(page.request)
  await addSheet(page.request, { title: 'Fond brun', category: 'Sauce', portions: 1 })
  await page.goto('/recipes')
  const blanquette = cardOf(page, 'Blanquette')
  await expect(blanquette.getByRole('heading')).toHaveText('Blanquette de veau à l’ancienne')
  await expect(blanquette.getByText('Plat', { exact: true })).toBeVisible()
  await expect(blanquette.getByText('8 portions')).toBeVisible()
  await expect(blanquette.getByText('28,05 €')).toBeVisible()
  await expect(blanquette.getByText('Marge provisoire : 78,5 %')).toBeAttached()
  await expect(blanquette.getByText('Coût incomplet')).toBeVisible()
  await expect(blanquette.getByText(/^Modifiée le \d{1,2} \S+ 20\d\d$/)).toBeVisible()
  const stock = cardOf(page, 'Fond brun')
  await expect(stock.getByText('1 portion', { exact: true })).toBeVisible()
  await expect(stock.getByText('TTC')).toHaveCount(0)
  // Nothing is known of its cost: no 0,00 €.
  await expect(stock.getByText('Coût par portion : –')).toBeVisible()
  await expect(page.getByText('2 fiches', { exact: true })).toBeVisible()
  await blanquette.getByRole('link', { name: 'Modifier la recette' }).click()
  await expect(page).toHaveURL(/\/recipes\/[\da-f-]{36}\/edit$/)
})

test('the rows show the columns of the list, and the choice of rows is kept', async ({ page }) => {
  await addBlanquette(page.request)
  await addSheet(page.request, { title: 'Fond brun', category: 'Sauce' })
  await page.goto('/recipes')
  await page.getByText('Liste', { exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Recette',
    'Catégorie',
    'Portions',
    'Prix TTC',
    'Marge',
    'Dernière modification',
    'Actions',
  ])
  await page.reload()
  await expect(rowOf(page, 'Blanquette').getByRole('cell')).toContainText([
    'Blanquette',
    'Plat',
    '8',
    '28,05 €',
  ])
  await expect(rowOf(page, 'Fond brun').getByRole('cell')).toContainText([
    'Fond brun',
    'Sauce',
    '1',
    '-',
    '-',
  ])
  await expect(
    rowOf(page, 'Fond brun').getByRole('link', { name: 'Fond brun', exact: true }),
  ).toHaveAttribute('href', /\/edit$/)
})

test('rows are sorted by their heads', async ({ page }) => {
  for (const [title, portions] of [
    ['Banane', 2],
    ['Ananas', 8],
    ['Cerise', 1],
  ] as const) {
    await addSheet(page.request, { title, portions })
  }
  await page.goto('/recipes')
  await page.getByText('Liste', { exact: true }).click()
  const titles = page.getByRole('row').getByRole('link', { name: /^(Ananas|Banane|Cerise)$/ })
  await expect(titles).toHaveText(['Cerise', 'Ananas', 'Banane'])
  await page.getByRole('button', { name: 'Recette' }).click()
  await expect(titles).toHaveText(['Ananas', 'Banane', 'Cerise'])
  await page.getByRole('button', { name: 'Portions' }).click()
  await expect(titles).toHaveText(['Cerise', 'Banane', 'Ananas'])
  await page.getByRole('button', { name: 'Portions' }).click()
  await expect(titles).toHaveText(['Ananas', 'Banane', 'Cerise'])
  await expect(page.getByRole('columnheader', { name: 'Portions' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('search ignores accents, filters follow the address, and one button clears them', async ({ page }) => {
  const { id } = await addProduct(page.request, { name: 'Sucre', priceHt: 10 })
  const sugar = (quantity: number) => [{ userProductId: id, quantity, unit: 'kg' as const }]
  await addSheet(page.request, {
    title: 'Crème brûlée',
    category: 'Dessert',
    sellingPriceHt: 10,
    ingredients: sugar(0.1),
  })
  await addSheet(page.request, {
    title: 'Œuf mayonnaise',
    category: 'Entrée',
    sellingPriceHt: 10,
    ingredients: sugar(0.8),
  })
  await addSheet(page.request, { title: 'Jus', category: 'Sauce' })
  await page.goto('/recipes')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(3)

  await page.getByRole('heading', { name: 'Mes Recettes' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('creme')
  await expect(cards).toHaveText(['Crème brûlée'])
  await expect(page).toHaveURL(/search=creme/)
  await expect(page.getByText('1 recette correspond')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards).toHaveCount(3)

  const category = page.getByRole('combobox', { name: 'Catégorie' })
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

  const margin = page.getByRole('combobox', { name: 'Marge' })
  await expect(margin.getByRole('option').first()).toHaveText('Toutes les marges')
  await margin.selectOption('high')
  await expect(cards).toHaveText(['Crème brûlée'])
  await margin.selectOption('low')
  await expect(cards).toHaveText(['Œuf mayonnaise'])
  await category.selectOption('Dessert')
  await expect(page.getByText('Aucune recette ne correspond à ces filtres.')).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1, Sous votre objectif : voir ces fiches' }).click()
  await expect(page).toHaveURL('/recipes?margin=underTarget')
  await expect(margin).toHaveValue('underTarget')
  await expect(cards).toHaveText(['Œuf mayonnaise'])
})

test('a sheet is duplicated under a title of its own', async ({ page }) => {
  await addBlanquette(page.request)
  await page.goto('/recipes')
  await page.getByRole('button', { name: /^Dupliquer/ }).click()
  await expect(page.getByText(/^Recette dupliquée/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Blanquette de veau à l’ancienne (copie)',
    'Blanquette de veau à l’ancienne',
  ])
})

test('a list that cannot be loaded says so and can be tried again', async ({ page, complaints }) => {
  complaints.expect(/422/)
  await addSheet(page.request, { title: 'Fond brun' })
  await page.route('**/api/tech-sheets?*', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION', message: 'no', data: { fields: [] } } }),
  )
  await page.goto('/recipes')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(cardOf(page, 'Fond brun')).toBeVisible()
})

test('a long list is read on as one scrolls, to its last sheet', async ({ page }) => {
  test.slow()
  for (let number = 1; number <= 130; number += 1) {
    await addSheet(page.request, { title: `Fiche ${String(number).padStart(3, '0')}` })
  }
  await page.goto('/recipes')
  await expect(page.getByText('130 fiches')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fiche 130' })).toBeVisible()
  const main = page.getByRole('main')
  expect(await main.getByRole('listitem').count()).toBeLessThan(60)
  const first = page.getByRole('heading', { name: 'Fiche 001' })
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(first).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(main.getByRole('listitem').last()).toHaveText('Nouvelle Recette')
  await page.getByText('Liste', { exact: true }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '131')
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(rowOf(page, 'Fiche 001')).toBeVisible({ timeout: 300 })
  }).toPass()
})

test('every state of the list is accessible, and nothing lies beside a phone', async ({ page }) => {
  await addBlanquette(page.request)
  await addSheet(page.request, { title: 'Fond brun', category: 'Accompagnement' })
  await page.goto('/recipes')
  await cardOf(page, 'Fond brun').getByRole('button', { name: 'Supprimer' }).click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByText('Liste', { exact: true }).click()
  await rowOf(page, 'Blanquette').getByRole('button', { name: 'Supprimer' }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page)
})
