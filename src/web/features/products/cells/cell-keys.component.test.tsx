import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import {
  BRIOCHE,
  CREAM,
  METRO,
  cell,
  cursor,
  field,
  goTo,
  options,
  picker,
  press,
  renderTable,
} from '#web/testing/product-cells.ts'

test('the arrows go from the name to the cells and between rows, Home and End to the ends of a row', async () => {
  await renderTable()
  page.getByRole('link', { name: 'Brioche', exact: true }).element().focus()
  await press('{ArrowRight}')
  await cursor('Brioche', 'category')
  await press('{ArrowRight}{ArrowDown}')
  await cursor('Crème', 'price')
  await press('{ArrowRight}{ArrowUp}')
  await cursor('Brioche', 'supplier')
  await press('{ArrowRight}{ArrowUp}')
  await cursor('Brioche', 'supplier')
  await press('{Home}')
  await expect.element(page.getByRole('link', { name: 'Brioche', exact: true })).toHaveFocus()
  await press('{End}{ArrowLeft}{ArrowLeft}')
  await cursor('Brioche', 'category')
  await press(' ')
  await expect.element(page.getByRole('checkbox', { name: 'Sélectionner Brioche' })).toBeChecked()
  await expectAccessible()
})

test('a column of prices is typed: each Enter saves one over its version and goes down', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'price')
  await press('7,5{Enter}4,2{Enter}')
  await expect.poll(sent).toMatchObject([
    { id: BRIOCHE.id, version: 1, priceHt: 7.5 },
    { id: CREAM.id, version: 1, priceHt: 4.2 },
  ])
  await cursor('Veau', 'price')
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('7,50 € / kg')
  await expect.element(cell('Crème', 'price')).toMatchTextContent('4,20 € / L')
  await press('{Enter}')
  await expect.element(field('Prix HT de Veau')).toHaveValue('16,90')
  await press('{Enter}')
  await cursor('Veau', 'price')
  expect(sent(), 'nothing has changed').toHaveLength(2)
})

test('F2 edits and Escape gives up; Tab saves and goes right, with Shift left', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'price')
  await press('{F2}')
  await expect.element(field('Prix HT de Brioche')).toHaveFocus()
  await expectAccessible()
  await press('9{Escape}')
  await cursor('Brioche', 'price')
  expect(sent()).toEqual([])
  await press('8{Tab}')
  await cursor('Brioche', 'supplier')
  await press('{ArrowLeft}9{Shift>}{Tab}{/Shift}')
  await cursor('Brioche', 'category')
  await expect.poll(sent).toMatchObject([
    { priceHt: 8, version: 1 },
    { priceHt: 9, version: 2 },
  ])
})

test('a price below zero, an empty one and a word stay in the field, each with its sentence', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'price')
  await press('-1')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le prix HT ne peut pas être négatif')
  await press('{Enter}')
  await expect.element(field('Prix HT de Brioche')).toHaveValue('-1')
  await field('Prix HT de Brioche').fill('')
  await press('{Tab}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le prix HT est requis')
  await field('Prix HT de Brioche').fill('12x')
  await press('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('« 12x » n’est pas un nombre')
  await expect.element(field('Prix HT de Brioche')).toHaveFocus()
  await expectAccessible()
  await press('{Escape}')
  await cursor('Brioche', 'price')
  expect(sent()).toEqual([])
})

test('a click elsewhere saves the price that was typed', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'price')
  await press('8,25')
  await goTo('Veau', 'supplier')
  await expect.poll(sent).toMatchObject([{ id: BRIOCHE.id, priceHt: 8.25 }])
  await cursor('Veau', 'supplier')
})

test('a category is found by typing without accents, and Enter or Tab takes it', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'category')
  await press('crem')
  await expect.element(picker('Catégorie de Brioche')).toHaveValue('crem')
  await expect.poll(options).toEqual(['Crémerie'])
  await expectAccessible()
  await press('{Enter}')
  await cursor('Crème', 'category')
  await press('via{Tab}')
  await cursor('Crème', 'price')
  await expect.poll(sent).toMatchObject([{ category: 'Crémerie' }, { category: 'Viande' }])
  await goTo('Veau', 'category')
  await press('xyz{Enter}')
  await expect.element(picker('Catégorie de Veau')).toHaveValue('xyz')
  await press('{Escape}')
  await cursor('Veau', 'category')
  expect(sent()).toHaveLength(2)
})

test('a supplier is found by typing, with Enter before the answer too, and taken away', async () => {
  const { sent } = await renderTable()
  await goTo('Brioche', 'supplier')
  await press('metr{Enter}')
  await cursor('Crème', 'supplier')
  await expect.poll(sent).toMatchObject([{ id: BRIOCHE.id, supplierId: METRO?.id }])
  await expect.element(cell('Brioche', 'supplier')).toHaveTextContent('Métro')
  await press('aucun')
  await expect.poll(options).toEqual(['Aucun fournisseur'])
  await expectAccessible()
  await press('{Enter}')
  await cursor('Veau', 'supplier')
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ id: CREAM.id, supplierId: null })
  await goTo('Brioche', 'supplier')
  await press('{Delete}')
  await expect.element(picker('Fournisseur de Brioche')).toHaveValue('')
  await press('{Enter}')
  await expect.poll(sent).toHaveLength(3)
  expect(sent()[2]).toMatchObject({ id: BRIOCHE.id, version: 2, supplierId: null })
})
