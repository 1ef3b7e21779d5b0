import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserProduct } from '#contract/products.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'
import { supplierDetail, supplierOf } from '#contract/testing/supplier-fixtures.ts'

const routes = { '/_workspace/products/': Route }

const DAIRY = supplierOf({ name: 'Laiterie du Val' })
const BRIOCHE = userProduct({ name: 'Brioche', brand: 'Crémont', category: 'Épicerie', priceHt: 7 })
const CREAM = userProduct({ name: 'Crème liquide', unit: 'L', priceHt: 4.1, supplierId: DAIRY.id })
const VEAL = userProduct({ name: 'Épaule de veau', category: 'Viande', priceHt: 16.9 })
const ALL = [BRIOCHE, CREAM, VEAL]

/** The list at an address; `found` is what the server finds for what it is asked. */
async function renderList(address: string, found: UserProduct[] = ALL) {
  const shown = await renderRoute(routes, address, {
    api: {
      products: { list: () => onePage(found) },
      suppliers: { list: () => onePage([DAIRY]), get: () => supplierDetail(DAIRY) },
    },
  })
  return {
    ...shown,
    find: (...products: UserProduct[]) => shown.api.answer({ products: { list: () => onePage(products) } }),
    lastParams: () => shown.api.calls.products.list.at(-1),
  }
}

/** The names of the rows or cards that are shown, in their order. */
const names = () =>
  expect.poll(() =>
    [...document.querySelectorAll('main [data-index] a:not([tabindex])')].map((name) => name.textContent),
  )

test('a base without products teaches what goes there', async () => {
  await renderList('/products', [])
  await expect.element(page.getByRole('heading', { name: 'Ma Base Produits' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Aucun produit trouvé...' })).toBeVisible()
  await expect.element(page.getByText('Ajoutez ici ce que vous achetez, avec son prix HT')).toBeVisible()
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: 'Mes Produits Importés' }))
    .toHaveAttribute('href', '/products/imported')
  await expect
    .element(main.getByRole('link', { name: 'Tableau de bord fournisseurs' }))
    .toHaveAttribute('href', '/suppliers/dashboard')
  await expectAccessible()
})

test('the list is searched by the keyboard and narrowed, and the address keeps how', async () => {
  const { find, lastParams, address } = await renderList('/products')
  await names().toEqual(['Brioche', 'Crème liquide', 'Épaule de veau'])
  find(BRIOCHE, CREAM)
  await userEvent.keyboard('/crem')
  await expect.element(page.getByText('2 produits')).toBeVisible()
  await names().toEqual(['Brioche', 'Crème liquide'])
  await expect.poll(lastParams).toMatchObject({ search: 'crem' })
  find(CREAM)
  await page.getByLabelText('Catégorie').selectOptions('Crémerie')
  await names().toEqual(['Crème liquide'])
  await expect.poll(lastParams).toMatchObject({ search: 'crem', category: 'Crémerie' })
  expect(address()).toMatch(/search=crem&category=Cr%C3%A9merie/)
  find(BRIOCHE, CREAM)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await names().toEqual(['Brioche', 'Crème liquide'])
  expect(address()).toBe('/products?search=crem')
})

test('what the address says is shown in the fields and asked of the server', async () => {
  const { lastParams } = await renderList(`/products?search=crem&category=Viande&supplierId=${DAIRY.id}`)
  const search = page.getByRole('searchbox', { name: 'Rechercher un produit ou une marque...' })
  await expect.element(search).toHaveValue('crem')
  await expect.element(page.getByLabelText('Catégorie')).toHaveValue('Viande')
  await expect.element(page.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Laiterie du Val')
  expect(lastParams()).toMatchObject({ search: 'crem', category: 'Viande', supplierId: DAIRY.id })
})

test('an invalid parameter of the address counts as absent', async () => {
  const { lastParams } = await renderList(
    '/products?sort=poids&priceMin=abc&category=Divers&allergens=Beurre&supplierId=1',
  )
  await names().toHaveLength(3)
  expect(lastParams()).toEqual({ sort: 'name', limit: 100 })
})

test('products are asked for by supplier, by price and by all of several allergens', async () => {
  const { lastParams, forgiveErrors } = await renderList('/products')
  // The browser says so when the window of the prices opens while the list is measured.
  forgiveErrors(/ResizeObserver loop/)
  const clear = page.getByRole('button', { name: 'Effacer les filtres' })
  await page.getByRole('combobox', { name: 'Fournisseur' }).click()
  await page.getByRole('option', { name: 'Laiterie du Val' }).click()
  await expect.poll(lastParams).toMatchObject({ supplierId: DAIRY.id })
  await clear.click()

  await page.getByRole('button', { name: 'Prix HT' }).first().click()
  await page.getByLabelText('Prix HT minimal').fill('5')
  await page.getByLabelText('Prix HT maximal').fill('7,5')
  await expect.poll(lastParams).toEqual({ priceMin: 5, priceMax: 7.5, sort: 'name', limit: 100 })
  await expect.element(page.getByRole('button', { name: /Prix HT : 5,00\s€ – 7,50\s€/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await clear.click()

  await page.getByRole('button', { name: 'Allergènes' }).click()
  await page.getByRole('checkbox', { name: 'Lait' }).click()
  await page.getByRole('checkbox', { name: 'Gluten' }).click()
  await expect.poll(() => lastParams()?.allergens?.toSorted()).toEqual(['Gluten', 'Lait'])
  await expectAccessible()
})

test('each row shows its allergens, a dash or ‘Non renseigné’, and a filter keeps the undeclared', async () => {
  const cream = { ...CREAM, allergens: ['Lait' as const] }
  const { lastParams } = await renderList('/products', [cream, { ...VEAL, allergenFree: true }, BRIOCHE])
  for (const [name, text] of [
    ['Crème liquide', 'Lait'],
    ['Épaule de veau', '–Aucun allergène'],
    ['Brioche', 'Non renseigné'],
  ] as const)
    await expect
      .element(page.getByRole('row').filter({ hasText: name }).getByRole('gridcell').nth(5))
      .toHaveTextContent(text)
  await page.getByRole('button', { name: 'Allergènes' }).click()
  await page.getByRole('checkbox', { name: 'Non renseignés seulement' }).click()
  await expect.poll(lastParams).toMatchObject({ undeclared: true })
})

test('by a click on a head the list is sorted, by another the other way round', async () => {
  const { find, lastParams } = await renderList('/products')
  const head = page.getByRole('columnheader', { name: 'Prix HT' })
  find(CREAM, BRIOCHE, VEAL)
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await names().toEqual(['Crème liquide', 'Brioche', 'Épaule de veau'])
  expect(lastParams()).toMatchObject({ sort: 'priceHt' })
  find(VEAL, BRIOCHE, CREAM)
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await names().toEqual(['Épaule de veau', 'Brioche', 'Crème liquide'])
  expect(lastParams()).toMatchObject({ sort: '-priceHt' })
  await expectAccessible()
})

test('a search that finds nothing says so, and what was searched can be added', async () => {
  const { find, address } = await renderList('/products?search=safran', [])
  await expect.element(page.getByText('Aucun produit trouvé...')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await expect.element(page.getByLabelText('Nom du produit')).toHaveValue('safran')
  await userEvent.keyboard('{Escape}')
  find(...ALL)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await names().toHaveLength(3)
  expect(address()).toBe('/products')
})

test('a list that cannot be loaded says so, and can be asked for again', async () => {
  const { api } = await renderRoute(routes, '/products', { api: { products: { list: noNetwork } } })
  await expect
    .element(page.getByText('Une erreur est survenue lors du chargement des produits'))
    .toBeVisible()
  await expectAccessible()
  api.answer({ products: { list: () => onePage(ALL) } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await names().toHaveLength(3)
})

test('on a phone the filters are behind one button', async () => {
  await page.viewport(390, 844)
  const { find, lastParams } = await renderList('/products')
  await page.getByRole('button', { name: 'Filtres' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtres' })
  find(VEAL)
  await filters.getByLabelText('Catégorie').selectOptions('Viande')
  await filters.getByLabelText('Trier').selectOptions('-priceHt')
  await expectAccessible()
  await expectNoSidewaysScroll()
  await filters.getByRole('button', { name: 'Voir 1 produit' }).click()
  await names().toEqual(['Épaule de veau'])
  expect(lastParams()).toMatchObject({ category: 'Viande', sort: '-priceHt' })
  await expect.element(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
})

test('on a phone a product is a card of two lines with its price beside its name, and the search is not cut', async () => {
  await page.viewport(390, 844)
  await renderList('/products')
  const card = page.getByRole('listitem').filter({ hasText: 'Crème liquide' })
  await expect.element(card).toBeVisible()
  const [whole, name, price] = [
    card,
    card.getByRole('link', { name: 'Crème liquide' }),
    card.getByText('/').first(),
  ].map((part) => part.element().getBoundingClientRect())
  if (!whole || !name || !price) throw new Error('the card has a name and a price')
  expect(whole.height).toBe(44)
  await expect
    .element(card.getByRole('link', { name: /4,10/ }))
    .toHaveAttribute('href', `/products/${CREAM.id}/edit?act=price`)
  expect(price.left).toBeGreaterThanOrEqual(name.right)
  expect(Math.abs((name.top + name.bottom) / 2 - (price.top + price.bottom) / 2)).toBeLessThan(4)
  const search = page.getByRole('searchbox', { name: 'Rechercher un produit ou une marque...' })
  await expect.element(search).toHaveAttribute('placeholder', 'Rechercher...')
})
