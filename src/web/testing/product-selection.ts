import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { onePage } from './fixtures.ts'
import { renderRoute } from './render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'

export const DAIRY = supplierOf({ name: 'Laiterie du Val' })
export const BRIOCHE = userProduct({ name: 'Brioche', category: 'Épicerie', unit: 'kg', priceHt: 7 })
export const CREAM = userProduct({ name: 'Crème liquide', category: 'Crémerie', unit: 'L', priceHt: 0.15 })
export const SALT = userProduct({ name: 'Sel', category: 'Épicerie', unit: 'kg', priceHt: null })
export const VEAL = userProduct({ name: 'Veau', category: 'Viande', unit: 'kg', priceHt: 16.9 })
const ALL = [BRIOCHE, CREAM, SALT, VEAL]
export const ACT = 'a5f0c8c2-5f0f-4a43-9f0e-5b0a3c9f6d11'

/** The box that selects a product. */
export function box(name: string) {
  return page.getByRole('checkbox', { name: `Sélectionner ${name}` })
}

/** What is offered for the products that are selected. */
export const bar = page.getByRole('region', { name: 'Sélection' })

/** The bar says how many are selected. */
export function expectCount(text: string): Promise<void> {
  return expect.element(bar.getByText(text)).toBeVisible()
}

/** Four products, two of which any change changes. */
export function renderList() {
  return renderRoute({ '/_workspace/products/': Route }, '/products', {
    api: {
      products: { list: () => onePage(ALL) },
      suppliers: { list: () => onePage([DAIRY]) },
      manyProducts: { change: () => ({ changed: 2, changedIds: [], left: [], gone: [], actId: ACT }) },
    },
  })
}
