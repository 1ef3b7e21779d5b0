import type { Page } from '@playwright/test'
import { addBlanquette, addProduct, addSheet } from './support/larder.ts'
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
    ['Filet de bœuf', 'boeuf', '1,8'],
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

test('every figure moves as it is typed, and is the one that is stored', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  await openEditor(page, sheet.id)
  expect(await costTotal(page)).toBe('43,78 €')
  await expect(page.getByText('Coût incomplet : 1 ligne')).toBeVisible()
  await expect(page.getByText('hors 1 ligne sans coût')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Prix de vente' })
  await expect(panel.getByText('5,47 €')).toBeVisible()
  await expect(panel.getByText('Marge provisoire 78,5 %')).toBeVisible()
  await expect(panel.getByText('20,03 € par portion')).toBeVisible()

  await quantityOf(page, 'Épaule de veau désossée').fill('3,2')
  expect(await costTotal(page)).toBe('72,99 €')
  await expect(panel.getByText('9,12 €')).toBeVisible()
  await expect(panel.getByText('Marge provisoire 64,2 %')).toBeVisible()

  await page.getByLabel('Perte, Épaule de veau désossée').fill('0')
  expect(await costTotal(page)).toBe('68,66 €')
  await page.getByLabel('Nombre de portions').fill('10')
  await expect(page.getByText('Coût total pour 10 portions')).toBeVisible()
  await expect(panel.getByText('6,87 €')).toBeVisible()

  await page.getByLabel('TVA').selectOption('20')
  await expect(page.getByLabel('Prix TTC')).toHaveValue('30,60')
  await page.getByLabel('Prix TTC').fill('36')
  await expect(page.getByLabel('Prix de vente HT')).toHaveValue('30,00')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect(await storedSheet(page, sheet.id)).toMatchObject({
    coutMatiere: 68.6614,
    portions: 10,
    sellingPriceHt: 30,
    tvaRate: 20,
    version: 2,
  })
})

test('the calculator suggests a price by the category, and applies it', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const calculator = page.getByRole('region', { name: 'Calculateur' })
  await expect(calculator.getByLabel(/^Coefficient/)).toHaveValue('3,50')
  await page.getByLabel('Catégorie').selectOption('Dessert')
  await expect(calculator.getByLabel(/^Coefficient/)).toHaveValue('5,00')
  await page.getByLabel('Catégorie').selectOption('Plat')
  await calculator.getByLabel('Perte globale').fill('2')
  await expect(calculator.getByText('5,58 €')).toBeVisible()
  await expect(calculator.getByText('19,54 €')).toBeVisible()
  await expect(calculator.getByText('21,49 €')).toBeVisible()
  await calculator.getByRole('button', { name: 'Appliquer le prix conseillé' }).click()
  await expect(page.getByLabel('Prix de vente HT')).toHaveValue('19,54')
  await calculator.getByLabel(/^Coefficient/).fill('0,5')
  await expect(calculator.getByText('Le coefficient doit être au moins 1')).toBeVisible()
  await calculator.getByLabel('Perte globale').fill('140')
  await expect(calculator.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
})

test('a product is used in every unit that it converts to, and says what another one lacks', async ({
  page,
}) => {
  const wine = { unit: 'bouteille', priceHt: 6, contentQuantity: 0.75, contentUnit: 'L' } as const
  const { id: wineId } = await addProduct(page.request, { name: 'Vin blanc', ...wine })
  const { id: creamId } = await addProduct(page.request, { name: 'Crème', unit: 'L', priceHt: 4 })
  const { id } = await addSheet(page.request, {
    title: 'Sauce',
    ingredients: [
      { userProductId: wineId, quantity: 1, unit: 'bouteille' },
      { userProductId: creamId, quantity: 1, unit: 'L' },
    ],
  })
  await openEditor(page, id)
  const unit = page.getByLabel('Unité, Vin blanc')
  await expect(unit.getByRole('option')).toHaveText(['L', 'cl', 'ml', 'bouteille', 'kg', 'g'])
  await unit.selectOption('cl')
  await quantityOf(page, 'Vin blanc').fill('25')
  expect(await costTotal(page)).toBe('6,00 €')

  await quantityOf(page, 'Crème').fill('200g')
  await expect(page.getByLabel('Unité, Crème')).toHaveValue('g')
  await expect(page.getByLabel('Unité, Crème').getByRole('option')).toHaveText(['L', 'cl', 'ml', 'kg', 'g'])
  const lack = page.getByRole('link', { name: 'Densité manquante — compléter' })
  await expect(lack).toHaveAttribute('href', `/products/${creamId}/edit`)
  expect(await costTotal(page)).toBe('2,00 €')
})

test('a product that does not exist is made on the spot, and becomes the line', async ({ page }) => {
  const { id } = await addSheet(page.request, { title: 'Fiche neuve', ingredients: undefined })
  await openEditor(page, id)
  await page.keyboard.type('beurre noisette')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect(form.getByLabel('Nom du produit')).toHaveValue('Beurre noisette')
  await form.getByLabel('Prix HT').fill('12')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Beurre noisette')).toBeFocused()
  await page.keyboard.type('0,25')
  expect(await costTotal(page)).toBe('3,00 €')
})

test('the catalogue is searched, narrowed and picked from, several products at once', async ({ page }) => {
  for (const name of ['Carottes', 'Céleri', 'Poireaux']) {
    await addProduct(page.request, { name, category: 'Légumes' })
  }
  await addProduct(page.request, { name: 'Carrelet', category: 'Poisson' })
  const { id } = await addSheet(page.request, { title: 'Potage', ingredients: undefined })
  await openEditor(page, id)
  await page.keyboard.press('/')
  const picker = page.getByRole('dialog', { name: 'Ajouter des produits ou des préparations' })
  const options = picker.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(4)
  await page.keyboard.type('car')
  await expect(options).toHaveCount(2)
  await picker.getByLabel('Catégorie').selectOption('Légumes')
  await expect(options).toHaveCount(1)
  await picker.getByPlaceholder('Rechercher un produit...').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(options).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect(productNames(page)).toHaveText(['Carottes', 'Poireaux'])
  await expect(quantityOf(page, 'Carottes')).toBeFocused()
})

test('a price completed in another tab reaches the line without a reload', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  const herbs = sheet.ingredients.at(-1)?.userProductId
  await openEditor(page, sheet.id)
  await quantityOf(page, 'Riz basmati').fill('500')
  const line = page.getByRole('row').filter({ hasText: 'Bouquet garni' })
  await expect(line.getByRole('link', { name: 'Prix manquant — compléter' })).toBeVisible()
  await page.request.patch(`/api/user-products/${String(herbs)}`, { data: { priceHt: 0.9 } })
  // The events of a page that becomes visible again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(line.getByText('Prix manquant')).toHaveCount(0)
  await expect(line.getByText('0,90 €').last()).toBeVisible()
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('500')
})
