import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProduct } from '#contract/products.ts'
import { priceAct } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import {
  BRIOCHE,
  CREAM,
  METRO,
  VEAL,
  cell,
  cursor,
  field,
  goTo,
  press,
  renderTable,
} from '#web/testing/product-cells.ts'

test('two cells of one product are saved one after the other, each over the version before', async () => {
  const { api, put, sent } = await renderTable()
  const { promise, resolve } = Promise.withResolvers<UserProduct>()
  api.answer({ products: { change: () => promise } })
  await goTo('Brioche', 'category')
  await press('via{Tab}')
  await cursor('Brioche', 'price')
  await press('8')
  await expect.element(field('Prix HT de Brioche')).toHaveValue('8')
  await press('{Enter}')
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('8,00 € / kg (enregistrement en cours)')
  expect(sent()).toHaveLength(1)
  api.answer({ products: { change: ({ id, priceHt }) => put({ id, priceHt: priceHt ?? null }) } })
  resolve(put({ id: BRIOCHE.id, category: 'Viande' }))
  await expect.poll(sent).toMatchObject([
    { version: 1, category: 'Viande' },
    { version: 2, priceHt: 8 },
  ])
  expect(sent()[1]).not.toHaveProperty('category')
})

test('a save without network keeps what was typed, below its row, to be tried again or given up', async () => {
  const { api, put, sent } = await renderTable()
  api.answer({ products: { change: noNetwork } })
  await goTo('Brioche', 'price')
  await press('8{Enter}')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Prix HT de Brioche : saisie non enregistrée (8,00 € / kg).')
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('8,00 € / kg (non enregistré)')
  await cursor('Crème', 'price')
  await expectAccessible()
  await goTo('Brioche', 'price')
  await press('{Enter}')
  await expect.element(field('Prix HT de Brioche')).toHaveValue('8,00')
  await press('{Enter}')
  await expect.poll(sent).toHaveLength(2)
  await expect.element(alert).toBeVisible()
  api.answer({ products: { change: ({ id, priceHt }) => put({ id, priceHt: priceHt ?? null }) } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('8,00 € / kg')
  await expect.poll(sent).toHaveLength(3)
})

test('where another window has changed the same cell, its user chooses; another cell is merged', async () => {
  const { api, put, sent } = await renderTable()
  let current = put({ id: BRIOCHE.id, priceHt: 12, name: 'Brioche' })
  api.answer({
    products: {
      change: ({ id, version, priceHt, category }) =>
        version === current.version
          ? (current = put({ id, ...(priceHt !== undefined && { priceHt }), ...(category && { category }) }))
          : refusal('VERSION_CONFLICT', { current }),
    },
  })
  await goTo('Brioche', 'category')
  await press('via{Enter}')
  await expect.poll(sent).toMatchObject([{ version: 1 }, { version: 2, category: 'Viande' }])
  await expect.element(page.getByText(/Modifié dans une autre fenêtre, et gardé\s: Prix HT/)).toBeVisible()
  current = put({ id: CREAM.id, priceHt: 5 })
  await goTo('Crème', 'price')
  await press('4,5{Enter}')
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toMatchTextContent('Votre saisie : 4,50 € / L. Version enregistrée : 5,00 € / L.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.poll(() => sent().at(-1)).toMatchObject({ id: CREAM.id, version: 2, priceHt: 4.5 })
})

test('the row stays under the cursor after a save, and a new reading of the list keeps the cursor', async () => {
  const { queryClient, api, put } = await renderTable()
  const lists = () => api.calls.products.list.length
  const before = lists()
  await goTo('Crème', 'price')
  await press('19{Tab}')
  await cursor('Crème', 'supplier')
  await expect.element(cell('Crème', 'price')).toMatchTextContent('19,00')
  expect(lists(), 'the list is not read anew').toBe(before)
  const changed = put({ id: CREAM.id })
  api.answer({ products: { list: () => onePage([changed, BRIOCHE, VEAL]) } })
  await queryClient.refetchQueries()
  await expect.poll(() => page.getByRole('row').nth(1).element().textContent).toContain('Crème')
  await cursor('Crème', 'supplier')
  api.answer({ products: { list: () => onePage([BRIOCHE, VEAL]) } })
  await queryClient.refetchQueries()
  await cursor('Brioche', 'supplier')
})

test('each saved cell is undone by its notice or by Ctrl+Z, the last first', async () => {
  const { api, put, sent } = await renderTable()
  api.answer({
    prices: {
      undo: ({ id }) => {
        put({ id: BRIOCHE.id, priceHt: BRIOCHE.priceHt })
        return priceAct({ id })
      },
    },
    manyProducts: {
      restore: () => ({ restored: [put({ id: BRIOCHE.id, supplierId: null })], left: [], gone: [] }),
    },
  })
  await goTo('Brioche', 'price')
  await press('8{Tab}metr{Enter}')
  await expect.element(page.getByText(/Brioche\s: Aucun fournisseur → Métro/)).toBeVisible()
  await cursor('Crème', 'supplier')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(cell('Brioche', 'supplier')).toHaveTextContent('-')
  expect(api.calls.manyProducts.restore).toEqual([
    { supplierId: [{ id: BRIOCHE.id, given: METRO?.id, before: null }] },
  ])
  await goTo('Veau', 'category')
  await press('{Control>}z{/Control}')
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('7,00 € / kg')
  await cursor('Veau', 'category')
  expect(api.calls.prices.undo).toEqual([{ id: sent()[0]?.actId }])
  await press('{Control>}z{/Control}')
  expect(api.calls.prices.undo, 'nothing is left to undo').toHaveLength(1)
  expect(sent()).toHaveLength(2)
})

test('a product that has changed since is not undone, and a notice names it', async () => {
  const { api, put } = await renderTable()
  await goTo('Brioche', 'category')
  await press('via{Enter}')
  await expect.element(page.getByText(/Brioche\s: Épicerie → Viande/)).toBeVisible()
  api.answer({
    manyProducts: {
      restore: () => ({ restored: [], left: [put({ id: BRIOCHE.id, category: 'Fruits' })], gone: [] }),
    },
  })
  await press('{Control>}z{/Control}')
  await expect.element(page.getByText('Brioche a changé entre-temps')).toBeVisible()
  await expect.element(cell('Brioche', 'category')).toHaveTextContent('Fruits')
})
