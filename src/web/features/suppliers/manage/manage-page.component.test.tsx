import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.manage.tsx'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'

test('suppliers and imported products are two tabs, each with its search in the address', async () => {
  const { api, address, goBack } = await renderRoute(
    { '/_workspace/products/manage': Route },
    '/products/manage?search=valbrune',
    {
      api: {
        suppliers: { list: () => onePage([supplierOf({ name: 'Primeurs Valbrune' })]) },
        products: { list: () => onePage([userProduct({ name: 'Carottes' })]) },
      },
    },
  )
  await expect.element(page.getByRole('link', { name: 'Primeurs Valbrune', exact: true })).toBeVisible()
  expect(api.calls.suppliers.list.at(-1)).toMatchObject({ search: 'valbrune' })
  const suppliers = page.getByRole('tab', { name: 'Fournisseurs' })
  ;(suppliers.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(address).toBe('/products/manage?onglet=produits')
  const panel = page.getByRole('tabpanel', { name: 'Produits Importés' })
  await expect.element(panel.getByText('Carottes')).toBeVisible()
  expect(api.calls.products.list.at(-1)).toMatchObject({ imported: true })
  await expectAccessible()
  goBack()
  await expect
    .element(page.getByRole('searchbox', { name: 'Rechercher un fournisseur...' }))
    .toHaveValue('valbrune')
})
