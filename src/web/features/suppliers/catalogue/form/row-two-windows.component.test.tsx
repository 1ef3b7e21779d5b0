import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { CATALOGUE_FACTS } from '#contract/facts/catalogue-row.ts'
import { catalogueProduct, supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { TYPED_PRODUCT, typedProduct } from '#web/entities/product/testing/typed-product.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing, testTwoWindows, typedNumber, typedText } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'

const METRO = supplierDetail({ name: 'Metro', products: 1 })
const OPENED = catalogueProduct({
  ...TYPED_PRODUCT,
  supplierId: METRO.id,
  code: '412',
})

const form = page.getByRole('dialog', { name: 'Modifier le produit du catalogue' })

testTwoWindows<typeof CATALOGUE_FACTS, CatalogueProduct>({
  facts: CATALOGUE_FACTS,
  typed: {
    ...typedProduct(form),
    code: typedText('code', 'Code du fournisseur', form),
    packText: typedText('packText', 'Conditionnement', form),
    packPriceHt: typedNumber('packPriceHt', 'Prix du conditionnement HT', form, [32, 31], '{},00 €'),
  },
  open: async () => {
    const { change, ...server } = storing(OPENED)
    await renderRoute({ '/_workspace/suppliers/$id/products/': Route }, `/suppliers/${METRO.id}/products`, {
      api: {
        suppliers: { get: () => METRO },
        catalogue: {
          list: () => onePage([server.stored()]),
          change: ({ id: _id, productId: _row, version, ...facts }) => change(version, facts),
        },
      },
    })
    await page.getByRole('button', { name: 'Modifier Rôti' }).click()
    await expect.element(form.getByLabelText('Code du fournisseur')).toBeVisible()
    return server
  },
  save: () => form.getByRole('button', { name: 'Enregistrer le produit' }).click(),
})
