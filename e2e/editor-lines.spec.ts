import { addBlanquette } from './support/larder.ts'
import {
  costTotal,
  openEditor,
  productNames,
  quantityOf,
  storedSheet,
  waitUntilSaved,
} from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('lines are moved by keyboard and by hand, and every reader hears where to', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  await openEditor(page, sheet.id)
  await quantityOf(page, 'Champignons de Paris').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(quantityOf(page, 'Champignons de Paris')).toBeFocused()
  await expect(productNames(page).first()).toHaveText('Champignons de Paris')
  await expect(page.getByText('Champignons de Paris, ligne 1 sur 11')).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(productNames(page).first()).toHaveText('Champignons de Paris')

  const handles = page.locator('[data-handle]')
  await handles.first().hover()
  await page.mouse.down()
  await handles.nth(2).hover()
  await handles.nth(3).hover({ position: { x: 8, y: 30 } })
  await page.mouse.up()
  await expect(productNames(page).nth(3)).toHaveText('Champignons de Paris')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const { ingredients } = await storedSheet(page, sheet.id)
  expect(ingredients.slice(0, 4).map(({ product }) => product?.name)).toEqual([
    'Épaule de veau désossée',
    'Crème liquide 35 %',
    'Fond blanc de volaille',
    'Champignons de Paris',
  ])
})

test('a line says what the cook has to know of it, on screen and on paper', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').focus()
  await page.keyboard.press('Alt+Enter')
  const note = page.getByLabel('Précision, Riz basmati')
  await expect(note).toBeFocused()
  await page.keyboard.type('rincé, égoutté')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Vin blanc sec')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(note).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(note).toHaveValue('rincé, égoutté')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await page.goto(`/recipes/${id}/preview`)
  await expect(page.getByRole('row').filter({ hasText: 'Riz basmati' })).toContainText('rincé, égoutté')
})

test('a deleted line comes back, by the notice and by Ctrl+Z', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Supprimer Riz basmati' }).click()
  await expect(productNames(page)).toHaveCount(10)
  expect(await costTotal(page)).toBe('41,91 €')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(productNames(page).nth(8)).toHaveText('Riz basmati')
  expect(await costTotal(page)).toBe('43,78 €')

  await quantityOf(page, 'Riz basmati').fill('960')
  await page.keyboard.press('Alt+Delete')
  await expect(productNames(page)).toHaveCount(10)
  await page.keyboard.press('Control+z')
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('960')
  await page.keyboard.press('Control+z')
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('480')
  await page.keyboard.press('Control+y')
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('960')
})

test('arrows go from line to line, Enter to the next one, Escape gives the old value back', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').focus()
  await page.keyboard.press('ArrowDown')
  await expect(quantityOf(page, 'Vin blanc sec')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(quantityOf(page, 'Jaunes d’œufs')).toBeFocused()
  await page.keyboard.type('12kg')
  await expect(page.getByLabel('Unité, Jaunes d’œufs')).toHaveValue('kg')
  await page.keyboard.press('Escape')
  await expect(quantityOf(page, 'Jaunes d’œufs')).toHaveValue('4')
  await expect(page.getByLabel('Unité, Jaunes d’œufs')).toHaveValue('pièce')
  await page.getByLabel('Perte, Vin blanc sec').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Perte, Bouquet garni')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Ajouter un produit' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(quantityOf(page, 'Bouquet garni')).toBeFocused()
})
