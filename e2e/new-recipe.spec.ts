import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const EDITOR = /\/recipes\/[\da-f-]{36}\/edit$/

test.beforeEach(async ({ page }) => {
  await page.goto('/recipes/new')
})

test('each rule of a new sheet is told beside its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const name = page.getByLabel('Nom de la recette')
  const submit = page.getByRole('button', { name: 'Créer la recette' })
  await expect(name).toBeFocused()
  await submit.click()
  await expect(page.getByText('Le nom de la recette est requis')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('ab')
  await page.getByLabel('Nombre de portions').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le nom de la recette doit contenir au moins 3 caractères')).toBeVisible()
  await expect(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await name.fill('a'.repeat(101))
  await submit.click()
  await expect(page.getByText('Le nom de la recette est trop long (maximum 100 caractères)')).toBeVisible()
  expect(sent).toEqual([])
})

test('1,5 portions are not 15, 100001 not 100000: what is no number of portions is said', async ({
  page,
}) => {
  const portions = page.getByLabel('Nombre de portions')
  const refusal = page.getByText('Un nombre entier de portions, de 1 à 100 000')
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  for (const typed of ['1,5', '100001', 'huit']) {
    await portions.fill('')
    await portions.pressSequentially(typed)
    await expect(refusal, `'${typed}' is refused at once`).toBeVisible()
    await expect(portions).toHaveValue(typed)
    await expect(portions).toHaveAttribute('aria-invalid', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(portions, 'and is not sent').toBeFocused()
  await portions.fill('-8')
  await expect(refusal).toHaveCount(0)
  await portions.blur()
  await expect(refusal).toBeVisible()
  await expect(portions).toHaveValue('-8')
  await portions.fill('8')
  await expect(refusal).toHaveCount(0)
  await expect(page).toHaveURL('/recipes/new')
})

test('a sheet is created with its facts and opens in the editor', async ({ page }) => {
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  await page.getByLabel('Catégorie').selectOption('Dessert')
  await page.getByLabel('Nombre de portions').fill('8')
  await page.getByLabel('Prix de vente HT').fill('9,5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(EDITOR)
  const id = page.url().split('/').at(-2)
  const stored = await page.request.get(`/api/tech-sheets/${id}`)
  expect(await stored.json()).toMatchObject({
    title: 'Tarte Tatin',
    category: 'Dessert',
    portions: 8,
    sellingPriceHt: 9.5,
    tvaRate: 10,
    ingredients: [{ quantity: 0.001, unit: 'g', userProductId: null }],
  })
})

test('a double click creates one sheet', async ({ page }) => {
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  await page.getByRole('button', { name: 'Créer la recette' }).dblclick()
  await expect(page).toHaveURL(EDITOR)
  const list = await page.request.get('/api/tech-sheets')
  expect(await list.json()).toMatchObject({ total: 1, items: [{ sellingPriceHt: null }] })
})

test('a title that is taken, whatever its case, is refused and stays to be changed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/409/)
  await addSheet(page.request, { title: 'Pâté en croûte' })
  await page.getByLabel('Nom de la recette').fill('PÂTÉ EN CROÛTE')
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expect(page.getByRole('alert')).toHaveText('Une fiche technique avec ce nom existe déjà')
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('PÂTÉ EN CROÛTE')
  await page.getByLabel('Nom de la recette').fill('Pâté en croûte, pistache')
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expect(page).toHaveURL(EDITOR)
})

test('without a connection what was typed stays, and the second attempt creates the sheet', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  await page.route('**/api/tech-sheets', (route) => route.abort())
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expect(page.getByRole('alert')).toContainText('connexion internet')
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Tarte Tatin')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expect(page).toHaveURL(EDITOR)
})

test('leaving asks once a name or a price was typed, and only then', async ({ page }) => {
  await page.getByLabel('Nombre de portions').fill('4')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page).toHaveURL('/recipes')
  await page.goto('/recipes/new')
  await page.getByLabel('Prix de vente HT').fill('12')
  await page.getByRole('link', { name: 'Grammages recommandés par portion' }).click()
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page.getByLabel('Prix de vente HT')).toHaveValue('12,00')
  await page.getByRole('link', { name: 'Grammages recommandés par portion' }).click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/portions')
})

test('the form is accessible with its errors, and fits a phone', async ({ page }) => {
  await page.getByRole('button', { name: 'Créer la recette' }).click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
