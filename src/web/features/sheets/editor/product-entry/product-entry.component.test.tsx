import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { Route as RecipesNew } from '#web/routes/_workspace/recipes.new.tsx'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import {
  costTotal,
  EMPTY_LINE,
  openEditor,
  productNames,
  productSearch,
  quantityOf,
  saveByKey,
  savedNotice,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

test('a product that does not exist is made on the spot, and becomes the line', async () => {
  await openEditor(kitchen, kitchen.addSheet({ title: 'Fiche neuve', ingredients: [EMPTY_LINE] }))
  await expect.element(productSearch).toHaveFocus()
  await userEvent.keyboard('beurre noisette{Enter}')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Beurre noisette')
  await form.getByLabelText('Prix HT').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Beurre noisette')).toHaveFocus()
  await userEvent.keyboard('0,25')
  await expect.element(costTotal).toHaveTextContent('3,00 €')
})

test('the catalogue is searched, narrowed and picked from, several products at once', async () => {
  for (const name of ['Carottes', 'Céleri', 'Poireaux']) kitchen.addProduct({ name, category: 'Légumes' })
  kitchen.addProduct({ name: 'Carrelet', category: 'Poisson' })
  await openEditor(kitchen, kitchen.addSheet({ title: 'Potage', ingredients: [EMPTY_LINE] }))
  await userEvent.keyboard('/')
  const picker = page.getByRole('dialog', { name: 'Ajouter des produits ou des préparations' })
  const options = picker.getByRole('listbox').getByRole('option')
  await expect.element(options).toHaveLength(4)
  await userEvent.keyboard('car')
  await expect.element(options).toHaveLength(2)
  await userEvent.selectOptions(picker.getByLabelText('Catégorie'), 'Légumes')
  await expect.element(options).toHaveLength(1)
  picker.getByPlaceholder('Rechercher un produit...').element().focus()
  await userEvent.keyboard('{Enter}{Control>}a{/Control}{Delete}')
  await expect.element(options).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await picker.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(quantityOf('Carottes')).toHaveFocus()
  expect(productNames()).toEqual(['Carottes', 'Poireaux'])
})

test('the catalogue counts what it has, and lists all of it page by page', async () => {
  for (let one = 0; one < 250; one += 1) kitchen.addProduct({ name: `Épice ${String(one).padStart(3, '0')}` })
  const all = kitchen.answers.products.list({ limit: 200, sort: 'name' }).items
  kitchen.addSheet({ title: 'Fond brun' })
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Potage', ingredients: [EMPTY_LINE] }))
  api.answer({
    products: {
      list: ({ cursor = '0', limit }) => {
        const end = Number(cursor) + limit
        return {
          items: all.slice(Number(cursor), end),
          nextCursor: end < all.length ? String(end) : null,
          total: all.length,
        }
      },
    },
  })
  await userEvent.keyboard('/')
  const picker = page.getByRole('dialog', { name: 'Ajouter des produits ou des préparations' })
  await expect.element(picker.getByText('250 produits · 1 préparation')).toBeVisible()
  const list = picker.getByRole('listbox')
  expect(list.getByRole('option').elements().length).toBeLessThan(250)
  const box = list.element()
  await expect
    .poll(() => {
      box.scrollTop = box.scrollHeight
      return list.getByRole('option').elements().at(-1)?.textContent
    })
    .toMatch(/^Fond brun/)
  expect(list.getByRole('option').elements()).toHaveLength(251)
})

test('a price completed in another tab reaches the line without a reload', async () => {
  const sheet = addBlanquette(kitchen)
  await openEditor(kitchen, sheet)
  await quantityOf('Riz basmati').fill('500')
  const line = page.getByRole('row').filter({ hasText: 'Bouquet garni' })
  await expect.element(line.getByRole('link', { name: 'Prix manquant — compléter' })).toBeVisible()
  kitchen.changeProduct(String(sheet.ingredients.at(-1)?.userProductId), { priceHt: 0.9 })
  // The event of a page that becomes visible again.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(line.getByText('Prix manquant')).not.toBeInTheDocument()
  await expect.element(line.getByText('0,90 €').last()).toBeVisible()
  await expect.element(quantityOf('Riz basmati')).toHaveValue('500')
})

test('the editor offers the categories of a new sheet, and a menu stays one that the list can filter by', async () => {
  const { id } = kitchen.addProduct({ name: 'Sel fin' })
  const ingredients = [{ userProductId: id, quantity: 1, unit: 'kg' as const }]
  const dish = kitchen.addSheet({ title: 'Saumure', ingredients })
  const menu = kitchen.addSheet({ title: 'Menu du marché', category: 'Menu', ingredients })
  const offered = ['Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce']
  const category = page.getByLabelText('Catégorie')
  const offers = () => expect.poll(() => textsOf(category.getByRole('option')))
  const { goTo } = await openEditor(kitchen, dish, {
    '/_workspace/recipes/': Recipes,
    '/_workspace/recipes/new': RecipesNew,
  })
  await offers().toEqual(offered)
  await goTo('/recipes/new')
  await offers().toEqual(offered)

  await goTo(`/recipes/${menu.id}/edit`)
  await offers().toEqual([...offered, 'Menu'])
  await userEvent.selectOptions(category, 'Plat')
  await userEvent.selectOptions(category, 'Menu')
  await quantityOf('Sel fin').fill('2')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(menu.id)).toMatchObject({ category: 'Menu', version: 2 })
  await goTo('/recipes')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Catégorie' }), 'Menu')
  await expect.element(page.getByText('Saumure')).not.toBeInTheDocument()
  await expect.element(page.getByText('Menu du marché').first()).toBeVisible()
})

test('a new sheet is an empty row to type in, without a mark before the first key', async () => {
  await openEditor(kitchen, kitchen.addSheet({ title: 'Flan', ingredients: [EMPTY_LINE] }))
  await expect.element(productSearch).toHaveFocus()
  expect(productNames()).toEqual([])
  await expect.element(page.getByText(/^Coût incomplet/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/sans coût$/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Allergènes incomplets')).not.toBeInTheDocument()
  await userEvent.keyboard('lait QS')
  await page.getByRole('option', { name: /QS, sans produit/ }).click()
  await expect.element(page.getByText('Allergènes incomplets')).toBeVisible()
})

test('a quantity typed with the name fills its line, and the next one is typed at once', async () => {
  kitchen.addProduct({ name: 'Crème liquide', unit: 'L', priceHt: 5 })
  kitchen.addProduct({ name: '3 fromages râpés', priceHt: 8 })
  await openEditor(kitchen, kitchen.addSheet({ title: 'Flan', ingredients: [EMPTY_LINE] }))
  await userEvent.keyboard('20 cl crème')
  await expect.element(page.getByText('Quantité\u00a0: 20 cl')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Crème liquide')).toHaveValue('20')
  await expect.element(page.getByLabelText('Unité, Crème liquide')).toHaveValue('cl')
  await expect.element(costTotal).toHaveTextContent('1,00 €')
  await expect.element(productSearch).toHaveFocus()

  await userEvent.keyboard('3 fromages')
  await expect
    .element(page.getByRole('listbox').getByRole('option').first())
    .toMatchTextContent('3 fromages râpés')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('3 fromages râpés'), { message: 'the 3 may be of the name' }).toHaveFocus()
  await expect.element(quantityOf('3 fromages râpés')).toHaveValue('')
})

test('a quantity with two readings is left to be typed, with its words as the note', async () => {
  kitchen.addProduct({ name: 'Sel fin', priceHt: 1 })
  await openEditor(kitchen, kitchen.addSheet({ title: 'Saumure', ingredients: [EMPTY_LINE] }))
  await userEvent.keyboard('10 à 12 g de sel')
  await expect.element(page.getByText(/10 à 12.*se lit de deux façons/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Sel fin')).toHaveFocus()
  await expect.element(quantityOf('Sel fin')).toHaveValue('')
  await expect.element(page.getByLabelText('Précision, Sel fin')).toHaveValue('10 à 12')
})

test('a new product of a line begins with its price, in the unit and the category that the line says', async () => {
  const { api } = await openEditor(kitchen, kitchen.addSheet({ title: 'Flan', ingredients: [EMPTY_LINE] }))
  await userEvent.keyboard('20 cl lait entier')
  await page.getByRole('option', { name: /^Créer le produit/ }).click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect.element(form.getByLabelText('Prix HT')).toHaveFocus()
  await expect.element(form.getByLabelText('Catégorie')).toHaveValue('Crémerie')
  await expect.element(form.getByLabelText('Unité', { exact: true })).toHaveValue('L')
  await userEvent.keyboard('1,10')
  await form.getByRole('radio', { name: 'Contient un ou plusieurs allergènes' }).click()
  await form.getByRole('checkbox', { name: 'Lait' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(costTotal).toHaveTextContent('0,22 €')
  expect(api.calls.products.create).toMatchObject([
    { name: 'Lait entier', category: 'Crémerie', unit: 'L', priceHt: 1.1, allergens: ['Lait'] },
  ])
})
