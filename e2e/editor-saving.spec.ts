import { addBlanquette } from './support/sheets.ts'
import { openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

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
