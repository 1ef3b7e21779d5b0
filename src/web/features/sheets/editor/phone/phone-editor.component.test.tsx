import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  banner,
  costTotal,
  EMPTY_LINE,
  openEditor,
  productSearch,
  quantityOf,
  saveByKey,
  savedNotice,
  undoButtons,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

test('the editor is accessible in both themes, with its dialogs and its error messages', async () => {
  await openEditor(kitchen, addBlanquette(kitchen))
  await expectAccessible()
  await page.getByText(/^Quantité obtenue, description/).click()
  await page.getByLabelText('Perte, Riz basmati').fill('120')
  await quantityOf('Beurre doux 82 %').fill('')
  await saveByKey()
  await expect.element(banner).toBeVisible()
  await productSearch.fill('c')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}/')
  await expect.element(page.getByRole('dialog').getByRole('listbox').getByRole('option')).toHaveLength(11)
  await expectAccessible()
})

test('on a phone a line is a card, and the cost of a portion stays visible', async () => {
  await page.viewport(390, 844)
  const { id } = addBlanquette(kitchen)
  await openEditor(kitchen, { id })
  await expectNoSidewaysScroll()
  for (const card of page.getByRole('list', { name: 'Ingrédients' }).getByRole('listitem').elements())
    expect(card.getBoundingClientRect().height, 'large enough for a thumb').toBeGreaterThanOrEqual(52)
  const bar = page.getByRole('region', { name: 'Coût et enregistrement' })
  const veal = quantityOf('Épaule de veau désossée')
  await expect.element(bar.getByText('5,47 €')).toBeInViewport()
  await expect.element(veal).toHaveAttribute('inputmode', 'decimal')
  await veal.fill('3,2')
  await expect.element(bar.getByText('9,12 €')).toBeInViewport()
  await expect.element(bar.getByText('64,2 %', { exact: true })).toBeInViewport()

  const details = page.getByRole('button', { name: 'Détails de la ligne, Crème liquide 35 %' })
  await expect.element(details).toHaveAttribute('aria-expanded', 'false')
  await details.click()
  await page.getByLabelText('Perte, Crème liquide 35 %').fill('10')
  await expect.element(page.getByText('4,10 € / L · perte 10 %')).toBeVisible()
  await page.getByRole('button', { name: 'Monter' }).click()
  await page.getByRole('button', { name: 'Supprimer Crème liquide 35 %' }).click()
  await undoButtons.click()
  await expectNoSidewaysScroll()
  await expectAccessible()

  await expect.element(costTotal).toHaveTextContent('73,15 €')
  await bar.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(savedNotice).toBeVisible()
  const { ingredients, coutMatiere } = kitchen.sheet(id)
  expect(ingredients[0]?.product?.name).toBe('Crème liquide 35 %')
  expect(coutMatiere).toBe(73.1518)
})

test('a new sheet is accessible on a telephone too', async () => {
  await page.viewport(390, 844)
  await openEditor(kitchen, kitchen.addSheet({ title: 'Fiche neuve', ingredients: [EMPTY_LINE] }))
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('six digits of portions are not cut off on a telephone', async () => {
  await page.viewport(390, 844)
  await openEditor(kitchen, kitchen.addSheet({ title: 'Banquet', portions: 100_000 }))
  const portions = page.getByLabelText('Nombre de portions')
  const cutOff = () => portions.element().scrollWidth - portions.element().clientWidth
  await expect.element(portions).toHaveDisplayValue(/^100\s000$/)
  expect(cutOff()).toBeLessThanOrEqual(0)
  await portions.click()
  await expect.element(portions).toHaveValue('100000')
  expect(cutOff()).toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll()
})
