import { addBlanquette } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('portions, price and method are typed on the sheet itself, saved, and read again', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await page.goto(`/recipes/${id}/preview`)
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await page.getByRole('textbox', { name: 'Portions' }).fill('4')
  await page.getByRole('button', { name: 'Garder les quantités' }).click()
  await page.getByRole('textbox', { name: 'Prix de vente HT' }).fill('30,25')
  await page.getByRole('textbox', { name: 'Méthode de fabrication' }).fill('Cuire.\nDresser.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Fiche technique enregistrée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mode lecture' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').getByText('Dresser.', { exact: true })).toBeVisible()
  const stored = await page.request.get(`/api/tech-sheets/${id}`)
  expect(await stored.json()).toMatchObject({
    portions: 4,
    sellingPriceHt: 30.25,
    method: 'Cuire.\nDresser.',
  })
  await page.reload()
  const price = page.getByRole('article').getByRole('paragraph').filter({ hasText: 'Prix de vente HT' })
  await expect(price).toHaveText('Prix de vente HT 30,25 €')
})
