import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette, addSheet } from './support/larder.ts'
import { costTotal, openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }

test('the editor is accessible in both themes, with its dialogs and what is wrong', async ({ page }) => {
  test.slow()
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await expectAccessible(page)
  await page.getByText('Quantité obtenue, description, temps, étapes et notes').click()
  await page.getByLabel('Perte, Riz basmati').fill('120')
  await quantityOf(page, 'Beurre doux 82 %').fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('c')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option')).toHaveCount(11)
  await expectAccessible(page)
})

test('on a telephone a line is a card, and the cost of a portion stays in sight', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await expectNoSidewaysScroll(page)
  const bar = page.getByRole('region', { name: 'Coût et enregistrement' })
  await expect(bar.getByText('5,47 €')).toBeInViewport()
  await expect(quantityOf(page, 'Épaule de veau désossée')).toHaveAttribute('inputmode', 'decimal')
  await quantityOf(page, 'Épaule de veau désossée').fill('3,2')
  await expect(bar.getByText('9,12 €')).toBeInViewport()
  await expect(bar.getByText('64,2 %', { exact: true })).toBeInViewport()

  const details = page.getByRole('button', { name: 'Détails de la ligne, Crème liquide 35 %' })
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await details.click()
  await page.getByLabel('Perte, Crème liquide 35 %').fill('10')
  await expect(page.getByText('4,10 € / L · perte 10 %')).toBeVisible()
  await page.getByRole('button', { name: 'Monter' }).click()
  await page.getByRole('button', { name: 'Supprimer Crème liquide 35 %' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  expect(await costTotal(page)).toBe('73,15 €')
  await bar.getByRole('button', { name: 'Enregistrer' }).click()
  await waitUntilSaved(page)
  const { ingredients, coutMatiere } = await storedSheet(page, id)
  expect(ingredients[0]?.product?.name).toBe('Crème liquide 35 %')
  expect(coutMatiere).toBe(73.1518)
})

test('rows and fields are large enough for a thumb', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  for (const card of await page.getByRole('list', { name: 'Ingrédients' }).getByRole('listitem').all()) {
    expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(52)
  }
})

test('a new sheet is accessible on a telephone too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { id } = await addSheet(page.request, { title: 'Fiche neuve', ingredients: undefined })
  await openEditor(page, id)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
