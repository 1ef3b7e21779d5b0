import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { vealStock } from '#contract/testing/sheet-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import {
  costTotal,
  openEditor,
  productSearch,
  quantityOf,
  saveByKey,
  savedNotice,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

function addStock() {
  return kitchen.addSheet(vealStock(kitchen.addProduct({ name: 'Os de veau', priceHt: 2 })))
}

const options = page.getByRole('listbox').getByRole('option')
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

test('a sheet is typed into another as a preparation, by its yield or by the portion', async () => {
  addStock()
  kitchen.addProduct({ name: 'Fond de tarte', priceHt: 8 })
  const sauce = kitchen.addSheet({ title: 'Fond lié' })
  await openEditor(kitchen, sauce)
  await expect.element(productSearch).toHaveFocus()
  await userEvent.keyboard('fond')
  // Products first among equals, and never the sheet itself.
  await expect.element(options).toHaveLength(3)
  await expect.element(options.nth(0)).toMatchTextContent('Fond de tarte')
  await expect.element(options.nth(1)).toMatchTextContent(/Fond de veau\s*préparation/iu)
  await expect.element(options.nth(1)).toMatchTextContent('1,50 € / L')
  await expect.element(options.nth(2)).toMatchTextContent('Créer le produit')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(quantityOf('Fond de veau')).toHaveFocus()
  await userEvent.keyboard('50 cl')
  await expect.element(costTotal).toHaveTextContent('0,75 €')
  const line = rowOf('Fond de veau')
  await expect.element(line.getByRole('rowheader')).toHaveAttribute('title', 'Fond de veau · Donne 4 L')
  await expect.element(line).toMatchTextContent('1,50 €')
  const unit = page.getByLabelText('Unité, Fond de veau')
  expect(textsOf(unit.getByRole('option'))).toEqual([
    'L',
    'cl',
    'ml',
    'portions',
    'QS',
    '€ / portion',
    '€ / fiche',
    '% du coût',
  ])
  await quantityOf('Fond de veau').fill('2')
  await unit.selectOptions('portion')
  await expect.element(costTotal).toHaveTextContent('1,20 €')
  await expectAccessible()

  await line.getByRole('button', { name: 'Changer de produit' }).click()
  await userEvent.keyboard('fond de t')
  await expect.element(options.first()).toMatchTextContent('Fond de tarte')
  await userEvent.keyboard('{Enter}')
  const tartUnit = page.getByLabelText('Unité, Fond de tarte')
  await expect.element(tartUnit).toHaveValue('kg')
  expect(textsOf(tartUnit.getByRole('option'))).not.toContain('portions')
  // Two portions are no two kilos.
  await expect.element(quantityOf('Fond de tarte')).toHaveValue('')
  await userEvent.keyboard('2')
  await expect.element(costTotal).toHaveTextContent('16,00 €')
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.element(quantityOf('Fond de veau')).toHaveValue('2')
  await expect.element(costTotal).toHaveTextContent('1,20 €')
})

test('the catalogue lists preparations after products, or alone', async () => {
  addStock()
  await openEditor(kitchen, kitchen.addSheet({ title: 'Sauce' }))
  await userEvent.keyboard('/')
  const picker = page.getByRole('dialog', { name: 'Ajouter des produits' })
  const listed = picker.getByRole('listbox').getByRole('option')
  await expect.element(listed.nth(1)).toMatchTextContent('Fond de veau')
  await picker.getByLabelText('Catégorie').selectOptions('Préparations')
  await expect.element(listed).toHaveLength(1)
  await expectAccessible()
  await listed.click()
  await picker.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Fond de veau')).toHaveFocus()
})

test('on a telephone a preparation is a card like another', async () => {
  await page.viewport(390, 844)
  addStock()
  await openEditor(kitchen, kitchen.addSheet({ title: 'Sauce' }))
  await productSearch.fill('fond')
  await options.first().click()
  await expect.element(quantityOf('Fond de veau')).toHaveFocus()
  await userEvent.keyboard('1')
  const card = page.getByRole('listitem').filter({ hasText: 'Fond de veau' })
  await expect.element(card).toMatchTextContent('1,50 € / L')
  await expect.element(card).toMatchTextContent(/préparation/iu)
  await expect.element(costTotal).toHaveTextContent('1,50 €')
  await expectNoSidewaysScroll()
})

test('a sheet that has come to contain this one meanwhile is refused by its path, at its line', async () => {
  const stock = addStock()
  const sauce = kitchen.addSheet({ title: 'Sauce' })
  const { api } = await openEditor(kitchen, stock)
  await productSearch.fill('sauce')
  await expect.element(options.first()).toBeEnabled()
  await options.first().click()
  await expect.element(quantityOf('Sauce')).toHaveFocus()
  await userEvent.keyboard('1')
  const path = [stock, sauce, stock].map(({ id, title }) => ({ id, title }))
  api.answer({ sheets: { change: () => refusal('PREPARATION_CYCLE', { path }) } })
  await saveByKey()
  await expect
    .element(
      page.getByText(
        'Une recette ne peut pas entrer dans sa propre composition : Fond de veau → Sauce → Fond de veau',
      ),
    )
    .toBeVisible()
  const line = rowOf('Sauce')
  await expect
    .element(line)
    .toMatchTextContent('Cette préparation contient déjà la recette que vous modifiez')
  await expect.element(line).toHaveAttribute('data-state', 'wrong')
  await expectAccessible()
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}')
  api.answer(kitchen.answers)
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
})

test('a sheet that contains this one, and this one itself, are listed with the reason and not taken', async () => {
  const stock = addStock()
  kitchen.addSheet({ title: 'Sauce', ingredients: [{ subSheetId: stock.id, quantity: 1, unit: 'L' }] })
  await openEditor(kitchen, stock)
  await productSearch.fill('sauce')
  const offered = page.getByRole('listbox').getByRole('option', { name: 'Sauce Préparation' })
  await expect.element(offered).toMatchTextContent('contient déjà cette fiche')
  await expect.element(offered).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(productSearch).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-0$/))
  // Enter on what is refused makes no product of that name: it says why, and the new product is an arrow away.
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Sauce' }))
    .toHaveTextContent('« Sauce » contient déjà cette fiche et ne peut pas y entrer.')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(rowOf('Sauce')).not.toBeInTheDocument()
  await expectAccessible()
  await productSearch.fill('fond de veau')
  await expect
    .element(page.getByRole('option', { name: 'Fond de veau' }).first())
    .toMatchTextContent('c’est cette fiche')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Fond de veau' }))
    .toMatchTextContent('c’est cette fiche')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog', { name: /produit/i })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await productSearch.fill('')
  await userEvent.keyboard('/')
  const listed = page.getByRole('dialog').getByRole('option', { name: 'Sauce' })
  await expect.element(listed).toMatchTextContent('contient déjà cette fiche')
  await listed.click({ force: true })
  await expect.element(listed).toHaveAttribute('aria-selected', 'false')
})
