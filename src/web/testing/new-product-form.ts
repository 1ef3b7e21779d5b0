import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProduct } from '#contract/products.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from './fixtures.ts'
import { renderRoute } from './render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'

export const form = page.getByRole('dialog', { name: 'Nouveau produit' })

/** Opens a part of the fields that is folded into a line. */
export function unfold(title: string): Promise<void> {
  return page.getByText(title, { exact: true }).first().click()
}

/** The base without a product, its form open. */
export async function renderForm() {
  const stored: UserProduct[] = []
  const shown = await renderRoute({ '/_workspace/products/': Route }, '/products', {
    api: {
      products: {
        list: () => onePage(stored),
        create: (facts) => {
          const product = userProduct({ name: facts.name, priceHt: facts.priceHt, unit: facts.unit })
          stored.push(product)
          return product
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveFocus()
  return shown
}
