import { post } from './support/post.ts'
import { addProduct } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('prices, suppliers and categories are typed in the table, and what was typed last is undone', async ({
  page,
  account,
}) => {
  expect(account.email, 'signed in').not.toBe('')
  // More than the picker shows at first, and the one wanted is the last.
  for (let number = 1; number <= 55; number += 1)
    await post(page.request, '/api/suppliers', { name: `Maison ${String(number).padStart(2, '0')}` })
  await post(page.request, '/api/suppliers', { name: 'Vérot' })
  for (const name of ['Beurre', 'Comté', 'Lait']) await addProduct(page.request, { name })

  await page.goto('/products')
  const cell = (name: string, column: string) =>
    page.getByRole('row', { name }).first().locator(`[data-cell="${column}"]`)
  await page.getByRole('link', { name: 'Beurre', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cell('Beurre', 'price')).toBeFocused()
  await page.keyboard.type('9,5')
  await page.keyboard.press('Enter')
  await page.keyboard.type('21')
  await page.keyboard.press('Tab')
  await page.keyboard.type('verot')
  await page.keyboard.press('Enter')
  await expect(cell('Lait', 'supplier')).toBeFocused()
  await expect(cell('Comté', 'supplier')).toHaveText('Vérot')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('cremerie')
  await page.keyboard.press('Enter')
  await expect(cell('Lait', 'category')).toHaveText('Crémerie')
  await expect(page.getByText(/Lait\s: Épicerie → Crémerie/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell('Lait', 'category')).toHaveText('Épicerie')
  await page.keyboard.press('Control+z')
  await expect(cell('Comté', 'supplier')).toHaveText('-')
  await page.keyboard.press('Control+z')
  await expect(cell('Comté', 'price')).toHaveText(/^10,00\s€ \/ kg$/)

  await page.reload()
  await expect(cell('Beurre', 'price')).toHaveText(/^9,50\s€ \/ kg$/)
  await expect(cell('Comté', 'price')).toHaveText(/^10,00\s€ \/ kg$/)
  await expect(cell('Lait', 'category')).toHaveText('Épicerie')
})
