import { expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette, addSheet } from './support/larder.ts'
import {
  costTotal,
  openEditor,
  productNames,
  quantityOf,
  storedSheet,
  waitUntilSaved,
} from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('1/2 typed in a quantity is a half, and no catalogue opens in the middle of it', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const rice = quantityOf(page, 'Riz basmati')
  const remark = page
    .getByRole('row')
    .filter({ hasText: 'Riz basmati' })
    .getByText('La quantité n’est pas un nombre')
  await rice.focus()
  await page.keyboard.type('1/')
  await expect(remark).toHaveCount(0)
  await page.keyboard.type('2 kg')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(rice).toHaveValue('0,500')
  await expect(page.getByLabel('Unité, Riz basmati')).toHaveValue('kg')
  await rice.fill('1/3')
  await rice.blur()
  await expect(rice).toHaveValue('0,333')

  await page.getByLabel('Perte, Riz basmati').focus()
  await page.keyboard.type('1/2')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Unité, Riz basmati').focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Ajouter des produits' })).toBeVisible()
})

test('a quantity says what is wrong with it: nothing, no number, zero, too little, too much', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const rice = quantityOf(page, 'Riz basmati')
  const row = page.locator('[data-line]').filter({ has: rice })
  for (const [typed, said, stands] of [
    ['', 'Quantité manquante', ''],
    ['0', 'La quantité doit être supérieure à 0', '0'],
    ['1/0', 'La quantité n’est pas un nombre', '1/0'],
    ['0,0005', 'La quantité doit être au moins 0,001', '0,0005'],
  ] as const) {
    await rice.fill(typed)
    if (typed !== '') await expect(rice, `'${typed}' may go on`).not.toHaveAttribute('aria-invalid')
    await rice.blur()
    await expect(row.getByText(said)).toBeVisible()
    await expect(rice).toHaveAttribute('aria-invalid', 'true')
    await expect(rice).toHaveValue(stands)
  }
  for (const [typed, said] of [
    ['abc', 'La quantité n’est pas un nombre'],
    ['1000001', 'La quantité ne peut pas dépasser 1 000 000'],
  ] as const) {
    await rice.fill(typed)
    await expect(row.getByText(said), `'${typed}' is hopeless`).toBeVisible()
    await expect(rice).toHaveAttribute('aria-invalid', 'true')
  }
  await rice.fill('2')
  await expect(rice).not.toHaveAttribute('aria-invalid')
})

test('1,5 portions are not 15, 100001 not 100000 and 0 not 1: the number that was there stays', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const portions = page.getByLabel('Nombre de portions')
  const said = page.getByText('Un nombre entier de portions, de 1 à 100 000')
  await portions.focus()
  await page.keyboard.type('1,5')
  await expect(said).toBeVisible()
  await expect(portions).toHaveValue('1,5')
  await portions.blur()
  await expect(portions).toHaveValue('8')
  await expect(said, 'why it was not taken stays').toBeVisible()
  await portions.fill('100001')
  await expect(said).toBeVisible()
  await portions.fill('0')
  await expect(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await expect(page.getByText('Coût total pour 8 portions')).toBeVisible()
  await portions.fill('12')
  await portions.blur()
  await expect(said).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect((await storedSheet(page, id)).portions).toBe(12)
})

test('six digits of portions are not cut off on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await addSheet(page.request, { title: 'Banquet', portions: 100_000 })
  await openEditor(page, id)
  const portions = page.getByLabel('Nombre de portions')
  await expect(portions).toHaveValue(/^100\s000$/)
  const cut = () => portions.evaluate((field) => field.scrollWidth - field.clientWidth)
  expect(await cut()).toBeLessThanOrEqual(0)
  await portions.focus()
  await expect(portions).toHaveValue('100000')
  expect(await cut()).toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll(page)
})

test('a save whose answer was lost is no conflict with oneself', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|409/)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').fill('500')
  // The server stores it, and the answer never comes.
  await page.route('**/api/tech-sheets/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Échec de l’enregistrement')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(2)
  await page.unrouteAll()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(2)

  // The answer is lost a second time, then another field is typed: this window made both changes.
  await page.route('**/api/tech-sheets/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await quantityOf(page, 'Riz basmati').fill('600')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Échec de l’enregistrement')).toBeVisible()
  await page.unrouteAll()
  await quantityOf(page, 'Riz basmati').fill('700')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0)
  await expect(page.getByText('Échec de l’enregistrement')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await storedSheet(page, id)).ingredients[8]?.quantity).toBe(700)
})

test('the margin of a cost that lacks a line says that it is provisional', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const panel = page.getByRole('region', { name: 'Prix de vente' })
  const badge = panel.locator('[data-band="provisional"]').filter({ hasText: '≈' })
  await expect(badge).toContainText('Marge provisoire 78,5 %')
  await expect(panel.getByText(/^Marge provisoire de 78,5\s%, seuils/)).toBeAttached()
  await page.getByRole('button', { name: 'Supprimer Bouquet garni' }).click()
  await expect(badge).toHaveCount(0)
  await expect(panel.getByText(/^Marge de 78,5\s%, seuils/)).toBeAttached()

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('region', { name: 'Coût et enregistrement' })
  await expect(bar.locator('[data-band="high"]')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(bar.locator('[data-band="provisional"]')).toContainText('≈')
})

test('three lines removed one after another come back by three Ctrl+Z, and their notices go', async ({
  page,
}) => {
  const sheet = await addBlanquette(page.request)
  const ingredients = sheet.ingredients.slice(0, 3).map(({ userProductId, quantity, unit }) => ({
    userProductId,
    quantity,
    unit,
  }))
  const { id } = await addSheet(page.request, { title: 'Trois lignes', ingredients })
  await openEditor(page, id)
  const names = await productNames(page).allTextContents()
  for (const name of names) await page.getByRole('button', { name: `Supprimer ${name}` }).click()
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' })
  await expect(productNames(page)).toHaveCount(0)
  await expect(undo).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Control+z')
    await expect(undo).toHaveCount(left)
  }
  await expect(productNames(page)).toHaveText(names)
  expect(await costTotal(page)).not.toBe('0,00 €')
})
