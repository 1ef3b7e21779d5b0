import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TechSheet } from '#contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { refusal } from '#web/testing/answers.ts'
import {
  banner,
  costTotal,
  openEditor,
  quantityOf,
  saveByKey,
  savedNotice,
} from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const portions = page.getByLabelText('Nombre de portions')
const more = page.getByRole('button', { name: 'Une portion de plus' })
const question = page.getByRole('group', { name: /les quantités suivent-elles/ })
const notice = page.getByRole('group', { name: 'Quantités adaptées' })
const adapt = question.getByRole('button', { name: /^Adapter les quantités/ })
const keep = question.getByRole('button', { name: /^Garder les quantités/ })
const panel = page.getByRole('region', { name: 'Prix de vente' })
let id: string

/** For twelve: 2.4 kg of veal at 10 € and 4 eggs at 0.25 €: 25 €, 2.08 € each. */
beforeEach(() => {
  const veal = kitchen.addProduct({ name: 'Veau', priceHt: 10 })
  const eggs = kitchen.addProduct({ name: 'Œufs', unit: 'pièce', priceHt: 0.25 })
  id = kitchen.addSheet({
    title: 'Blanquette',
    portions: 12,
    sellingPriceHt: 10,
    yieldQuantity: 4,
    yieldUnit: 'kg',
    ingredients: [
      { userProductId: veal.id, quantity: 2.4, unit: 'kg' },
      { userProductId: eggs.id, quantity: 4, unit: 'pièce' },
    ],
  }).id
})

test('portions that are typed ask whether the quantities follow, without taking the focus', async () => {
  await openEditor(kitchen, { id })
  await portions.fill('80')
  await expect.element(question).toMatchTextContent('De 12 à 80 portions : les quantités suivent-elles ?')
  await expect.element(adapt).toMatchTextContent('2,08 € / portion')
  await expect.element(keep).toMatchTextContent('0,31 € / portion')
  await expect.element(portions).toHaveFocus()
  // Nothing that is shown is of 80 portions before it is answered.
  await expect
    .element(panel)
    .toMatchTextContent('Pour 12 portions : pour 80, dites si les quantités suivent.')
  await expect.element(panel).toMatchTextContent('2,08 €')
  await expect.element(page.getByText('Coût total pour 12 portion(s)')).toBeVisible()
  await expectAccessible()

  await userEvent.keyboard('{Enter}')
  await expect.element(adapt).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Veau')).toHaveValue('16')
  await expect.element(quantityOf('Œufs')).toHaveValue('27')
  await expect.element(notice.getByRole('button', { name: 'Ne pas arrondir' })).toHaveFocus()
  await expect.element(notice).toMatchTextContent('Œufs : 26,667 → 27 pièces')
  await expect.element(notice).toMatchTextContent('Quantité obtenue : 26,667 → 26,67 kg')
  await expect.element(page.getByText('Coût total pour 80 portion(s)')).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Ne pas arrondir' }).click()
  await expect.element(quantityOf('Œufs')).toHaveValue('26,666667')

  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 80, yieldQuantity: 26.666667 })
})

test('steps in a row ask once, and are undone as one; back at the start there is nothing to ask', async () => {
  await openEditor(kitchen, { id })
  await more.click()
  await more.click()
  await more.click()
  await expect.element(question).toMatchTextContent('De 12 à 15 portions')
  await page.getByRole('button', { name: 'Une portion de moins' }).click()
  await keep.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(panel).toMatchTextContent('1,79 €')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(question).toMatchTextContent('De 12 à 14 portions')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(portions).toHaveValue('12')
  await expect.element(question).not.toBeInTheDocument()
  await portions.fill('13')
  await portions.fill('12')
  await expect.element(question).not.toBeInTheDocument()
})

test('a save waits for the answer and leads to it', async () => {
  const { api } = await openEditor(kitchen, { id })
  await portions.fill('80')
  await saveByKey()
  await expect.element(adapt).toHaveFocus()
  await expect
    .element(banner)
    .toMatchTextContent('Dites d’abord si les quantités suivent le nombre de portions')
  expect(api.calls.sheets.change).toEqual([])
  await keep.click()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 80, ingredients: [{ quantity: 2.4 }, { quantity: 4 }] })
})

test('a scaled sheet is saved as a copy, and the original stays', async () => {
  const { api, address } = await openEditor(kitchen, { id })
  await portions.fill('80')
  await adapt.click()
  const copy = notice.getByRole('button', { name: 'Garder comme copie' })
  api.answer({ sheets: { duplicate: () => refusal('INTERNAL') } })
  await copy.click()
  await expect.element(page.getByText('Erreur lors de la duplication de la recette')).toBeVisible()
  await expect.element(quantityOf('Veau')).toHaveValue('16')
  api.answer({ sheets: { duplicate: ({ sheet }) => kitchen.addSheet({ title: '', ...sheet }) } })
  await copy.click()
  await expect.element(page.getByText(/Copie enregistrée/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom de la recette')).toHaveValue('Blanquette (80 portions)')
  await expect.element(quantityOf('Œufs')).toHaveValue('27')
  expect(address()).not.toContain(id)
  expect(kitchen.sheet(id)).toMatchObject({ portions: 12, version: 1, ingredients: [{ quantity: 2.4 }, {}] })
})

test('what is typed while a copy is being saved stays on the page', async () => {
  const { api, address } = await openEditor(kitchen, { id })
  await portions.fill('80')
  await adapt.click()
  const answer = Promise.withResolvers<TechSheet>()
  api.answer({ sheets: { duplicate: () => answer.promise } })
  await notice.getByRole('button', { name: 'Garder comme copie' }).click()
  await page.getByLabelText('Nom de la recette').fill('Blanquette de Pâques')
  answer.resolve(kitchen.addSheet({ title: 'Blanquette (80 portions)' }))
  await expect.element(page.getByText(/Copie enregistrée/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom de la recette')).toHaveValue('Blanquette de Pâques')
  expect(address()).toContain(id)
})

test('a sheet without quantities asks nothing', async () => {
  await openEditor(kitchen, kitchen.addSheet({ title: 'Pâte', portions: 4 }))
  await portions.fill('6')
  await expect.element(question).not.toBeInTheDocument()
})

test('on a telephone the answers are under the portions, and large enough for a thumb', async () => {
  await page.viewport(390, 844)
  await openEditor(kitchen, { id })
  await more.click()
  await expect.element(adapt).toBeInViewport()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await adapt.click()
  await expect.element(costTotal).toHaveTextContent('27,13 €')
})
