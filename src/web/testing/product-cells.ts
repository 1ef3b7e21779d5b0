import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserProduct } from '#contract/products.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'

const SUPPLIERS = ['Halles', 'Laiterie du Val', 'Métro'].map((name) => supplierOf({ name }))
const [, DAIRY] = SUPPLIERS
export const METRO = SUPPLIERS[2]
export const BRIOCHE = userProduct({ name: 'Brioche', category: 'Épicerie', unit: 'kg', priceHt: 7 })
export const CREAM = userProduct({
  name: 'Crème',
  category: 'Crémerie',
  unit: 'L',
  priceHt: 4.1,
  supplierId: DAIRY?.id,
  supplier: DAIRY ? { id: DAIRY.id, name: DAIRY.name } : null,
})
export const VEAL = userProduct({ name: 'Veau', category: 'Viande', unit: 'kg', priceHt: 16.9 })
const ALL = [BRIOCHE, CREAM, VEAL]

function supplierRefOf(wanted: string | null) {
  const found = SUPPLIERS.find(({ id }) => id === wanted)
  return found ? { id: found.id, name: found.name } : null
}

/** The list of products, with a server that stores each change. */
export async function renderTable() {
  const stored = new Map(ALL.map((product) => [product.id, product]))
  const put = (change: Partial<UserProduct> & { id: string }): UserProduct => {
    const before = stored.get(change.id)
    if (before === undefined) throw new Error('the product is in the list')
    const supplier = change.supplierId === undefined ? before.supplier : supplierRefOf(change.supplierId)
    const after = { ...before, ...change, supplier, version: before.version + 1 }
    stored.set(after.id, after)
    return after
  }
  const shown = await renderRoute({ '/_workspace/products/': Route }, '/products', {
    api: {
      products: {
        list: () => onePage([...stored.values()]),
        get: ({ id }) => stored.get(id) ?? refusal('NOT_FOUND'),
        change: ({ actId: _act, countedWeights: _weights, version: _version, ...change }) => put(change),
      },
      suppliers: {
        list: ({ search = '' }) =>
          onePage(SUPPLIERS.filter(({ name }) => foldForSearch(name).includes(foldForSearch(search)))),
      },
    },
  })
  await expect.element(cell('Brioche', 'price')).toBeVisible()
  return { ...shown, put, sent: () => shown.api.calls.products.change }
}

const COLUMNS = { category: 2, price: 3, supplier: 4 }
export const cell = (name: string, column: keyof typeof COLUMNS) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('gridcell')
    .nth(COLUMNS[column])
export const field = (name: string) => page.getByRole('textbox', { name })
export const picker = (name: string) => page.getByRole('combobox', { name })
export const cursor = (name: string, column: keyof typeof COLUMNS) =>
  expect.element(cell(name, column)).toHaveFocus()
export const goTo = (name: string, column: keyof typeof COLUMNS) => cell(name, column).click()
export const options = () =>
  page
    .getByRole('listbox')
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
export const press = (keys: string) => userEvent.keyboard(keys)
