import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet, addSupplier } from './support/larder.ts'
import { costTotal, openEditor, quantityOf } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A sauce of wine by the bottle, shallots with a loss, and a stock made of bones. */
async function addSauce(page: Page) {
  const { request } = page
  const cellar = await addSupplier(request, 'Cave Roulin')
  const bones = await addProduct(request, { name: 'Os de veau', priceHt: 2 })
  const wine = await addProduct(request, {
    name: 'Vin rouge',
    unit: 'bouteille',
    priceHt: 6,
    contentQuantity: 0.75,
    contentUnit: 'L',
    supplierId: cellar.id,
  })
  const shallots = await addProduct(request, { name: 'Échalotes', priceHt: 3 })
  const stock = await addSheet(request, {
    title: 'Fond de veau',
    yieldQuantity: 4,
    yieldUnit: 'L',
    ingredients: [{ userProductId: bones.id, quantity: 3, unit: 'kg' }],
  })
  const demi = await addSheet(request, {
    title: 'Demi-glace',
    yieldQuantity: 1,
    yieldUnit: 'L',
    ingredients: [{ subSheetId: stock.id, quantity: 2, unit: 'L' }],
  })
  return addSheet(request, {
    title: 'Sauce bordelaise',
    portions: 4,
    ingredients: [
      { userProductId: wine.id, quantity: 15, unit: 'cl' },
      { userProductId: shallots.id, quantity: 100, unit: 'g', wastagePercent: 20 },
      { subSheetId: demi.id, quantity: 50, unit: 'cl' },
    ],
  })
}

const box = (page: Page) => page.getByRole('dialog', { name: 'D’où vient ce montant' })
/** What it says; every kind of space is a plain one. */
async function told(page: Page): Promise<string> {
  await expect(box(page)).toBeVisible()
  return (await box(page).innerText()).replace(/\s+/gu, ' ')
}
/** The next one opens only once this one has gone. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
}
const amountOf = (page: Page, name: string) =>
  page.locator('[data-line]').filter({ hasText: name }).locator('[data-explains]')

test('a line’s cost tells price, supplier, date, content, loss and rounding', async ({ page }) => {
  const { id } = await addSauce(page)
  await openEditor(page, id)
  await amountOf(page, 'Vin rouge').click()
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    new Date(),
  )
  const wine = await told(page)
  expect(wine).toContain(`Cave Roulin : 6,00 € / bouteille, le ${today}`)
  expect(wine).toContain('1 bouteille contient 0,75 L')
  expect(wine).toContain('15 cl = 0,2 bouteille')
  expect(wine).toContain('0,2 bouteille × 6,00 € / bouteille = 1,20 €')
  expect(wine).toContain('Affiché : 1,20 €')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(amountOf(page, 'Vin rouge')).toBeFocused()

  await amountOf(page, 'Échalotes').press('Enter')
  await expect.poll(() => told(page)).toContain('Perte de 20 % (Majoration) : 3,00 € × 1,2 = 3,60 € / kg')
  await box(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(box(page)).toHaveCount(0)
})

test('a preparation unfolds to any depth, a total to its lines, a portion to the total', async ({ page }) => {
  const { id } = await addSauce(page)
  await openEditor(page, id)
  await amountOf(page, 'Demi-glace').click()
  await expect.poll(() => told(page)).toContain('Coût de la préparation : 3,00 € ÷ 1 L = 3,00 € / L')
  await box(page).getByText('Ce que contient « Demi-glace »').click()
  await box(page).getByText('Fond de veau', { exact: true }).click()
  await box(page).getByText('Ce que contient « Fond de veau »').click()
  await box(page).getByText('Os de veau', { exact: true }).click()
  await expect.poll(() => told(page)).toContain('3 kg × 2,00 € / kg = 6,00 €')
  await expectAccessible(page)
  await close(page)

  await page.locator('[data-explains="total"]').click()
  const total = await told(page)
  expect(total).toContain('Somme de 3 lignes : 3,06 €')
  await close(page)
  await page.locator('[data-explains="portion"]').click()
  await expect.poll(() => told(page)).toContain('3,06 € ÷ 4 portions = 0,765 € Affiché : 0,77 €')
})

test('the calculator’s prices tell how they were made of the cost', async ({ page }) => {
  await openEditor(page, (await addSauce(page)).id)
  const panel = page.getByRole('region', { name: 'Calculateur' })
  await panel.getByLabel('Perte globale').fill('10')
  await panel.getByRole('button', { name: /Prix conseillé TTC/ }).click()
  const way = await told(page)
  expect(way).toContain('Prix conseillé TTC')
  expect(way).toMatch(/Perte globale de 10 % : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  expect(way).toMatch(/Coefficient : [\d,]+ € × 3,5 [=≈] [\d,]+ €/)
  expect(way).toMatch(/TVA de 10 % : [\d,]+ € × 1,1 [=≈] [\d,]+ €/)
  await expectAccessible(page)
  await close(page)
  const shown = await panel.getByRole('button', { name: /Prix conseillé TTC/ }).textContent()
  expect(way).toContain(`Affiché : ${shown?.replaceAll(/\s/gu, ' ')}`)
})

test('what is missing is filled in right there, and every figure follows', async ({ page }) => {
  const { id: oil } = await addProduct(page.request, { name: 'Huile', unit: 'L', priceHt: null })
  const { id } = await addSheet(page.request, {
    title: 'Vinaigrette',
    ingredients: [{ userProductId: oil, quantity: 460, unit: 'g' }],
  })
  await openEditor(page, id)
  await amountOf(page, 'Huile').click()
  await expect(box(page)).toContainText('Le prix de ce produit manque.')
  const price = box(page).getByLabel('Prix HT de « Huile », par L')
  await price.fill('8')
  await expectAccessible(page)
  await price.press('Enter')
  const weight = box(page).getByLabel('Poids d’un litre de « Huile », en kg')
  await weight.fill('0,92')
  await box(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(box(page)).toContainText('460 g = 0,5 L')
  expect(await costTotal(page)).toBe('4,00 €')
  await page.keyboard.press('Escape')
  const product = await (await page.request.get(`/api/user-products/${oil}`)).json()
  expect(product).toMatchObject({ priceHt: 8, densityKgPerL: 0.92 })
  await expect(quantityOf(page, 'Huile')).toHaveValue('460')
})

test('the reading view and the paper explain their amounts too', async ({ page }) => {
  const { id } = await addSauce(page)
  await page.goto(`/recipes/${id}`)
  await page.locator('[data-explains="portion"]').click()
  await expect.poll(() => told(page)).toContain('3,06 € ÷ 4 portions')
  await page.goto(`/recipes/${id}/preview`)
  const row = page.getByRole('row').filter({ hasText: 'Vin rouge' })
  await row.locator('[data-explains]').click()
  await expect.poll(() => told(page)).toContain('15 cl = 0,2 bouteille')
  await expectAccessible(page)
})

test('on a telephone the way opens from below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await addSauce(page)
  await openEditor(page, id)
  await amountOf(page, 'Vin rouge').click()
  await expect.poll(() => told(page)).toContain('15 cl = 0,2 bouteille')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
})

test('sixty lines are typed in with one box at most', async ({ page }) => {
  const ingredients = []
  for (let line = 1; line <= 60; line += 1) {
    const product = await addProduct(page.request, { name: `Ingrédient ${line}`, priceHt: line })
    ingredients.push({ userProductId: product.id, quantity: 1, unit: 'kg' as const })
  }
  const { id } = await addSheet(page.request, { title: 'Buffet', ingredients })
  await openEditor(page, id)
  await expect(page.locator('[data-explains="line"]')).toHaveCount(60)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(amountOf(page, 'Ingrédient 7')).toHaveCSS('text-decoration-line', 'none')
  await amountOf(page, 'Ingrédient 8').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a total read for other portions says by what it was multiplied', async ({ page }) => {
  const { id } = await addSauce(page)
  await page.goto(`/recipes/${id}`)
  await page.locator('[data-explains="total"]').click()
  await expect.poll(() => told(page)).toContain('Somme de 3 lignes : 3,06 €')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Une portion de plus' }).click()
  await page.locator('[data-explains="scaled"]').click()
  await expect.poll(() => told(page)).toContain('0,765 € × 5 portions = 3,825 € Affiché : 3,83 €')
})
