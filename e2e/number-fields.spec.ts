import { expectAccessible } from './support/accessible.ts'
import { addBlanquette } from './support/larder.ts'
import { openEditor, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('on the printed sheet too 1,5 portions are not 15, and a price is a number or is said', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await page.goto(`/recipes/${id}/preview`)
  await page.getByRole('button', { name: 'Mode édition' }).click()
  const portions = page.getByRole('textbox', { name: 'Portions' })
  const price = page.getByRole('textbox', { name: 'Prix de vente HT' })
  await portions.fill('1,5')
  await expect(page.getByText('Un nombre entier de portions, de 1 à 100 000')).toBeVisible()
  await price.fill('abc')
  await expect(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(portions).toHaveValue('1,5')
  await expect(page.getByText('Coût total pour 8 portions : 43,78 €')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(1)
})

test('a save of the printed sheet whose answer was lost is no conflict with oneself', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|409/)
  const { id } = await addBlanquette(page.request)
  await page.goto(`/recipes/${id}/preview`)
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await page.getByRole('textbox', { name: 'Portions' }).fill('6')
  await page.route('**/api/tech-sheets/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await save.click()
  await expect(page.getByText('Fiche technique enregistrée')).toBeVisible()
  await expect(page.getByText('Coût total pour 6 portions : 43,78 €')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(2)
})

test('a price that is no number of its range is said, and the price that was there stays', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  for (const [label, kept] of [
    ['Prix de vente HT', '25,50'],
    ['Prix TTC', '28,05'],
  ] as const) {
    const price = page.getByLabel(label)
    for (const [typed, said] of [
      ['1/2', /«\s1\/2\s» n’est pas un nombre/],
      ['abc', /«\sabc\s» n’est pas un nombre/],
      ['1e3', /«\s1e3\s» n’est pas un nombre/],
      ['-3', /«\s-3\s» n’est pas entre 0 et 9\s999\s999/],
      ['99999999', /«\s99999999\s» n’est pas entre 0 et 9\s999\s999/],
    ] as const) {
      await price.fill('')
      await price.pressSequentially(typed)
      await expect(price).toHaveValue(typed)
      await price.blur()
      await expect(page.getByText(said)).toBeVisible()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(price).toHaveValue(kept)
    }
    await price.fill('30')
    await price.fill(kept)
    await expect(page.getByText(/n’est pas/)).toHaveCount(0)
  }
  await page.getByLabel('Prix de vente HT').fill('1234,5')
  await page.getByLabel('Prix de vente HT').blur()
  await expect(page.getByLabel('Prix de vente HT')).toHaveValue(/^1\s234,50$/)
})

test('what a field has refused is neither saved nor left without a word', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const portions = page.getByLabel('Nombre de portions')
  await portions.fill('quatre')
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.getByRole('link', { name: 'Mes Produits' }).first().click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(question).toBeHidden()

  // Saving focuses the invalid field, and succeeds once the field is corrected.
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(portions).toBeFocused()
  await expect(page.getByText('Un nombre entier de portions, de 1 à 100 000')).toBeVisible()
  await portions.fill('4')
  const price = page.getByLabel('Prix de vente HT')
  await price.fill('abc')
  await page.keyboard.press('Control+s')
  await expect(price).toBeFocused()
  await expect(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(1)
  await price.fill('26')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect(await storedSheet(page, id)).toMatchObject({ portions: 4, sellingPriceHt: 26 })
})

test('a selling price of 0 is no price, with VAT and without, before and after it is stored', async ({
  page,
}) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const prices = [page.getByLabel('Prix de vente HT'), page.getByLabel('Prix TTC')] as const
  for (const price of prices) {
    await price.fill('')
    await price.pressSequentially('0,5')
    await price.blur()
    await expect(price, 'a price may begin with 0').toHaveValue('0,50')
    await price.fill('0')
    await price.blur()
    for (const each of prices) await expect(each).toHaveValue('')
  }
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await page.reload()
  for (const each of prices) await expect(each).toHaveValue('')
})

test('a coefficient or a loss that is no number is said', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  const calculator = page.getByRole('region', { name: 'Calculateur' })
  await calculator.getByLabel(/^Coefficient/).fill('trois')
  await expect(calculator.getByText('« trois » n’est pas un nombre')).toBeVisible()
  await calculator.getByLabel('Perte globale').fill('-4')
  await expect(calculator.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await page.getByLabel('Prix TTC').fill('abc')
  await expect(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  await page.getByLabel('Nombre de portions').fill('1,5')
  await expectAccessible(page)
})
