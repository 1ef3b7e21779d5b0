import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet } from './support/larder.ts'
import { openEditor, productNames, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const RECIPE = `Pour la crème :
200 g de beurre doux
3 œufs
1,5 l de lait
½ botte de persil
20 g de crème
2 g de safran`

test.beforeEach(async ({ page }) => {
  const kitchen = [
    { name: 'Beurre doux 82 %', unit: 'kg', priceHt: 9.8 },
    { name: 'Œufs plein air', unit: 'pièce', priceHt: 0.3 },
    { name: 'Lait entier', unit: 'L', priceHt: 1.1 },
    { name: 'Persil plat', unit: 'botte', priceHt: 1.2 },
    { name: 'Crème liquide', unit: 'L', priceHt: 4 },
    { name: 'Crème épaisse', unit: 'kg', priceHt: 5 },
  ] as const
  for (const product of kitchen) await addProduct(page.request, product)
})

test('a pasted recipe becomes lines: sure ones at once, doubtful ones settled, an unknown one created', async ({
  page,
}) => {
  const { id } = await addSheet(page.request, { title: 'Crème pâtissière' })
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Coller une recette' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  await expectAccessible(page)
  await dialog.getByLabel('Une ligne par ingrédient, ou des lignes d’un tableur').fill(RECIPE)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('6 lignes lues, 1 à vérifier, 1 produit inconnu')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Produit pour « crème »').selectOption('Crème épaisse')
  await dialog.getByRole('button', { name: 'Créer « safran »' }).click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect(form.getByLabel('Nom du produit')).toHaveValue('Safran')
  await form.getByLabel('Prix HT').fill('30')
  await form.getByLabel('Unité', { exact: true }).selectOption('g')
  await form.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog.getByText('Choisi')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: 'Reprendre la ligne « lait »' }).uncheck()
  await dialog.getByRole('button', { name: 'Ajouter 5 lignes' }).click()

  await expect(productNames(page)).toHaveText([
    'Beurre doux 82 %',
    'Œufs plein air',
    'Persil plat',
    'Crème épaisse',
    'Safran',
  ])
  await expect(quantityOf(page, 'Persil plat')).toHaveValue('0,5')
  await page.keyboard.press('Control+z')
  await expect(productNames(page)).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const { ingredients, coutMatiere } = await storedSheet(page, id)
  expect(ingredients.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual([
    '200 g',
    '3 pièce',
    '0.5 botte',
    '20 g',
    '2 g',
  ])
  expect(coutMatiere).toBeCloseTo(1.96 + 0.9 + 0.6 + 0.1 + 60, 6)
})

test('several lines pasted where a product is typed are read as a recipe', async ({ page }) => {
  const { id } = await addSheet(page.request, { title: 'Flan' })
  await openEditor(page, id)
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Lait entier\t1\tL\nŒufs plein air\t4')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  await dialog.getByRole('button', { name: 'Lire la recette' }).click()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect(quantityOf(page, 'Œufs plein air')).toHaveValue('4')
})

test('a recipe of a web page brings its name, portions, times and steps along, as far as they are wanted', async ({
  page,
}) => {
  const { id } = await addSheet(page.request, { title: 'Brouillon', portions: 1 })
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Coller une recette' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  const recipe = {
    '@type': 'Recipe',
    name: 'Crème renversée',
    recipeYield: '8 parts',
    prepTime: 'PT20M',
    recipeIngredient: ['1 l de lait', '6 œufs'],
    recipeInstructions: ['Chauffer le lait.', 'Cuire au bain-marie.'],
  }
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'recette.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recipe)),
  })
  await dialog.getByRole('button', { name: 'Lire la recette' }).click()
  await dialog.getByLabel('le nom : Crème renversée').uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Brouillon')
  await expect(page.getByLabel('Nombre de portions')).toHaveValue('8')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  expect(await storedSheet(page, id)).toMatchObject({
    prepMinutes: 20,
    steps: ['Chauffer le lait.', 'Cuire au bain-marie.'],
  })
})

test('a recipe is pasted into a sheet that was never saved: name, portions, lines and steps', async ({
  page,
}) => {
  await page.goto('/recipes/builder')
  await page.getByRole('button', { name: 'Coller une recette' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  const text = dialog.getByLabel('Une ligne par ingrédient, ou des lignes d’un tableur')
  await text.fill('{"@type":"Recipe", "name": ')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(/Ce JSON est incomplet/)).toBeVisible()
  await text.fill(`Sauce suprême
Pour 6 personnes
Ingrédients :
10 à 12 g de beurre doux
2 œufs

Étapes :
1. Faire fondre le beurre.
2. Lier.`)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('2 lignes lues, 1 à vérifier, aucun produit inconnu')).toBeVisible()
  await expect(dialog.getByText('10 à 12 : le plus élevé est compté')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect(page.getByRole('textbox', { name: 'Nom de la recette' })).toHaveValue('Sauce suprême')
  await expect(page.getByLabel('Nombre de portions')).toHaveValue('6')
  await expect(quantityOf(page, 'Beurre doux 82 %')).toHaveValue('12')
  await expect(page.getByRole('textbox', { name: 'Étape 2', exact: true })).toHaveValue('Lier.')
})

test('what holds no ingredient, and a search that fails, are said; on a phone it fits', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await addSheet(page.request, { title: 'Flan' })
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Coller une recette' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  const text = dialog.getByLabel('Une ligne par ingrédient, ou des lignes d’un tableur')
  await text.fill('Pour la pâte :')
  await dialog.getByRole('button', { name: 'Lire la recette' }).click()
  await expect(dialog.getByText('Aucun ingrédient n’a été reconnu dans ce texte.')).toBeVisible()
  await page.route('**/api/user-products/matches', (route) => route.abort())
  await text.fill(RECIPE)
  await dialog.getByRole('button', { name: 'Lire la recette' }).click()
  await expect(dialog.getByText('La recherche de vos produits n’a pas abouti')).toBeVisible()
  await page.unroute('**/api/user-products/matches')
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByText(/6 lignes lues/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
