import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import {
  banner,
  EMPTY_LINE,
  openEditor,
  productSearch,
  quantityOf,
  saveByKey,
  savedNotice,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

test('a sheet with lines that cannot be costed is saved, and shows what they lack', async () => {
  kitchen.addProduct({ name: 'Farine' })
  const { id } = kitchen.addSheet({ title: 'Pâte', ingredients: [{ quantity: 2, unit: 'g' }] })
  await openEditor(kitchen, { id })
  await productSearch.fill('farine')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Farine')).toHaveFocus()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  await expect.element(page.getByText('Coût incomplet : 2 lignes')).toBeVisible()
  await expect.element(page.getByText('Quantité manquante')).toBeVisible()
  await expect.element(page.getByText('Produit manquant — à choisir')).toBeVisible()
  expect(kitchen.sheet(id).ingredients.map(({ quantity }) => quantity)).toEqual([2, null])
})

test('a sheet with an invalid line is not saved, and its first problem gets the focus', async () => {
  kitchen.addProduct({ name: 'Farine' })
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Pâte', ingredients: [EMPTY_LINE] }))
  await productSearch.fill('farine')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Farine')).toHaveFocus()
  await userEvent.keyboard('0')
  await page.getByLabelText('Perte, Farine').fill('101')
  await expect.element(page.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await saveByKey()
  await expect
    .element(banner)
    .toMatchTextContent('Certains ingrédients sont incomplets ou invalides : Farine')
  await expect.element(quantityOf('Farine')).toHaveFocus()
  await page.getByLabelText('Perte, Farine').fill('0')
  await expect.element(page.getByText('La quantité doit être supérieure à 0')).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer Farine' }).click()
  await expect.element(banner).toHaveTextContent('Veuillez ajouter au moins un ingrédient')
  await page.getByLabelText('Nom de la recette').fill('Pâ')
  await expect
    .element(page.getByText('Le nom de la recette doit contenir au moins 3 caractères'))
    .toBeVisible()
  expect(api.calls.sheets.change).toEqual([])
})

test('the English interface says it in the words of the trade', async () => {
  kitchen.addProduct({ name: 'Farine' })
  const { id } = kitchen.addSheet({ title: 'Pâte', sellingPriceHt: 10 })
  const settings = { ...ACCOUNT.settings, language: 'en' as const }
  const publication = { id: crypto.randomUUID(), nomRecette: 'Dough', prixTtc: 11 }
  const { sheets, ...others } = kitchen.answers
  await renderRoute({ '/_workspace/recipes/$id/edit': RecipeEdit }, `/recipes/${id}/edit`, {
    api: {
      ...others,
      sheets: { ...sheets, publish: () => publication },
      account: { get: () => ({ ...ACCOUNT, settings }) },
    },
  })
  await page.getByLabelText('Recipe name').fill('Dough')
  await saveByKey()
  await expect.element(banner).toHaveTextContent('Please add at least one ingredient')
  await page.getByRole('combobox', { name: 'Add a product' }).fill('farine')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Quantity, Farine')).toHaveFocus()
  await page.getByLabelText('Quantity, Farine').fill('0')
  await saveByKey()
  await expect.element(banner).toMatchTextContent('Some ingredients are incomplete or invalid: Farine')
  await expect.element(page.getByText('Quantity must be greater than 0')).toBeVisible()
  await page.getByLabelText('Wastage, Farine').fill('120')
  await expect.element(page.getByText('Wastage percentage must be between 0 and 100')).toBeVisible()
  await page.getByLabelText('Wastage, Farine').fill('0')
  await page.getByLabelText('Quantity, Farine').fill('1.5')
  await saveByKey()
  await expect.element(page.getByText('Tech sheet saved successfully!')).toBeVisible()
  expect(kitchen.sheet(id).ingredients[0]?.quantity).toBe(1.5)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText('Recipe published successfully!')).toBeVisible()
})

test('a title that another sheet has is refused, and what was typed stays', async () => {
  kitchen.addSheet({ title: 'Fond brun' })
  await openEditor(kitchen, addBlanquette(kitchen))
  const title = page.getByLabelText('Nom de la recette')
  await title.fill('FOND BRUN')
  await saveByKey()
  await expect.element(banner).toMatchTextContent('Une fiche technique avec ce nom existe déjà')
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveValue('FOND BRUN')
})

test('what a field has refused is neither saved nor left without a word', async () => {
  const { id } = addBlanquette(kitchen)
  const { api } = await openEditor(kitchen, { id }, { '/_workspace': Workspace })
  const portions = page.getByLabelText('Nombre de portions')
  await portions.fill('quatre')
  await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.getByRole('link', { name: 'Mes Produits' }).first().click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(question).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.element(portions).toHaveFocus()
  await expect.element(page.getByText('Un nombre entier de portions, de 1 à 100 000')).toBeVisible()
  await portions.fill('4')
  await page.getByRole('button', { name: 'Garder les quantités' }).click()
  const price = page.getByLabelText('Prix de vente HT')
  await price.fill('abc')
  await saveByKey()
  await expect.element(price).toHaveFocus()
  await expect.element(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  expect(api.calls.sheets.change).toEqual([])
  await price.fill('26')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 4, sellingPriceHt: 26 })
})

test('unsaved work is not left without a question', async () => {
  const { id } = addBlanquette(kitchen)
  const { address } = await openEditor(kitchen, { id })
  await quantityOf('Riz basmati').fill('500')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(quantityOf('Riz basmati')).toHaveValue('500')
  await expect.element(question).not.toBeInTheDocument()
  // Typing the old figure again leaves nothing to lose.
  await quantityOf('Riz basmati').fill('480')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/preview`)
})

test('the question saves and goes on, and stays with the reason where that is refused', async () => {
  const { id } = addBlanquette(kitchen)
  const { address } = await openEditor(kitchen, { id })
  const saveAndLeave = page
    .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    .getByRole('button', { name: 'Enregistrer et continuer' })
  const title = page.getByLabelText('Nom de la recette')
  await title.fill('Bl')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect.element(saveAndLeave).toHaveFocus()
  await saveAndLeave.click()
  await expect
    .element(page.getByText('Le nom de la recette doit contenir au moins 3 caractères'))
    .toBeVisible()
  await expect.element(title).toHaveFocus()
  expect(address()).toBe(`/recipes/${id}/edit`)

  await title.fill('Blanquette de printemps')
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await saveAndLeave.click()
  await expect.poll(address).toBe(`/recipes/${id}/preview`)
  expect(kitchen.sheet(id).title).toBe('Blanquette de printemps')
})
