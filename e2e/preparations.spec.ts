import type { Page } from '@playwright/test'
import type { TechSheet, TechSheetInput } from '../src/contract/sheets.ts'
import { vealStock } from '../src/contract/testing/sheet-fixtures.ts'
import { expectAccessible } from './support/accessible.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { costTotal, openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

async function addStock(page: Page, facts: Partial<TechSheetInput> = {}): Promise<TechSheet> {
  const bones = await addProduct(page.request, { name: 'Os de veau', priceHt: 2 })
  return addSheet(page.request, { ...vealStock(bones), ...facts })
}

const lineOf = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name })
/** The events of a page that becomes visible again. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

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

  await page.goto('/recipes')
  const card = page.getByRole('listitem').filter({ hasText: 'Fond de veau' })
  await card.getByRole('button', { name: 'Supprimer' }).click()
  await expect(card).toContainText('Utilisée dans 2 fiches techniques : Sauce bordelaise et Sauce madère.')
  await card.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Recette supprimée avec succès')).toBeVisible()
  const incomplete = await storedSheet(page, sauce.id)
  expect(incomplete.uncostedLines).toBe(1)
  expect(incomplete.ingredients[0]?.note).toContain('Fond de veau')
  await page.getByRole('button', { name: 'Coût incomplet' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sauce' })).toHaveCount(2)
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
