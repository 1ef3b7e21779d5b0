import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  costTotal,
  openEditor,
  productNames,
  productSearch,
  quantityOf,
  undoButtons,
  removeLine,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

const focus = (product: string) => quantityOf(product).element().focus()

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** A sheet of one line, with its row. */
async function openWith(name: string) {
  const { id } = kitchen.addProduct({ name })
  const ingredients = [{ userProductId: id, quantity: 1, unit: 'kg' as const }]
  await openEditor(kitchen, kitchen.addSheet({ title: 'Saumure', ingredients }))
  return page.getByRole('row').filter({ hasText: name })
}

test('a line moves up by keyboard, keeps the focus, and its new place is announced', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  focus('Champignons de Paris')
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await expect.element(quantityOf('Champignons de Paris')).toHaveFocus()
  expect(productNames()[0]).toBe('Champignons de Paris')
  await expect.element(page.getByText('Champignons de Paris, ligne 1 sur 11')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(productNames()[0], 'there is no place above the first').toBe('Champignons de Paris')
})

test('arrows go from line to line, Enter to the next one, Escape gives the old value back', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  focus('Riz basmati')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(quantityOf('Vin blanc sec')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(quantityOf('Jaunes d’œufs')).toHaveFocus()
  await userEvent.keyboard('12kg')
  await expect.element(page.getByLabelText('Unité, Jaunes d’œufs')).toHaveValue('kg')
  await userEvent.keyboard('{Escape}')
  await expect.element(quantityOf('Jaunes d’œufs')).toHaveValue('4')
  await expect.element(page.getByLabelText('Unité, Jaunes d’œufs')).toHaveValue('pièce')
  page.getByLabelText('Perte, Vin blanc sec').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Perte, Bouquet garni')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(productSearch).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(quantityOf('Bouquet garni')).toHaveFocus()
})

test('a gain of weight in cooking is typed as ×2,47, and -12 is refused as ambiguous', async () => {
  await openWith('Riz rond')
  const wastage = page.getByLabelText('Perte, Riz rond')
  await wastage.fill('×2,47')
  await userEvent.tab()
  await expect.element(wastage).toHaveValue('×2,47')
  await expect.element(wastage).not.toHaveAttribute('aria-invalid', 'true')
  await wastage.fill('-12')
  await userEvent.tab()
  await expect.element(page.getByText('un gain de poids s’écrit ×2,47')).toBeVisible()
})

test('a note is written in its line, which Ctrl+Z takes back and Ctrl+Y writes again', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  focus('Riz basmati')
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  const note = page.getByLabelText('Précision, Riz basmati')
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('rincé, égoutté{Enter}')
  await expect.element(quantityOf('Vin blanc sec')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(note).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(note).toHaveValue('rincé, égoutté')
})

test('a deleted line comes back, by the notice and by Ctrl+Z', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  await removeLine('Riz basmati')
  expect(productNames()).toHaveLength(10)
  await expect.element(costTotal).toHaveTextContent('41,91 €')
  await undoButtons.click()
  expect(productNames()[8]).toBe('Riz basmati')
  await expect.element(costTotal).toHaveTextContent('43,78 €')

  await quantityOf('Riz basmati').fill('960')
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}')
  expect(productNames()).toHaveLength(10)
  for (const [key, quantity] of [
    ['z', '960'],
    ['z', '480'],
    ['y', '960'],
  ] as const) {
    await userEvent.keyboard(`{Control>}${key}{/Control}`)
    await expect.element(quantityOf('Riz basmati')).toHaveValue(quantity)
  }
})

test('three lines removed one after another come back by three Ctrl+Z, and their notices go', async () => {
  const names = ['Beurre', 'Farine', 'Lait']
  const ingredients = names.map((name) => ({
    userProductId: kitchen.addProduct({ name }).id,
    quantity: 1,
    unit: 'kg' as const,
  }))
  await openEditor(kitchen, kitchen.addSheet({ title: 'Trois lignes', ingredients }))
  for (const name of names) await removeLine(name)
  expect(productNames()).toEqual([])
  await expect.element(undoButtons).toHaveLength(3)
  for (const left of [2, 1, 0]) {
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(undoButtons).toHaveLength(left)
  }
  expect(productNames()).toEqual(names)
  await expect.element(costTotal).toHaveTextContent('30,00 €')
})

test('a product without a supplier is centred in its row, and a note can be added there', async () => {
  const row = await openWith('Sel fin')
  const name = row.getByRole('button', { name: 'Sel fin' }).first()
  expect(Math.abs(middleOf(name.element()) - middleOf(row.element()))).toBeLessThanOrEqual(1)
  await row.hover()
  await page.getByRole('button', { name: 'Préciser Sel fin' }).click()
  await userEvent.keyboard('gros, de Guérande')
  await expect.element(page.getByLabelText('Précision, Sel fin')).toHaveValue('gros, de Guérande')
})

test('a name of 190 characters takes three lines of the table, its whole in the title and on paper', async () => {
  const name = 'Épaule de veau de lait désossée et parée, '.repeat(5).slice(0, 190)
  const row = await openWith(name)
  expect(row.element().getBoundingClientRect().height).toBeLessThan(76)
  await expect.element(row.getByRole('rowheader')).toHaveAttribute('title', name.trim())
  const cutOff = () => {
    const text = row.element().querySelector('[data-column="product"]')
    return (text?.scrollHeight ?? 0) - (text?.clientHeight ?? 0)
  }
  expect(cutOff()).toBeGreaterThan(0)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(cutOff()).toBeLessThanOrEqual(0)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})
