import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const newProduct = (page: Page) => page.getByRole('dialog', { name: 'Nouveau produit' })

test('a base without products teaches what goes there', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Ma Base Produits' })).toBeVisible()
  await expect(page.getByText('Ajoutez ici ce que vous achetez, avec son prix HT')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Produits importés' })).toHaveAttribute(
    'href',
    '/products/imported',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Fournisseurs' })).toHaveAttribute(
    'href',
    '/suppliers/dashboard',
  )
  await expectAccessible(page)
})

test('products are added from the keyboard alone, one after the other, with a new supplier', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
  await page.keyboard.press('n')
  const form = newProduct(page)
  await expect(form.getByLabel('Nom du produit')).toBeFocused()
  const type = async (...words: string[]) => {
    for (const word of words) {
      await page.keyboard.type(word)
      await page.keyboard.press('Tab')
    }
  }
  await type('Vin blanc sec', 'Boi', 'bou', '5,45', 'Les Coteaux')
  await page.keyboard.type('Cave Roulin')
  await expect(form.page().getByRole('option', { name: 'Créer « Cave Roulin »' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Cave Roulin')
  await expect(form.getByText('Utilisable dans une recette en : bouteille.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('0,75')
  await expect(form.getByText('Utilisable dans une recette en : L, cl, ml, bouteille.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Produit ajouté avec succès !')).toBeVisible()

  await expect(form.getByLabel('Nom du produit')).toBeFocused()
  await expect(form.getByLabel('Nom du produit')).toHaveValue('')
  await expect(form.getByLabel('Unité', { exact: true })).toHaveValue('bouteille')
  await page.keyboard.type('Cidre brut')
  await form.getByLabel('Prix HT').fill('3.2')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()

  await expect(page.getByText('2 produits')).toBeVisible()
  await expect(rowOf(page, 'Vin blanc sec').getByRole('cell')).toHaveText([
    'Vin blanc sec Les Coteaux',
    'Boissons',
    /5,45\s€ \/ bouteille/,
    'Cave Roulin',
    'Non renseigné',
    '',
  ])
  await expect(rowOf(page, 'Cidre brut')).toContainText(/3,20\s€ \/ bouteille/)
})

test('a price is read as it is pasted, with a point or a comma', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const price = newProduct(page).getByLabel('Prix HT')
  for (const [pasted, shown] of [
    ['12.5', '12,50'],
    ['1 234,50 €', /^1\s234,50$/],
    ['0.0169', '0,0169'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await price.focus()
    await price.press('ControlOrMeta+A')
    await price.press('ControlOrMeta+V')
    await price.blur()
    await expect(price).toHaveValue(shown)
  }
})

test('a form that lacks something says what, at its field, and keeps what was typed', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = newProduct(page)
  await form.getByLabel('Marque').fill('Isigny')
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(form.getByText('Le nom du produit est requis')).toBeVisible()
  await expect(form.getByText('Le prix HT est requis')).toBeVisible()
  await expect(form.getByLabel('Nom du produit')).toBeFocused()
  await page.keyboard.type('Crème crue')
  await expect(form.getByText('Le nom du produit est requis')).toBeHidden()
  await form.getByLabel('Prix HT').fill('')
  await form.getByLabel('Prix HT').pressSequentially('-5')
  await expect(form.getByLabel('Prix HT')).toHaveValue('-5')
  await expect(form.getByText('Le prix HT ne peut pas être négatif')).toBeVisible()

  await form.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(form.getByLabel('Marque')).toHaveValue('Isigny')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect(form).toBeHidden()
})

test('a save that fails leaves what was typed on the screen', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = newProduct(page)
  await form.getByLabel('Nom du produit').fill('Beurre doux')
  await form.getByLabel('Prix HT').fill('9,8')
  await page.route('**/api/user-products', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(form.getByText('Le serveur ne répond pas.')).toBeVisible()
  await expect(form.getByLabel('Nom du produit')).toHaveValue('Beurre doux')
  await page.unroute('**/api/user-products')
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(rowOf(page, 'Beurre doux')).toBeVisible()
})

test('a change of price reaches the sheets that use the product', async ({ page }) => {
  const butter = await addProduct(page.request, { name: 'Beurre doux', unit: 'kg', priceHt: 8 })
  const sheet = await addSheet(page.request, {
    title: 'Sablés',
    ingredients: [{ userProductId: butter.id, quantity: 500, unit: 'g' }],
  })
  await page.goto('/products')
  await page.getByRole('link', { name: 'Beurre doux', exact: true }).press('Enter')
  await expect(page).toHaveURL(`/products/${butter.id}/edit`)
  await expect(page.getByRole('heading', { name: 'Utilisé dans 1 fiche technique' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sablés' })).toHaveAttribute(
    'href',
    `/recipes/${sheet.id}/edit`,
  )
  await expectAccessible(page)

  await page.getByLabel('Prix HT').fill('9,5')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })
  await expect(question.getByRole('button', { name: 'Enregistrer' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ priceHt: 9.5 })
  await expect(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await expect(page).toHaveURL('/products')
  await expect(rowOf(page, 'Beurre doux')).toContainText(/9,50\s€ \/ kg/)
  const read = await page.request.get(`/api/tech-sheets/${sheet.id}`)
  expect(await read.json()).toMatchObject({ coutMatiere: 4.75 })
})

test('work that is not saved is not left by mistake', async ({ page }) => {
  const butter = await addProduct(page.request, { name: 'Beurre doux' })
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByLabel('Nom du produit').fill('Beurre demi-sel')
  await page.getByRole('link', { name: 'Ma Base Produits' }).click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page.getByLabel('Nom du produit')).toHaveValue('Beurre demi-sel')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL('/products')
  await expect(rowOf(page, 'Beurre demi-sel')).toBeVisible()
})

test('a product in use says where before it goes, and its sheets are incomplete then', async ({ page }) => {
  const butter = await addProduct(page.request, { name: 'Beurre doux', priceHt: 8 })
  const ingredients = [{ userProductId: butter.id, quantity: 1, unit: 'kg' as const }]
  const sheet = await addSheet(page.request, { title: 'Sablés', ingredients })
  await addSheet(page.request, { title: 'Brioche', ingredients })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Supprimer Beurre doux' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer « Beurre doux » ?' })
  await expect(question.getByText('Utilisé dans 2 fiches techniques')).toBeVisible()
  await expect(question.getByRole('link')).toHaveText(['Brioche', 'Sablés'])
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(rowOf(page, 'Beurre doux')).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer Beurre doux' }).click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Produit supprimé avec succès')).toBeVisible()
  await expect(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
  const read = await page.request.get(`/api/tech-sheets/${sheet.id}`)
  expect(await read.json()).toMatchObject({ coutMatiere: 0, uncostedLines: 1 })
})

test('a product deleted from its own page is not asked for again', async ({ page }) => {
  const butter = await addProduct(page.request, { name: 'Beurre doux', priceHt: 8 })
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer « Beurre doux » ?' })
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
})

test('a product deleted in another window can be added again with what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/)
  const butter = await addProduct(page.request, { name: 'Beurre doux' })
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByLabel('Nom du produit').fill('Beurre demi-sel')
  await page.request.delete(`/api/user-products/${butter.id}`)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Ce produit a été supprimé entre-temps.')).toBeVisible()
  await page.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect(rowOf(page, 'Beurre demi-sel')).toBeVisible()

  await page.goto(`/products/${butter.id}/edit`)
  await expect(page.getByText('Ce produit n’existe pas, ou n’existe plus.')).toBeVisible()
})

test('on a phone a product is added and found again', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = newProduct(page)
  await form.getByLabel('Nom du produit').fill('Œufs plein air')
  await form.getByLabel('Prix HT').fill('0,28')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Œufs plein air' })
  await expect(card).toContainText(/0,28\s€ \/ kg/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page.getByLabel('Nom du produit')).toHaveValue('Œufs plein air')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
