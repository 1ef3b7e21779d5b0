import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogueProduct, supplierDetail, supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/suppliers.$id.products.new.tsx'

const METRO = supplierDetail({ name: 'Metro' })
const VEROT = supplierOf({ name: 'Maison Vérot' })

test('a product goes to the supplier that was still looked up when it was saved', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof onePage<typeof VEROT>>>()
  const { api } = await renderRoute(
    { '/_workspace/suppliers/$id/products/new': Route },
    `/suppliers/${METRO.id}/products/new`,
    {
      api: {
        suppliers: {
          get: ({ id }) => (id === METRO.id ? METRO : supplierDetail(VEROT)),
          list: () => promise,
        },
        catalogue: { create: ({ name }) => catalogueProduct({ name }), list: () => onePage([]) },
      },
    },
  )
  await page.getByLabelText('Nom du produit').fill('Crème crue')
  await page.getByLabelText('Prix HT').fill('4,20')
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill('vérot')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Enregistrer le produit' }).click()
  await expect.element(page.getByRole('button', { name: 'Enregistrement' })).toBeDisabled()
  expect(api.calls.catalogue.create).toEqual([])
  resolve(onePage([VEROT]))
  await expect.poll(() => api.calls.catalogue.create).toMatchObject([{ id: VEROT.id, name: 'Crème crue' }])
})
