import type { Page } from '@playwright/test'
import { addBlanquette, addProduct, addSheet } from './support/larder.ts'
import { costTotal, openEditor, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

test('a saved sheet leads back to the list after two seconds, Ctrl+S stays', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').fill('500')
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.waitForTimeout(2500)
  await expect(page).toHaveURL(`/recipes/${id}/edit`)

  await saveButton(page).click()
  await waitUntilSaved(page)
  await quantityOf(page, 'Riz basmati').fill('510')
  await page.waitForTimeout(2500)
  await expect(page, 'whoever types on stays').toHaveURL(`/recipes/${id}/edit`)

  await saveButton(page).click()
  await waitUntilSaved(page)
  await expect(page).toHaveURL('/recipes')
  expect((await storedSheet(page, id)).ingredients[8]?.quantity).toBe(510)
})

test('a sheet that is not complete is not saved, and the first thing to mend is pointed at', async ({
  page,
}) => {
  await addProduct(page.request, { name: 'Farine' })
  const { id } = await addSheet(page.request, { title: 'Pâte', ingredients: undefined })
  await openEditor(page, id)
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  await page.keyboard.press('Control+s')
  await expect(alert).toHaveText('Certains ingrédients sont incomplets ou invalides')
  await expect(page.getByRole('button', { name: 'Choisir un produit' })).toBeFocused()

  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('farine')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Farine')).toBeFocused()
  await page.keyboard.type('0')
  await page.getByLabel('Perte, Farine').fill('101')
  await expect(page.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(quantityOf(page, 'Farine')).toBeFocused()
  await page.getByLabel('Perte, Farine').fill('0')
  await expect(page.getByText('La quantité doit être supérieure à 0')).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer Farine' }).click()
  await expect(alert).toHaveText('Veuillez ajouter au moins un ingrédient')
  await page.getByLabel('Nom de la recette').fill('Pâ')
  await expect(page.getByText('Le nom de la recette doit contenir au moins 3 caractères')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(1)
})

test('the English interface says it in the words of the trade', async ({ page }) => {
  await addProduct(page.request, { name: 'Farine' })
  const { id } = await addSheet(page.request, { title: 'Pâte', sellingPriceHt: 10 })
  await page.request.patch('/api/account', { data: { settings: { language: 'en' } } })
  await page.goto('/recipes')
  await page.evaluate(() => localStorage.setItem('gramme-language', 'en'))
  await page.goto(`/recipes/${id}/edit`)
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  await page.getByLabel('Recipe name').fill('Dough')
  await page.keyboard.press('Control+s')
  await expect(alert).toHaveText('Please add at least one ingredient')
  await page.getByRole('combobox', { name: 'Add a product' }).fill('farine')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(alert).toHaveText('Some ingredients are incomplete or invalid')
  await expect(page.getByText('No quantity')).toBeVisible()
  await page.getByLabel('Quantity, Farine').fill('0')
  await expect(page.getByText('Quantity must be greater than 0')).toBeVisible()
  await page.getByLabel('Wastage, Farine').fill('120')
  await expect(page.getByText('Wastage percentage must be between 0 and 100')).toBeVisible()
  await page.getByLabel('Wastage, Farine').fill('0')
  await page.getByLabel('Quantity, Farine').fill('1.5')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Tech sheet saved successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Recipe published successfully!')).toBeVisible()
})

test('a title that another sheet has is refused, and what was typed stays', async ({ page, complaints }) => {
  complaints.expect(/409/)
  await addSheet(page.request, { title: 'Fond brun' })
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await page.getByLabel('Nom de la recette').fill('FOND BRUN')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Une fiche technique avec ce nom existe déjà',
  )
  await expect(page.getByLabel('Nom de la recette')).toBeFocused()
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('FOND BRUN')
})

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
  const dialog = page.getByRole('dialog', { name: 'Deux versions de cette fiche' })
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect(row('Riz basmati')).toContainText(/480 g.*500 g/)
  await expect(row('Beurre doux')).toContainText(/150 g.*90 g/)
  await expect(row('Prix de vente HT')).toContainText(/27,00.*25,50/)
  await expect(row('Coût total')).toContainText(/44,37.*43,86/)
  await expect(dialog.getByText('9 lignes identiques')).toBeVisible()
  expect((await storedSheet(page, id)).version).toBe(2)

  await dialog.getByRole('button', { name: 'Continuer à modifier' }).last().click()
  await expect(quantityOf(page, 'Beurre doux 82 %')).toHaveValue('150')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: 'Garder ma version' }).click()
  await waitUntilSaved(page)
  const kept = await storedSheet(page, id)
  expect(kept).toMatchObject({ version: 3, sellingPriceHt: 27 })
  expect(kept.ingredients.map(({ quantity }) => quantity)).toEqual([
    1.6, 400, 600, 1.2, 150, 500, 300, 4, 480, 25, 1,
  ])

  await quantityOf(other, 'Riz basmati').fill('700')
  await other.keyboard.press('Control+s')
  await other.getByRole('button', { name: 'Prendre la version enregistrée' }).click()
  await expect(quantityOf(other, 'Riz basmati')).toHaveValue('480')
  await expect(quantityOf(other, 'Beurre doux 82 %')).toHaveValue('150')
  expect((await storedSheet(page, id)).version).toBe(3)
})

test('a save that does not reach the server keeps what was typed, and says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').fill('500')
  await page.route('**/api/tech-sheets/*', (route) => route.abort())
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Échec de l’enregistrement')).toBeVisible()
  await expect(
    page.getByText(/Le serveur ne répond pas.*Rien de ce que vous avez saisi n’est perdu/),
  ).toBeVisible()
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('500')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await waitUntilSaved(page)
  expect((await storedSheet(page, id)).ingredients[8]?.quantity).toBe(500)
  await expect(page).toHaveURL('/recipes')
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

test('unsaved work is not left without a question', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await quantityOf(page, 'Riz basmati').fill('500')
  await page.getByRole('link', { name: 'Aperçu' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(quantityOf(page, 'Riz basmati')).toHaveValue('500')
  // Typing the old figure again leaves nothing to lose.
  await quantityOf(page, 'Riz basmati').fill('480')
  await page.getByRole('link', { name: 'Aperçu' }).click()
  await expect(page).toHaveURL(`/recipes/${id}/preview`)
})

test('a sheet is published with its price, and withdrawn', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await openEditor(page, id)
  await page.getByLabel('Prix de vente HT').fill('')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Donnez d’abord un prix de vente')
  await expect(page.getByLabel('Prix de vente HT')).toBeFocused()

  await page.getByLabel('Prix TTC').fill('30')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Recette publiée avec succès !')).toBeVisible()
  await expect(page.getByText('Publiée', { exact: true })).toBeVisible()
  const { publication, sellingPriceHt } = await storedSheet(page, id)
  expect(publication).toMatchObject({ nomRecette: 'Blanquette de veau à l’ancienne', prixTtc: 30 })
  expect(sellingPriceHt).toBe(27.2727)
  await expect(page.getByText('Recette publiée avec succès !')).toHaveCount(0)

  await page.getByRole('button', { name: 'Dépublier' }).click()
  await expect(page.getByText('La recette n’est plus publiée')).toBeVisible()
  expect((await storedSheet(page, id)).publication).toBeNull()
  expect(await costTotal(page)).toBe('43,78 €')
})
