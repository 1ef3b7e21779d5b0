import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noArticles, priceImpact } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { onePage } from '#web/testing/fixtures.ts'
import {
  costTotal,
  openEditor,
  pointAt,
  quantityOf,
  saveByKey,
  savedNotice,
  undoButtons,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const drawer = page.getByRole('dialog', { name: 'Prix de Veau' })
const price = drawer.getByLabelText('Nouveau prix de Veau')
const button = page.getByRole('button', { name: /^Prix de Veau/ })
let id: string
let veal: string

/** 2 kg of veal at 10 € and 4 eggs at 0.25 €: 21 €. */
beforeEach(() => {
  veal = kitchen.addProduct({ name: 'Veau', priceHt: 10, brand: 'Ferme du Haut' }).id
  const eggs = kitchen.addProduct({ name: 'Œufs', unit: 'pièce', priceHt: 0.25 })
  id = kitchen.addSheet({
    title: 'Blanquette',
    portions: 4,
    ingredients: [
      { userProductId: veal, quantity: 2, unit: 'kg' },
      { userProductId: eggs.id, quantity: 4, unit: 'pièce' },
    ],
  }).id
})

async function open() {
  const shown = await openEditor(kitchen, { id })
  const step = {
    id: crypto.randomUUID(),
    actId: crypto.randomUUID(),
    oldPriceHt: null,
    newPriceHt: 10,
    unit: 'kg' as const,
    source: 'typed' as const,
    origin: null,
    at: '2026-10-02T09:00:00.000Z',
    undoneAt: null,
    formerProduct: null,
    personId: null,
  }
  shown.api.answer({
    prices: { history: () => onePage([step]) },
    productArticles: { get: noArticles },
    productMerges: { list: () => ({ items: [] }) },
    replacements: { list: () => ({ items: [] }) },
    products: { use: () => ({ sheets: [], total: 0 }) },
  })
  return shown
}

test('by keyboard a price is changed from its line, the costs follow, and nothing typed in the sheet is lost', async () => {
  const { api } = await open()
  await quantityOf('Veau').fill('3')
  await expect.element(costTotal).toHaveTextContent('31,00 €')
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.element(price).toHaveFocus()
  await expect.element(drawer).toMatchTextContent(/Prix actuel\s: 10,00\s€ \/ kg/)
  await expect.element(drawer).toMatchTextContent('Ferme du Haut')
  await expect.element(drawer).toMatchTextContent('Évolution du prix')
  await expectAccessible()
  await userEvent.keyboard('12,5{Enter}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(costTotal).toHaveTextContent('38,50 €')
  await expect.element(quantityOf('Veau')).toHaveFocus()
  await expect.element(quantityOf('Veau')).toHaveValue('3')
  expect(api.calls.products.change).toEqual([{ id: veal, version: 1, priceHt: 12.5 }])
  expect(api.calls.sheets.change).toEqual([])

  await undoButtons.first().click()
  await expect.element(costTotal).toHaveTextContent('31,00 €')
  expect(kitchen.product(veal).priceHt).toBe(10)
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id).ingredients[0]).toMatchObject({ quantity: 3 })
})

test('a price that leaps is asked about with the sheets it moves before it is stored', async () => {
  const { api } = await open()
  api.answer({ prices: { impact: () => priceImpact() } })
  await quantityOf('Veau').click()
  await userEvent.keyboard('{Alt>}p{/Alt}')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('200{Enter}')
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })
  await expect.element(question).toMatchTextContent(/Prix HT de Veau\s: 10,00\s€ \/ kg → 200,00\s€ \/ kg/)
  await expect.element(question.getByText('Pain perdu')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(price).toHaveValue('200,00')
  expect(api.calls.products.change).toEqual([])
  await price.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer).not.toBeInTheDocument()
  expect(api.calls.products.change).toEqual([{ id: veal, version: 1, priceHt: 200 }])
})

test('a price that another window has changed meanwhile is shown, and what was typed stays', async () => {
  await open()
  await pointAt('Veau')
  await button.click()
  kitchen.changeProduct(veal, { priceHt: 11, version: 2 })
  await price.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(drawer.getByRole('alert'))
    .toMatchTextContent('Une autre fenêtre l’a modifié entre-temps')
  await expect.element(drawer).toMatchTextContent(/11,00\s€ \/ kg → 12,00\s€ \/ kg/)
  await expect.element(costTotal).toHaveTextContent('23,00 €')
  await expect.element(price).toHaveValue('12')
  await price.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(costTotal).toHaveTextContent('25,00 €')
  expect(kitchen.product(veal).priceHt).toBe(12)
})

test('what is typed before the field of the price has the focus is typed there, and never as the quantity', async () => {
  await open()
  await quantityOf('Veau').click()
  await userEvent.keyboard('{Alt>}p{/Alt}12,5')
  await expect.element(price).toHaveFocus()
  await expect.element(price).toHaveValue('12,5')
  await expect.element(quantityOf('Veau')).toHaveValue('2')
})

test('Escape leads back to the price of the line, and the product is one step away and back', async () => {
  const { address, goBack } = await open()
  await pointAt('Veau')
  await button.click()
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await drawer.getByRole('link', { name: 'Ouvrir le produit' }).click()
  await expect.poll(address).toBe(`/products/${veal}/edit`)
  goBack()
  await expect.element(costTotal).toHaveTextContent('21,00 €')
})

test('on a telephone the price is among the details of the line', async () => {
  await page.viewport(390, 844)
  await open()
  await page.getByRole('button', { name: 'Détails de la ligne, Veau' }).click()
  await button.click()
  await expect.element(price).toBeInViewport()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await price.fill('20')
  await drawer.getByRole('button', { name: 'Changer le prix' }).click()
  await expect.element(costTotal).toHaveTextContent('41,00 €')
})
