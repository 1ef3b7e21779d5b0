import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Products } from '#web/routes/_workspace/products.index.tsx'
import { Route as ProductsImported } from '#web/routes/_workspace/products.imported.tsx'

const routes = { '/_workspace/products/': Products, '/_workspace/products/imported': ProductsImported }

const newPrice = {
  priceHt: 9,
  cataloguePriceHt: 9,
  supplierName: 'Metro',
  catalogueUnit: 'kg' as const,
  at: '2026-11-02T08:00:00.000Z',
}

test('the new price of a catalogue is offered among the imported products, accessibly', async () => {
  const imported = [userProduct({ name: 'Beurre doux', newPrice }), userProduct({ name: 'Comté' })]
  await renderRoute(routes, '/products/imported', { api: { products: { list: () => onePage(imported) } } })
  await expect.element(page.getByRole('button', { name: 'Prendre ce prix pour Beurre doux' })).toBeVisible()
  await expectAccessible()
})

test('the new price of a catalogue takes the width of the table', async () => {
  const butter = userProduct({ name: 'Beurre doux', newPrice })
  await renderRoute(routes, '/products', { api: { products: { list: () => onePage([butter]) } } })
  await expect.element(page.getByRole('row', { name: /Beurre doux/ }).first()).toBeVisible()
  const table = document.querySelector('table')
  const widths = [...(table?.querySelectorAll('thead tr, tbody tr') ?? [])].map(
    (row) => row.lastElementChild?.getBoundingClientRect().right,
  )
  expect(widths).toHaveLength(3)
  expect(new Set(widths).size, 'every row ends where the table does').toBe(1)
  expect(table?.querySelector('thead tr')?.children).toHaveLength(
    table?.querySelector('tbody tr')?.children.length ?? 0,
  )
})

test('a product to be confirmed names those that it may be taken for once its list is open', async () => {
  const cream = userProduct({ name: 'Crème épaisse' })
  const fresh = { id: crypto.randomUUID(), name: 'Crème fleurette' }
  const { id, name, category, unit, priceHt } = cream
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([cream]) },
      productNames: {
        unconfirmed: () => ({ items: [{ id, name, category, unit, priceHt, names: ['creme'], sheets: 1 }] }),
        near: () => ({ items: [{ id, near: [fresh] }] }),
      },
    },
  })
  const list = page.getByRole('region', { name: '1 produit à confirmer' })
  await expect.element(list).toBeVisible()
  expect(api.calls.productNames.near).toEqual([])
  await list.getByText('1 produit à confirmer').click()
  await expect
    .element(list)
    .toMatchTextContent(/« creme » du fichier est relié à Crème épaisse.*Ressemble aussi à Crème fleurette/u)
  await expect.element(list.getByRole('link', { name: 'Crème fleurette' })).toBeVisible()
})

test('a product in use says where before it goes', async () => {
  const butter = userProduct({ name: 'Beurre doux' })
  const sheets = ['Brioche', 'Sablés'].map((title) => ({ id: crypto.randomUUID(), title }))
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: {
        list: () => onePage([butter]),
        use: () => ({ sheets, total: 2 }),
        remove: ({ id }) => ({ id, deletedItemId: crypto.randomUUID() }),
      },
    },
  })
  const question = page.getByRole('dialog', { name: 'Supprimer « Beurre doux » ?' })
  const remove = page.getByRole('button', { name: 'Supprimer Beurre doux' })
  await remove.click()
  await expect.element(question.getByText('Utilisé dans 2 fiches techniques')).toBeVisible()
  expect(
    question
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Brioche', 'Sablés'])
  await expect.element(question).toMatchTextContent('leur coût et leurs allergènes deviendront incomplets')
  await expectAccessible()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.products.remove).toEqual([])

  await remove.click()
  api.answer({ products: { list: () => onePage([]) } })
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Produit supprimé avec succès')).toBeVisible()
  await expect.element(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
  expect(api.calls.products.remove).toEqual([{ id: butter.id }])
})
