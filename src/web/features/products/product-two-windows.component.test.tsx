import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { UserProduct } from '#contract/products.ts'
import { changedProduct, noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { TYPED_PRODUCT, typedProduct } from '#web/entities/product/testing/typed-product.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { unfold } from '#web/testing/new-product-form.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing, testTwoWindows, typedText } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/products.$id.edit.tsx'

const [METRO, POMONA] = [supplierOf({ name: 'Metro' }), supplierOf({ name: 'Pomona' })]
const slice = (quantity: number) => ({ countedWeights: { tranche: { quantity, unit: 'g' as const } } })
const OPENED = userProduct({
  ...TYPED_PRODUCT,
  origin: 'France',
  ...slice(12),
})

const form = page.getByRole('main')
const supplier = form.getByRole('combobox', { name: 'Fournisseur' })

testTwoWindows<typeof PRODUCT_FACTS, UserProduct>({
  facts: PRODUCT_FACTS,
  typed: {
    ...typedProduct(form),
    origin: typedText('origin', 'Origine', form),
    supplierId: {
      type: async () => {
        await supplier.fill('Metro')
        await page.getByRole('option', { name: 'Metro' }).click()
      },
      mine: { supplier: { id: METRO.id, name: 'Metro' } },
      theirs: { supplier: { id: POMONA.id, name: 'Pomona' } },
      compared: ['Fournisseur', 'Metro', 'Pomona'],
    },
    countedWeights: {
      type: () => form.getByRole('textbox', { name: 'Poids d’une tranche' }).fill('15'),
      mine: slice(15),
      theirs: slice(20),
      compared: ['Poids d’une tranche', '15 g', '20 g'],
    },
  },
  open: async () => {
    const { stored, store, otherWindow } = storing(OPENED)
    const { forgiveErrors } = await renderRoute(
      { '/_workspace/products/$id/edit': Route },
      `/products/${OPENED.id}/edit`,
      {
        api: {
          products: {
            get: () => OPENED,
            use: () => ({ sheets: [], total: 0 }),
            change: ({ id: _id, version, supplierId, ...facts }) => {
              const current = stored()
              if (version !== current.version) return refusal('VERSION_CONFLICT', { current })
              const chosen = [METRO, POMONA].find(({ id }) => id === supplierId)
              const named = chosen === undefined ? {} : { supplier: { id: chosen.id, name: chosen.name } }
              return store({ ...changedProduct(current, facts), ...named })
            },
          },
          suppliers: { list: () => onePage([METRO, POMONA]) },
          productArticles: { get: noArticles },
          prices: {
            history: () => onePage([]),
            impact: () => ({ sheets: [], total: 0, underTarget: 0, underFloor: 0 }),
          },
          productMerges: { list: () => ({ items: [] }) },
          replacements: { list: () => ({ items: [] }) },
        },
      },
    )
    forgiveErrors(/VERSION_CONFLICT/)
    for (const part of ['Allergènes', 'Marque, Fournisseur, Origine', 'Contenu, Densité', 'Poids à la pièce'])
      await unfold(part)
    await expect.element(form.getByLabelText('Marque')).toBeVisible()
    return { stored, otherWindow }
  },
  save: async () => {
    await userEvent.keyboard('{Tab}')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  },
})
