import type { Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/larder.ts'
import { costTotal, openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A stock of 3 kg of bones at 2 € a kilo that gives 4 L: 1,50 € a litre. */
async function addStock(page: Page, facts: Parameters<typeof addSheet>[1] | object = {}): Promise<TechSheet> {
  const bones = await addProduct(page.request, { name: 'Os de veau', priceHt: 2 })
  return addSheet(page.request, {
    title: 'Fond de veau',
    category: 'Sauce',
    portions: 10,
    yieldQuantity: 4,
    yieldUnit: 'L',
    ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }],
    ...facts,
  })
}

const lineOf = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name })
/** The events of a page that becomes visible again. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('a sheet is typed into another as a preparation, by its yield or by the portion', async ({ page }) => {
  await addStock(page)
  await addProduct(page.request, { name: 'Fond de tarte', priceHt: 8 })
  const sauce = await addSheet(page.request, { title: 'Fond lié', ingredients: undefined })
  await openEditor(page, sauce.id)
  await page.keyboard.type('fond')
  const options = page.getByRole('listbox').getByRole('option')
  // Products first among equals, and never the sheet itself.
  await expect(options).toHaveCount(3)
  await expect(options.nth(0)).toContainText('Fond de tarte')
  await expect(options.nth(1)).toContainText('Fond de veau préparation')
  await expect(options.nth(1)).toContainText('1,50 € / L')
  await expect(options.nth(2)).toContainText('Créer le produit')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Fond de veau')).toBeFocused()
  await page.keyboard.type('50 cl')
  expect(await costTotal(page)).toBe('0,75 €')
  const line = lineOf(page, 'Fond de veau')
  await expect(line).toContainText('Donne 4 L')
  await expect(line).toContainText('1,50 €')
  const unit = page.getByLabel('Unité, Fond de veau')
  await expect(unit.locator('option')).toHaveText(['L', 'cl', 'ml', 'portions'])
  await quantityOf(page, 'Fond de veau').fill('2')
  await unit.selectOption('portion')
  expect(await costTotal(page)).toBe('1,20 €')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const { ingredients, coutMatiere } = await storedSheet(page, sauce.id)
  expect(coutMatiere).toBe(1.2)
  expect(ingredients[0]).toMatchObject({ unit: 'portion', preparation: { title: 'Fond de veau' } })

  await line.getByRole('button', { name: 'Changer de produit' }).click()
  await page.keyboard.type('tarte')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Unité, Fond de tarte')).toHaveValue('kg')
  await expect(page.getByLabel('Unité, Fond de tarte').locator('option', { hasText: 'portion' })).toHaveCount(
    0,
  )
  expect(await costTotal(page)).toBe('16,00 €')
  await page.keyboard.press('Control+z')
  await expect(quantityOf(page, 'Fond de veau')).toHaveValue('2')
  expect(await costTotal(page)).toBe('1,20 €')
})

test('the catalogue lists preparations after products, or alone', async ({ page }) => {
  await addStock(page)
  const sauce = await addSheet(page.request, { title: 'Sauce', ingredients: undefined })
  await openEditor(page, sauce.id)
  await page.keyboard.press('/')
  const picker = page.getByRole('dialog', { name: 'Ajouter des produits' })
  const options = picker.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(options.nth(1)).toContainText('Fond de veau')
  await picker.getByLabel('Catégorie').selectOption('Préparations')
  await expect(options).toHaveCount(1)
  await expectAccessible(page)
  await options.first().click()
  await picker.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect(quantityOf(page, 'Fond de veau')).toBeFocused()
})

test('a preparation without a yield or without its whole cost is completed on its own sheet', async ({
  page,
}) => {
  const stock = await addStock(page, { yieldQuantity: null, yieldUnit: null })
  const sauce = await addSheet(page.request, {
    title: 'Sauce',
    ingredients: [{ subSheetId: stock.id, quantity: 1, unit: 'L' }],
  })
  await openEditor(page, sauce.id)
  const missing = lineOf(page, 'Fond de veau').getByRole('link', { name: 'Quantité obtenue manquante' })
  await expect(missing).toHaveAttribute('href', new RegExp(`/recipes/${stock.id}/edit`))
  await expect(missing).toHaveAttribute('target', '_blank')
  const change = { version: stock.version, yieldQuantity: 4, yieldUnit: 'L' }
  expect((await page.request.patch(`/api/tech-sheets/${stock.id}`, { data: change })).ok()).toBe(true)
  await lookAgain(page)
  await expect(missing).toHaveCount(0)
  expect(await costTotal(page)).toBe('1,50 €')
})

test('on a telephone a preparation is a card like another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addStock(page)
  const sauce = await addSheet(page.request, { title: 'Sauce', ingredients: undefined })
  await openEditor(page, sauce.id)
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('fond')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.type('1')
  const card = lineOf(page, 'Fond de veau')
  await expect(card).toContainText('1,50 € / L')
  await expect(card.locator('[data-preparation]')).toBeVisible()
  expect(await costTotal(page)).toBe('1,50 €')
  await expectNoSidewaysScroll(page)
})

test('what a sheet gives is typed where a sheet that lacks it leads', async ({ page }) => {
  const stock = await addStock(page, { yieldQuantity: null, yieldUnit: null })
  await addSheet(page.request, {
    title: 'Sauce',
    ingredients: [{ subSheetId: stock.id, quantity: 1, unit: 'L' }],
  })
  await page.goto(`/recipes/${stock.id}/edit#quantite-obtenue`)
  const field = page.getByLabel('Quantité obtenue', { exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type('0')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('La quantité doit être supérieure à 0')).toBeVisible()
  await field.fill('3,5')
  await page.getByLabel('Unité de la quantité obtenue').selectOption('L')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect(await storedSheet(page, stock.id)).toMatchObject({ yieldQuantity: 3.5, yieldUnit: 'L' })

  const use = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Utilisée dans 1 fiche' })
  await expect(use.getByRole('link', { name: 'Sauce' })).toBeVisible()
  await page.goto(`/recipes/${stock.id}`)
  await expect(page.getByRole('heading', { name: 'Utilisée dans 1 fiche' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sauce' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sauce' })).toBeVisible()
})

test('a sheet that contains this one is not offered, and refused by its way when it came to it meanwhile', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/)
  const stock = await addStock(page)
  const sauce = await addSheet(page.request, { title: 'Sauce', ingredients: undefined })
  await openEditor(page, stock.id)
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('sauce')
  const offered = page.getByRole('listbox').getByRole('option', { name: 'Sauce Préparation' })
  await expect(offered).toBeEnabled()
  const ingredients = [{ subSheetId: stock.id, quantity: 1, unit: 'L' }]
  const change = { version: sauce.version, ingredients }
  expect((await page.request.patch(`/api/tech-sheets/${sauce.id}`, { data: change })).ok()).toBe(true)
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.type('1')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText(
      'Une recette ne peut pas entrer dans sa propre composition : Fond de veau → Sauce → Fond de veau',
    ),
  ).toBeVisible()
  const line = lineOf(page, 'Sauce')
  await expect(line).toContainText('Cette préparation contient déjà la recette que vous modifiez')
  await expect(line).toHaveAttribute('data-state', 'wrong')
  await expectAccessible(page)
  expect((await storedSheet(page, sauce.id)).ingredients).toHaveLength(1)
  await page.keyboard.press('Alt+Delete')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)

  await page.reload()
  const entry = page.getByRole('combobox', { name: 'Ajouter un produit' })
  await entry.fill('sauce')
  await expect(offered).toContainText('contient déjà cette fiche')
  await expect(offered).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await expect(entry).toHaveAttribute('aria-activedescendant', /-0$/)
  // Enter on what is refused makes no product of that name: it says why, and the new product is an arrow away.
  await page.keyboard.press('Enter')
  const told = page.getByRole('alert').filter({ hasText: 'Sauce' })
  await expect(told).toHaveText('« Sauce » contient déjà cette fiche et ne peut pas y entrer.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(lineOf(page, 'Sauce')).toHaveCount(0)
  await expectAccessible(page)
  await entry.fill('fond de veau')
  await expect(page.getByRole('option', { name: 'Fond de veau' }).first()).toContainText('c’est cette fiche')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Fond de veau' })).toContainText('c’est cette fiche')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /produit/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await entry.fill('')
  await page.keyboard.press('/')
  const listed = page.getByRole('dialog').getByRole('option', { name: 'Sauce' })
  await expect(listed).toContainText('contient déjà cette fiche')
  await listed.click({ force: true })
  await expect(listed).toHaveAttribute('aria-selected', 'false')
})

test('deleting a preparation says first where it is used, and leaves the lines', async ({ page }) => {
  const stock = await addStock(page)
  const sauces = []
  for (const title of ['Sauce bordelaise', 'Sauce madère']) {
    const line = { subSheetId: stock.id, quantity: 1, unit: 'L' as const }
    sauces.push(await addSheet(page.request, { title, ingredients: [line] }))
  }
  await page.goto('/recipes')
  const card = page.getByRole('listitem').filter({ hasText: 'Fond de veau' })
  await card.getByRole('button', { name: 'Supprimer' }).click()
  await expect(card).toContainText('Utilisée dans 2 fiches techniques : Sauce bordelaise et Sauce madère.')
  await expect(card).toContainText('Leurs lignes restent, leur coût devient incomplet.')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Recette supprimée avec succès')).toBeVisible()
  const { uncostedLines, ingredients } = await storedSheet(page, String(sauces[0]?.id))
  expect(uncostedLines).toBe(1)
  expect(ingredients[0]?.note).toContain('Fond de veau')
  await page.getByRole('button', { name: 'Coût incomplet' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sauce' })).toHaveCount(2)
})
