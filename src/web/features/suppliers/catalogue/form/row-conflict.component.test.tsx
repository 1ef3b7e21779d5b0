import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CatalogueChange, CatalogueProduct } from '#contract/catalogue.ts'
import { catalogueProduct, supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'

const METRO = supplierDetail({ name: 'Metro', products: 1 })
const OPENED = catalogueProduct({ supplierId: METRO.id, name: 'Beurre', priceHt: 10, code: '412' })

const form = page.getByRole('dialog', { name: 'Modifier le produit du catalogue' })
const price = form.getByLabelText('Prix HT').first()
const save = form.getByRole('button', { name: 'Enregistrer le produit' })
const alert = form.getByRole('alert')
const gone = () => refusal('NOT_FOUND')

/** The form of a row, opened before another window saves. */
async function renderRow(facts: Partial<CatalogueProduct>) {
  let stored: CatalogueProduct = OPENED
  const change = ({ id: _id, productId: _row, version, ...changes }: CatalogueChange) => {
    if (version !== stored.version) return refusal('VERSION_CONFLICT', { current: stored })
    stored = { ...stored, ...changes, version: stored.version + 1 }
    return stored
  }
  const shown = await renderRoute(
    { '/_workspace/suppliers/$id/products/': Route },
    `/suppliers/${METRO.id}/products`,
    {
      api: { suppliers: { get: () => METRO }, catalogue: { list: () => onePage([stored]), change } },
    },
  )
  await page.getByRole('button', { name: 'Modifier Beurre' }).click()
  await expect.element(price).toHaveValue('10,00')
  stored = { ...stored, ...facts, version: 2 }
  return { ...shown, stored: () => stored }
}

test('a price of a row that both windows have changed is asked, and what was typed stays', async () => {
  await page.viewport(390, 844)
  const { api, stored } = await renderRow({ priceHt: 11, packText: 'Colis de 10' })
  await price.fill('12')
  await save.click()
  await expect.element(alert).toHaveFocus()
  await expect
    .element(alert.getByRole('row').filter({ hasText: 'Prix HT' }))
    .toMatchTextContent(/12,00\s€ \/ kg11,00\s€ \/ kg/)
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Conditionnement\./)
  await expectAccessible()
  await expectNoSidewaysScroll()
  expect(stored()).toMatchObject({ priceHt: 11 })
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByText(/et gardé\s: Conditionnement\./)).toBeVisible()
  expect(stored()).toMatchObject({ priceHt: 12, packText: 'Colis de 10' })
  expect(api.calls.catalogue.change.map(({ version }) => version)).toEqual([1, 2])
})

test('what a price list alone has changed of a row is merged without a question, and named', async () => {
  const { stored } = await renderRow({ code: '00412' })
  await price.fill('12')
  await save.click()
  await expect.element(page.getByText(/et gardé\s: Code du fournisseur\./)).toBeVisible()
  expect(stored()).toMatchObject({ priceHt: 12, code: '00412' })
})

test('a row that a price list has taken out is added again with what was typed', async () => {
  const { api, forgiveErrors } = await renderRow({})
  forgiveErrors(/NOT_FOUND/)
  api.answer({
    catalogue: {
      change: gone,
      list: () => onePage([]),
      create: ({ id: supplierId, ...facts }) => catalogueProduct({ supplierId, ...facts }),
    },
  })
  await price.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/retiré du catalogue entre-temps/)
  await expect.element(price).toHaveValue('12,00')
  await form.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect.element(page.getByText('Produit ajouté avec succès !')).toBeVisible()
  expect(api.calls.catalogue.create).toMatchObject([
    { id: METRO.id, name: 'Beurre', priceHt: 12, code: '412' },
  ])
})

test('a row whose supplier is gone too keeps what was typed, and says why it cannot be added', async () => {
  const { api, forgiveErrors } = await renderRow({})
  forgiveErrors(/NOT_FOUND/)
  api.answer({ catalogue: { change: gone, list: () => onePage([]), create: gone } })
  await price.fill('12')
  await userEvent.keyboard('{Enter}')
  await form.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect.element(form.getByText(/^Ce fournisseur n’existe plus/)).toBeVisible()
  await expect.element(price).toHaveValue('12,00')
})
