import type { Page } from '@playwright/test'
import { addBlanquette, addProduct, addSheet } from './support/sheets.ts'
import {
  costTotal,
  openEditor,
  productNames,
  quantityOf,
  storedSheet,
  waitUntilSaved,
} from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** What is pressed on the page from now on. */
async function countPresses(page: Page) {
  const count = await page.evaluateHandle(() => {
    const presses = { pointer: 0, keys: 0 }
    document.addEventListener('pointerdown', () => (presses.pointer += 1), { capture: true })
    document.addEventListener('keydown', () => (presses.keys += 1), { capture: true })
    return presses
  })
  return () => count.jsonValue()
}

test('a sheet of twelve lines is entered without touching the mouse', async ({ page }) => {
  const kitchen = [
    ['Beurre doux', 'beur', '250g'],
    ['Farine T55', 'farin', '1,2'],
    ['Œufs plein air', 'oeuf', '6'],
    ['Lait entier', 'lait', '0,5'],
    ['Sucre semoule', 'sucre', '300 g'],
    ['Sel fin', 'sel', '12g'],
    ['Crème liquide', 'creme', '40cl'],
    ['Échalotes', 'echa', '0,15'],
    ['Vin blanc sec', 'vin', '25 cl'],
    ['Filet de bœuf', 'filet', '1,8'],
    ['Persil plat', 'pers', '2'],
    ['Poivre noir', 'poiv', '4g'],
  ] as const
  const units = { 'Œufs plein air': 'pièce', 'Lait entier': 'L', 'Crème liquide': 'L', 'Vin blanc sec': 'L' }
  for (const [name] of kitchen) {
    const unit = (units as Record<string, 'pièce' | 'L'>)[name] ?? 'kg'
    await addProduct(page.request, { name, unit, priceHt: 4.5 })
  }
  const { id } = await addSheet(page.request, { title: 'Douze lignes', ingredients: undefined })
  await openEditor(page, id)
  const pressed = await countPresses(page)

  await expect(page.getByRole('combobox', { name: 'Ajouter un produit' })).toBeFocused()
  for (const [name, typed, quantity] of kitchen) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(quantityOf(page, name)).toBeFocused()
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Ajouter un produit' })).toBeFocused()
  }
  await expect(productNames(page)).toHaveText(kitchen.map(([name]) => name))
  // A line is its product's first letters, Enter, its quantity, Enter: nothing else, and no pointer.
  const letters = kitchen.map(([, product, quantity]) => product.length + quantity.length)
  expect(await pressed()).toEqual({ pointer: 0, keys: letters.reduce((sum, count) => sum + count + 2, 0) })
  const shown = await costTotal(page)
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)

  const { ingredients, coutMatiere, uncostedLines } = await storedSheet(page, id)
  expect(ingredients.map(({ product }) => product?.name)).toEqual(kitchen.map(([name]) => name))
  expect(ingredients.map(({ quantity, unit }) => `${String(quantity)} ${unit}`)).toEqual([
    '250 g',
    '1.2 kg',
    '6 pièce',
    '0.5 L',
    '300 g',
    '12 g',
    '40 cl',
    '0.15 kg',
    '25 cl',
    '1.8 kg',
    '2 kg',
    '4 g',
  ])
  expect(uncostedLines).toBe(0)
  // 4,50 € for each of 0.25+1.2+6+0.5+0.3+0.012+0.4+0.15+0.25+1.8+2+0.004 units
  expect(coutMatiere).toBe(57.897)
  expect(shown).toBe('57,90 €')
})

test('what is typed and moved in a sheet is stored as it was shown, and printed', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Épaule de veau désossée').fill('3,2')
  await page.getByLabel('Perte, Épaule de veau désossée').fill('0')
  await page.getByLabel('Nombre de portions').fill('10')
  await page.getByRole('button', { name: 'Garder les quantités' }).click()
  await page.getByLabel('TVA').selectOption('20')
  await page.getByLabel('Prix TTC').fill('36')
  await quantityOf(page, 'Riz basmati').focus()
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('rincé, égoutté')

  const handles = page.locator('[data-handle]')
  await handles.first().hover()
  await page.mouse.down()
  await handles.nth(2).hover()
  await handles.nth(3).hover({ position: { x: 8, y: 30 } })
  await page.mouse.up()
  await expect(productNames(page).nth(3)).toHaveText('Épaule de veau désossée')
  expect(await costTotal(page)).toBe('68,66 €')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const stored = await storedSheet(page, id)
  expect(stored).toMatchObject({
    coutMatiere: 68.6614,
    portions: 10,
    sellingPriceHt: 30,
    tvaRate: 20,
    version: 2,
  })
  expect(stored.ingredients.slice(0, 4).map(({ product }) => product?.name)).toEqual([
    'Crème liquide 35 %',
    'Champignons de Paris',
    'Fond blanc de volaille',
    'Épaule de veau désossée',
  ])
  await page.goto(`/recipes/${id}/preview`)
  await expect(page.getByRole('row').filter({ hasText: 'Riz basmati' })).toContainText('rincé, égoutté')
})
