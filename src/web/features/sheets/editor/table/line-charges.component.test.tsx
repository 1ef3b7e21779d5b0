import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  costTotal,
  openEditor,
  productNames,
  productSearch,
  quantityOf,
  saveByKey,
  savedNotice,
  typeInto,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const unitOf = (product: string) => page.getByLabelText(`Unité, ${product}`)
const box = page.getByRole('dialog', { name: 'D’où vient ce montant' })
let id: string

/** A kilo of butter at 10 € and pepper without a price, for twelve. */
beforeEach(() => {
  const butter = kitchen.addProduct({ name: 'Beurre', priceHt: 10, allergens: ['Lait'] })
  const pepper = kitchen.addProduct({ name: 'Poivre', priceHt: null, allergenFree: true })
  id = kitchen.addSheet({
    title: 'Sauce',
    portions: 12,
    ingredients: [
      { userProductId: butter.id, quantity: 1, unit: 'kg', wastagePercent: 10 },
      { userProductId: pepper.id, quantity: 2, unit: 'g' },
    ],
  }).id
})

const charges = () =>
  kitchen
    .sheet(id)
    .ingredients.map(({ costing, forfait, quantity, note }) => [costing, forfait, quantity, note])

test('qs, euros and percents are typed in the quantity, saved, and undone in one step', async () => {
  await openEditor(kitchen, { id })
  await expect.element(page.getByText('Coût incomplet : 1 ligne')).toBeVisible()
  await typeInto(quantityOf('Poivre'), 'qs')
  await expect.element(page.getByText('Coût incomplet : 1 ligne')).not.toBeInTheDocument()
  await expect.element(page.getByText('La quantité n’est pas un nombre')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(quantityOf('Poivre')).toHaveValue('QS')
  await expect.element(page.getByLabelText('Perte, Poivre')).not.toBeInTheDocument()

  await typeInto(quantityOf('Beurre'), '0,30 €')
  await expect.element(costTotal).toHaveTextContent('3,60 €')
  await userEvent.tab()
  await expect.element(quantityOf('Beurre')).toHaveValue('0,30')
  await expect.element(unitOf('Beurre')).toHaveValue('forfait-portion')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(costTotal).toHaveTextContent('11,00 €')
  await expect.element(page.getByLabelText('Perte, Beurre')).toHaveValue('10\u00a0%')

  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(charges()).toEqual([
    ['quantity', null, 1, null],
    ['qs', null, null, null],
  ])
})

test('Escape brings back the quantity and its loss', async () => {
  await openEditor(kitchen, { id })
  await quantityOf('Beurre').click()
  await userEvent.keyboard('{Control>}a{/Control}pm')
  await expect.element(costTotal).toHaveTextContent('0,00 €')
  await userEvent.keyboard('{Escape}')
  await expect.element(costTotal).toHaveTextContent('11,00 €')
  await expect.element(quantityOf('Beurre')).toHaveValue('1')
})

test('the list of units offers them too, and keeps the figure', async () => {
  await openEditor(kitchen, { id })
  await userEvent.selectOptions(unitOf('Poivre'), '% du coût')
  await expect.element(quantityOf('Poivre')).toHaveValue('2')
  await expect.element(costTotal).toHaveTextContent('11,22 €')
  await userEvent.selectOptions(unitOf('Poivre'), '€ / fiche')
  await expect.element(costTotal).toHaveTextContent('13,00 €')
  await userEvent.selectOptions(unitOf('Poivre'), 'QS')
  await expect.element(costTotal).toHaveTextContent('11,00 €')
  await expectAccessible()
})

test('a name that is no product becomes a line QS or a forfait, and its allergens stay open', async () => {
  await openEditor(kitchen, { id })
  await productSearch.fill('sel, poivre qs')
  await page.getByRole('option', { name: 'Ajouter « sel, poivre » QS, sans produit' }).click()
  await expect.element(productSearch).toHaveFocus()
  await productSearch.fill('condiments')
  await page
    .getByRole('option', { name: 'Ajouter « condiments » pour un montant fixe, sans produit' })
    .click()
  await expect.element(quantityOf('condiments')).toHaveFocus()
  await userEvent.keyboard('0,3{Enter}')
  await expect.element(costTotal).toHaveTextContent('14,60 €')
  await expect.element(page.getByRole('row').getByText('Allergènes non renseignés').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Allergènes incomplets/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nom de la ligne' }).last().fill('Condiments')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(charges().slice(2)).toEqual([
    ['qs', null, null, 'sel, poivre'],
    ['forfait-portion', 0.3, null, 'Condiments'],
  ])
})

test('a product with QS behind its name is a line that lacks nothing', async () => {
  kitchen.addProduct({ name: 'Thym', priceHt: null })
  await openEditor(kitchen, { id })
  await productSearch.fill('thym qs')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Thym')).toHaveValue('QS')
  await expect.element(productSearch).toHaveFocus()
  expect(productNames().at(-1)).toBe('Thym')
})

test('amounts explain themselves, and a percentage of an incomplete cost is marked', async () => {
  await openEditor(kitchen, { id })
  await productSearch.fill('assaisonnement')
  await page.getByRole('option', { name: /pour un montant fixe/ }).click()
  await typeInto(quantityOf('assaisonnement'), '2 %')
  await expect.element(page.getByText('Calculé sans les lignes sans coût')).toBeVisible()
  const amount = page.getByRole('button', { name: /assaisonnement\s:/ })
  await expect.element(amount).toHaveTextContent('≈ 0,22 €')
  await amount.click()
  await expect.element(box).toMatchTextContent('2 % de 11,00 €, le coût des autres lignes = 0,22 €')
  await expect.element(box).toMatchTextContent('Une autre ligne n’a pas de coût : ce montant est incomplet.')
  await userEvent.keyboard('{Escape}')
  await typeInto(quantityOf('assaisonnement'), '0,30 €')
  await page.getByRole('button', { name: /assaisonnement\s:/ }).click()
  await expect.element(box).toMatchTextContent('0,30 € × 12 portions = 3,60 €')
})

test('on a telephone a line is made QS by its list of units', async () => {
  await page.viewport(390, 844)
  await openEditor(kitchen, { id })
  await userEvent.selectOptions(unitOf('Poivre'), 'QS')
  await expect.element(quantityOf('Poivre')).toHaveValue('QS')
  await productSearch.fill('fleur de sel qs')
  await page.getByRole('option', { name: /QS, sans produit/ }).click()
  await expect.element(page.getByRole('button', { name: 'Détails de la ligne, fleur de sel' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})
