import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { pdfPages } from './support/pdf.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const grams = (product: { id: string }, quantity = 100) => ({
  userProductId: product.id,
  quantity,
  unit: 'g' as const,
})

/** Cream in a sauce, the sauce in a dish with rice. */
async function supreme(page: Page, rice: { allergenFree: boolean }) {
  const cream = await addProduct(page.request, { name: 'Crème', allergens: ['Lait'] })
  const grain = await addProduct(page.request, { name: 'Riz', ...rice })
  const sauce = await addSheet(page.request, {
    title: 'Sauce suprême',
    portions: 4,
    ingredients: [grams(cream)],
  })
  const dish = await addSheet(page.request, {
    title: 'Volaille sauce suprême',
    ingredients: [grams(grain), { subSheetId: sauce.id, quantity: 1, unit: 'portion' }],
  })
  return { cream, grain, sauce, dish }
}

test('a product says which allergens it has, that it has none, or that nobody knows yet', async ({
  page,
}) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await form.getByLabel('Nom du produit').fill('Crème')
  await form.getByLabel('Prix HT').fill('5')
  await expect(form.getByRole('radio', { name: 'Non renseigné' })).toBeChecked()
  await form.getByRole('radio', { name: 'Contient un ou plusieurs allergènes' }).check()
  await form.getByLabel('Prix HT').press('Enter')
  await expect(form.getByText('Cochez au moins un allergène')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'Gluten' })).toBeFocused()
  await form.getByRole('checkbox', { name: 'Lait' }).check()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(form.getByLabel('Nom du produit')).toHaveValue('')
  await form.getByLabel('Nom du produit').fill('Riz')
  await form.getByLabel('Prix HT').fill('2')
  await form.getByRole('radio', { name: 'Sans aucun des 14 allergènes' }).check()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByLabel('Nom du produit')).toHaveValue('')
  await form.getByLabel('Nom du produit').fill('Bouillon')
  await form.getByLabel('Prix HT').fill('3')
  await form.getByLabel('Prix HT').press('Enter')
  await expect(form).toBeHidden()

  for (const [name, told] of [
    ['Crème', 'Lait'],
    ['Riz', 'Aucun allergène'],
    ['Bouillon', 'Non renseigné'],
  ] as const)
    await expect(rowOf(page, name).getByRole('cell').nth(4)).toHaveText(told)
  await page.getByRole('button', { name: 'Allergènes' }).click()
  await page.getByRole('checkbox', { name: 'Non renseignés seulement' }).check()
  await expect(page.getByText('1 produit', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Bouillon')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bouillon', exact: true }).click()
  await page.getByRole('radio', { name: 'Sans aucun des 14 allergènes' }).check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await page.goto('/products')
  await expect(rowOf(page, 'Bouillon').getByRole('cell').nth(4)).toHaveText('Aucun allergène')
})

test('each allergen of a sheet names the product it comes from, through its preparations', async ({
  page,
}) => {
  const { dish } = await supreme(page, { allergenFree: true })
  for (const address of [`/recipes/${dish.id}`, `/recipes/${dish.id}/edit`]) {
    await page.goto(address)
    const button = page.getByRole('button', { name: 'Allergènes : Lait' })
    await button.focus()
    await page.keyboard.press('Enter')
    const origins = page.getByRole('dialog')
    await expect(origins).toContainText('Lait : Crème, via Sauce suprême')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  await page.goto('/recipes')
  await expect(page.getByText('Allergènes incomplets')).toHaveCount(0)
})

test('a sheet with an undeclared product says so wherever its allergens are shown', async ({ page }) => {
  const { dish, grain } = await supreme(page, { allergenFree: false })
  await page.goto('/recipes')
  await expect(page.getByText('Allergènes incomplets')).toHaveCount(1)
  await expectAccessible(page)
  await page.goto(`/recipes/${dish.id}`)
  await page.getByRole('button', { name: 'Allergènes : Lait Allergènes incomplets' }).click()
  await expect(page.getByRole('dialog')).toContainText('Non renseigné : Riz')
  await openEditor(page, dish.id)
  await expect(page.getByRole('button', { name: 'Allergènes : Lait Allergènes incomplets' })).toBeVisible()

  await page.goto(`/recipes/${dish.id}/preview`)
  await expect(page.getByText('Allergènes incomplets : 1 ligne n’est pas renseignée.')).toBeVisible()
  await expect(rowOf(page, 'Riz').getByRole('cell').nth(3)).toHaveText('Non renseigné')
  await expectAccessible(page)
  const [paper] = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(paper).toContain('Allergènes incomplets : 1 ligne n’est pas renseignée.')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  const [pdf] = await pdfPages(await readFile(await (await downloading).path()))
  expect(pdf).toContain('Allergènes incomplets : 1 ligne n’est pas renseignée.')
  expect(pdf).toContain('Non renseigné')

  await page.request.patch(`/api/user-products/${grain.id}`, { data: { allergenFree: true } })
  await page.goto(`/recipes/${dish.id}/preview`)
  await expect(rowOf(page, 'Riz').getByRole('cell').nth(3)).toHaveText('Aucun allergène')
  await expect(page.getByText('Allergènes incomplets')).toHaveCount(0)
})

test('a sheet of products that have none says ‘Aucun allergène’', async ({ page }) => {
  const rice = await addProduct(page.request, { name: 'Riz', allergenFree: true })
  const sheet = await addSheet(page.request, { title: 'Riz blanc', ingredients: [grams(rice)] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/recipes/${sheet.id}`)
  await page.getByRole('button', { name: 'Allergènes : Aucun allergène' }).click()
  await expect(page.getByRole('dialog')).toContainText('sans aucun des 14 allergènes')
  await expectNoSidewaysScroll(page)
  await page.goto(`/recipes/${sheet.id}/preview`)
  await expect(page.getByText('Allergènes : Aucun allergène')).toBeVisible()
})

test('deleting a product says that allergens become incomplete too, and paper keeps its name', async ({
  page,
}) => {
  const { sauce } = await supreme(page, { allergenFree: true })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Supprimer Crème' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer « Crème » ?' })
  await expect(question).toContainText('son coût et ses allergènes deviendront incomplets')
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Produit supprimé avec succès')).toBeVisible()
  await page.goto(`/recipes/${sauce.id}/preview`)
  await expect(rowOf(page, 'Crème').getByRole('cell').nth(3)).toHaveText('Non renseigné')
  await expect(page.getByText('Produit à choisir')).toHaveCount(0)
  await page.goto(`/recipes/${sauce.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Crème' })).toBeVisible()
  await expect(page.getByText('Produit à choisir')).toHaveCount(0)
})
