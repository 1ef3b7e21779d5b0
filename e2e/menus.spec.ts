import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a menu is composed by keyboard, and found again with its cost, its margin and its VAT', async ({
  page,
}) => {
  const butter = await addProduct(page.request, { name: 'Beurre', priceHt: 10 })
  const of = (quantity: number) => [{ userProductId: butter.id, quantity, unit: 'g' as const }]
  const soup = await addSheet(page.request, {
    title: 'Velouté',
    sellingPriceHt: 10,
    ingredients: of(200),
  })
  await addSheet(page.request, { title: 'Lieu jaune', sellingPriceHt: 20, ingredients: of(500) })
  await page.goto('/menus')
  await expect(page.getByRole('button', { name: 'Nouveau menu' }).first()).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau menu' })
  await expect(form.getByLabel('Nom du menu')).toBeFocused()
  await page.keyboard.type('Menu du marché')
  await form.getByLabel('Prix TTC').fill('26')
  await form.getByText('Dessert', { exact: true }).click()
  await form.getByRole('button', { name: 'Créer le menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu du marché' })).toBeVisible()

  for (const [choice, dish] of [
    ['Entrée', 'Velouté'],
    ['Plat', 'Lieu jaune'],
  ] as const) {
    await page.getByRole('button', { name: `Ajouter une recette à « ${choice} »` }).click()
    const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
    const search = picker.getByRole('combobox', { name: 'Rechercher une recette...' })
    await expect(search).toBeFocused()
    await page.keyboard.type(dish)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`« ${dish} » ajouté`)).toBeVisible()
    // In a search with a text Escape empties it first.
    await expect(search).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await page.goto(`/recipes/${soup.id}`)
  await page.getByRole('link', { name: 'Menu du marché' }).click()
  const vat = page.getByRole('table', { name: /Ventilation de la TVA/ }).getByRole('row')
  await expect(vat).toHaveText([
    /Taux/,
    '10 %100,0 %23,64 €2,36 €26,00 €',
    'Total100,0 %23,64 €2,36 €26,00 €',
  ])
  const figures = page.getByRole('region', { name: 'Coût et marge' })
  await expect(figures).toContainText(/7,00\s€.*70,4\s%/)
  await page.getByRole('main').getByRole('link', { name: 'Mes Menus' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Menu du marché' })).toContainText('26,00 €')
})
