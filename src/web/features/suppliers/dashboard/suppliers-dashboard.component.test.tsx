import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { Route as SuppliersDashboard } from '#web/routes/_workspace/suppliers.dashboard.tsx'
import { Route as SuppliersPriceLists } from '#web/routes/_workspace/suppliers.price-lists.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'
import { priceList, supplierOf, supplierStatistics } from '#contract/testing/supplier-fixtures.ts'

const COMPTOIR = supplierOf({ name: 'Comptoir Mirandol', products: 2 })
const LIST = priceList({ supplier: { id: COMPTOIR.id, name: COMPTOIR.name }, added: 2 })
const UNDONE = { ...LIST, undoneAt: '2026-11-03T09:00:00.000Z', latest: false }
const FIGURES = supplierStatistics({
  suppliers: 1,
  catalogueProducts: 2,
  categories: [{ category: 'Boissons', catalogueProducts: 1, importedProducts: 0 }],
  latest: [COMPTOIR],
})

const renderDashboard = () =>
  renderRoute(
    {
      '/_workspace/suppliers/dashboard': SuppliersDashboard,
      '/_workspace/suppliers/price-lists': SuppliersPriceLists,
    },
    '/suppliers/dashboard',
    {
      api: { suppliers: { statistics: () => FIGURES }, priceLists: { journal: () => onePage([LIST]) } },
    },
  )

test('the dashboard counts, and a category leads to its products', async () => {
  const { address, api } = await renderDashboard()
  const figures = page.getByRole('list', { name: 'En chiffres' }).getByRole('listitem')
  await expect
    .poll(() => figures.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Fournisseurs1',
      'Produits aux catalogues2',
      'Dans vos produits0',
      expect.stringMatching(/Valeur totale0,00\s€/),
    ])
  const drinks = page.getByRole('row', { name: 'Boissons 1 0' })
  await expect.element(drinks).not.toBeInTheDocument()
  await page.getByText('Catégories', { exact: true }).click()
  await expect.element(drinks).toBeVisible()
  const journal = page.getByRole('region', { name: 'Derniers tarifs' })
  await expect.element(journal.getByText('2 nouveaux')).toBeVisible()
  await expectAccessible()
  api.answer({ products: { list: () => onePage([]) } })
  await page.getByRole('link', { name: 'Boissons' }).click()
  await expect.poll(address).toBe('/products?category=Boissons')
})

test('taking a price list back can be tried again after a dead network', async () => {
  const { api } = await renderDashboard()
  api.answer({ priceLists: { undo: noNetwork } })
  const journal = page.getByRole('region', { name: 'Derniers tarifs' })
  await journal.getByRole('button', { name: 'Annuler le tarif' }).click()
  const confirm = page.getByRole('button', { name: 'Annuler ce tarif' })
  await confirm.click()
  await expect.element(page.getByText('Le serveur ne répond pas.')).toBeVisible()
  api.answer({
    priceLists: { undo: () => UNDONE, journal: () => onePage([UNDONE]) },
    suppliers: { statistics: () => ({ ...FIGURES, catalogueProducts: 0 }) },
  })
  await confirm.click()
  await expect.element(page.getByText('Tarif annulé, le catalogue d’avant est rétabli')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'En chiffres' }).getByRole('listitem').nth(1))
    .toHaveTextContent('Produits aux catalogues0')
  await journal.getByRole('link', { name: 'Journal des tarifs' }).click()
  await expect.element(page.getByText('1 tarif importé')).toBeVisible()
  await expect.element(page.getByText(/Annulé le/)).toBeVisible()
  await expectAccessible()
})
