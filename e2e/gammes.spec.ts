import type { Gamme } from '../src/contract/gammes.ts'
import { boxOf } from './support/places.ts'
import { post } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('gammes are put in order by hand, and a sheet becomes a dish under the name and the price that the guest reads', async ({
  page,
}) => {
  const beef = await addProduct(page.request, { name: 'Bœuf', category: 'Viande', priceHt: 20 })
  await addSheet(page.request, {
    title: 'Bœuf bourguignon',
    portions: 4,
    sellingPriceHt: 10,
    ingredients: [{ userProductId: beef.id, quantity: 400, unit: 'g' }],
  })
  for (const nom of ['Entrées', 'Plats', 'Desserts']) await post<Gamme>(page.request, '/api/gammes', { nom })
  await page.goto('/gammes')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Entrées', 'Plats', 'Desserts'])
  const { x, y } = await boxOf(page.getByRole('button', { name: 'Déplacer « Desserts »' }))
  await page.mouse.move(x + 8, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 8, y - 300, { steps: 6 })
  const kept = page.waitForResponse('**/api/gammes/order')
  await page.mouse.up()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(names).toHaveText(['Desserts', 'Entrées', 'Plats'])

  await page.getByRole('link', { name: 'Plats', exact: true }).click()
  await page.getByRole('button', { name: 'Ajouter une recette' }).first().click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recette ajoutée avec succès !')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  await form.getByLabel('Nom affiché').fill('Joue de bœuf au vin')
  await form.getByLabel('Prix TTC affiché').fill('22')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await page.reload()
  const dishes = page.getByRole('list', { name: 'Recettes de « Plats »' }).locator('[data-id]')
  await expect(dishes).toHaveText([/Joue de bœuf au vin.*90,0.%/])
  await expect(dishes.getByRole('textbox', { name: 'Prix TTC de Joue de bœuf au vin' })).toHaveValue('22,00')

  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Supprimer « Bœuf bourguignon »' }).click()
  await expect(page.getByText('Elle quitte la gamme Plats.')).toBeVisible()
})
