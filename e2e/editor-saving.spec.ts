import { addBlanquette } from './support/sheets.ts'
import { openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('two windows on one sheet: both versions are shown, nothing is overwritten in silence', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/409/)
  const { id } = await addBlanquette(page.request)
  const other = await context.newPage()
  await openEditor(page, id)
  await openEditor(other, id)
  await quantityOf(other, 'Riz basmati').fill('500')
  await other.keyboard.press('Control+s')
  await waitUntilSaved(other)

  await quantityOf(page, 'Beurre doux 82 %').fill('150')
  await page.getByLabel('Prix de vente HT').fill('27')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps dans une autre fenêtre' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Riz basmati' })).toContainText(/480 g.*500 g/)
  expect((await storedSheet(page, id)).version).toBe(2)
  await dialog.getByRole('button', { name: 'Garder mes modifications' }).click()
  await waitUntilSaved(page)
  const kept = await storedSheet(page, id)
  expect(kept).toMatchObject({ version: 3, sellingPriceHt: 27 })
  expect(kept.ingredients.map(({ quantity }) => quantity)).toEqual([
    1.6, 400, 600, 1.2, 150, 500, 300, 4, 480, 25, 1,
  ])

  await quantityOf(other, 'Riz basmati').fill('700')
  await other.keyboard.press('Control+s')
  await other.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect(quantityOf(other, 'Riz basmati')).toHaveValue('480')
  await expect(quantityOf(other, 'Beurre doux 82 %')).toHaveValue('150')
  expect((await storedSheet(page, id)).version).toBe(3)
})

test('a session that ends keeps what was typed, and the save works once signed in again elsewhere', async ({
  page,
  context,
  account,
  complaints,
}) => {
  complaints.expect(/401/)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').fill('500')
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Votre session a expiré/)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(`/recipes/${id}/edit`)
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('500')

  const { email, password } = account
  await context.request.post('/api/auth/sign-in/email', { data: { email, password } })
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect((await storedSheet(page, id)).ingredients[8]?.quantity).toBe(500)
})
