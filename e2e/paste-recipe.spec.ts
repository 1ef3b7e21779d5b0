import { addProduct, addSheet } from './support/sheets.ts'
import { openEditor, productNames, quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const RECIPE = `Pour la crème :
200 g de beurre doux
3 œufs
1,5 l de lait
½ botte de persil
20 g de crème
2 g de safran`

test('a pasted recipe becomes lines: sure ones at once, doubtful ones settled, an unknown one created', async ({
  page,
}) => {
  const kitchen = [
    { name: 'Beurre doux 82 %', unit: 'kg', priceHt: 9.8 },
    { name: 'Œufs plein air', unit: 'pièce', priceHt: 0.3 },
    { name: 'Lait entier', unit: 'L', priceHt: 1.1 },
    { name: 'Persil plat', unit: 'botte', priceHt: 1.2 },
    { name: 'Crème liquide', unit: 'L', priceHt: 4 },
    { name: 'Crème épaisse', unit: 'kg', priceHt: 5 },
  ] as const
  for (const product of kitchen) await addProduct(page.request, product)
  const { id } = await addSheet(page.request, { title: 'Crème pâtissière' })
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Coller une recette' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  await dialog.getByLabel('Une ligne par ingrédient, ou des lignes d’un tableur').fill(RECIPE)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('6 lignes lues, 1 à vérifier, 1 produit inconnu')).toBeVisible()

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
