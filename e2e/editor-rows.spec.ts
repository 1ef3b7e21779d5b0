import { addProduct, addSheet } from './support/larder.ts'
import { openEditor, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a product without a supplier stands in the middle of its row, and a note can be offered there', async ({
  page,
}) => {
  const { id: product } = await addProduct(page.request, { name: 'Sel fin' })
  const ingredients = [{ userProductId: product, quantity: 1, unit: 'kg' as const }]
  const { id } = await addSheet(page.request, { title: 'Saumure', ingredients })
  await openEditor(page, id)
  const row = page.locator('[data-line]')
  const [line, name] = await Promise.all([
    row.boundingBox(),
    row.locator('[data-column="product"]').boundingBox(),
  ])
  if (!line || !name) throw new Error('the row has a name')
  const offMiddle = name.y + name.height / 2 - (line.y + line.height / 2)
  expect(Math.abs(offMiddle)).toBeLessThanOrEqual(1)
  await row.hover()
  await page.getByRole('button', { name: 'Préciser Sel fin' }).click()
  await page.keyboard.type('gros, de Guérande')
  await expect(page.getByLabel('Précision, Sel fin')).toHaveValue('gros, de Guérande')
})

test('a name of 190 characters takes three lines of the table, its whole in the title and on paper', async ({
  page,
}) => {
  const name = 'Épaule de veau de lait désossée et parée, '.repeat(5).slice(0, 190)
  const { id: product } = await addProduct(page.request, { name })
  const ingredients = [{ userProductId: product, quantity: 1, unit: 'kg' as const }]
  const { id } = await addSheet(page.request, { title: 'Blanquette', ingredients })
  await openEditor(page, id)
  const row = page.locator('[data-line]')
  const height = async () => (await row.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(76)
  await expect(row.getByRole('rowheader')).toHaveAttribute('title', name.trim())
  const cutOff = () =>
    row.locator('[data-column="product"]').evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(await cutOff()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await cutOff()).toBeLessThanOrEqual(0)
})

test('the editor offers the categories of a new sheet, and a menu stays one that the list can filter by', async ({
  page,
}) => {
  const { id: product } = await addProduct(page.request, { name: 'Sel fin' })
  const ingredients = [{ userProductId: product, quantity: 1, unit: 'kg' as const }]
  const dish = await addSheet(page.request, { title: 'Saumure', ingredients })
  const menu = await addSheet(page.request, { title: 'Menu du marché', category: 'Menu', ingredients })
  await page.goto('/recipes/new')
  const offered = ['Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce']
  await expect(page.getByLabel('Catégorie').getByRole('option')).toHaveText(offered)
  await openEditor(page, dish.id)
  await expect(page.getByLabel('Catégorie').getByRole('option')).toHaveText(offered)

  await openEditor(page, menu.id)
  await expect(page.getByLabel('Catégorie').getByRole('option')).toHaveText([...offered, 'Menu'])
  await page.getByLabel('Catégorie').selectOption('Plat')
  await page.getByLabel('Catégorie').selectOption('Menu')
  await page.getByLabel('Quantité, Sel fin').fill('2')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await page.goto('/recipes')
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Menu')
  await expect(page.getByText('Menu du marché')).toBeVisible()
  await expect(page.getByText('Saumure')).toHaveCount(0)
})
