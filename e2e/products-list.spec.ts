import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { fillLarder } from './support/full-larder.ts'
import { addProduct, addSupplier } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** The names of the rows or cards that are shown, in their order. */
const names = (page: Page) => page.getByRole('main').locator('[data-index] > :first-child a')

test.beforeEach(async ({ page }, { title }) => {
  if (title.includes('thousand')) return
  const { id: supplierId } = await addSupplier(page.request, 'Laiterie du Val')
  await addProduct(page.request, {
    name: 'Crème liquide',
    category: 'Crémerie',
    unit: 'L',
    priceHt: 4.1,
    allergens: ['Lait'],
    supplierId,
  })
  await addProduct(page.request, {
    name: 'Brioche',
    brand: 'Crémont',
    priceHt: 7,
    allergens: ['Gluten', 'Lait'],
  })
  await addProduct(page.request, { name: 'Épaule de veau', category: 'Viande', priceHt: 16.9 })
})

test('the list is narrowed and the address keeps how', async ({ page }) => {
  await page.goto('/products')
  await expect(names(page)).toHaveText(['Brioche', 'Crème liquide', 'Épaule de veau'])
  await page.keyboard.press('/')
  await page.keyboard.type('crem')
  await expect(page.getByText('2 produits')).toBeVisible()
  await expect(names(page)).toHaveText(['Brioche', 'Crème liquide'])
  await page.getByLabel('Catégorie').selectOption('Crémerie')
  await expect(names(page)).toHaveText(['Crème liquide'])
  await expect(page).toHaveURL(/search=crem&category=Cr%C3%A9merie/)
  await page.reload()
  await expect(page.getByPlaceholder('Rechercher un produit ou une marque...')).toHaveValue('crem')
  await expect(names(page)).toHaveText(['Crème liquide'])
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(names(page)).toHaveText(['Brioche', 'Crème liquide'])
})

test('by supplier, by price and by all of several allergens', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('combobox', { name: 'Fournisseur' }).click()
  await page.getByRole('option', { name: 'Laiterie du Val' }).click()
  await expect(names(page)).toHaveText(['Crème liquide'])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Laiterie du Val')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()

  await page.getByRole('button', { name: 'Prix HT' }).first().click()
  await page.getByLabel('Prix HT minimal').fill('5')
  await page.getByLabel('Prix HT maximal').fill('7,5')
  await expect(names(page)).toHaveText(['Brioche'])
  await expect(page.getByRole('button', { name: /Prix HT : 5,00\s€ – 7,50\s€/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()

  await page.getByRole('button', { name: 'Allergènes' }).click()
  await page.getByRole('checkbox', { name: 'Lait' }).check()
  await expect(names(page)).toHaveText(['Brioche', 'Crème liquide'])
  await page.getByRole('checkbox', { name: 'Gluten' }).check()
  await expect(names(page)).toHaveText(['Brioche'])
  await expectAccessible(page)
})

test('by a click on a head the list is sorted, by another the other way round', async ({ page }) => {
  await page.goto('/products')
  const head = page.getByRole('columnheader', { name: 'Prix HT' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(names(page)).toHaveText(['Crème liquide', 'Brioche', 'Épaule de veau'])
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page)).toHaveText(['Épaule de veau', 'Brioche', 'Crème liquide'])
  await expectAccessible(page)
})

test('a search that finds nothing says so, and what was searched can be added', async ({ page }) => {
  await page.goto('/products?search=safran')
  await expect(page.getByText('Aucun produit trouvé...')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await expect(page.getByLabel('Nom du produit')).toHaveValue('safran')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(page).toHaveURL('/products')
})

test('what an address says wrongly counts as not said', async ({ page }) => {
  await page.goto('/products?sort=poids&priceMin=abc&category=Divers&allergens=Beurre&supplierId=1')
  await expect(names(page)).toHaveText(['Brioche', 'Crème liquide', 'Épaule de veau'])
})

test('a list that cannot be loaded says so, and can be asked for again', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|500/)
  await page.route('**/api/user-products*', (route) => route.abort())
  await page.goto('/products')
  await expect(page.getByText('Une erreur est survenue lors du chargement des produits')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/user-products*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(names(page)).toHaveCount(3)
})

test('on a phone the filters stand behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await page.getByRole('button', { name: 'Filtres' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtres' })
  await filters.getByLabel('Catégorie').selectOption('Viande')
  await filters.getByLabel('Trier').selectOption('-priceHt')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await filters.getByRole('button', { name: 'Voir 1 produit' }).click()
  await expect(names(page)).toHaveText(['Épaule de veau'])
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
})

test('on a phone the delete button stands beside the price, and the search is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  const card = page.getByRole('listitem').filter({ hasText: 'Crème liquide' })
  const boxes = [card, card.getByRole('button'), card.getByText('/').first()].map((each) =>
    each.boundingBox(),
  )
  const [whole, button, price] = await Promise.all(boxes)
  if (!whole || !button || !price) throw new Error('the card has a price and a button')
  expect(whole.height).toBeLessThan(80)
  expect(button.x).toBeGreaterThanOrEqual(price.x + price.width)
  expect(Math.abs(button.y + button.height / 2 - (price.y + price.height / 2))).toBeLessThan(4)
  const search = page.getByRole('searchbox', { name: 'Rechercher un produit ou une marque...' })
  await expect(search).toHaveAttribute('placeholder', 'Rechercher...')
})

test('ten thousand products scroll, filter and are reached to the last', async ({ page, account }) => {
  test.slow()
  await fillLarder(account.id, 10_000)
  await page.goto('/products')
  await expect(page.getByText(/^10\s000 produits$/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  await expect(names(page).first()).toHaveText('Crème 00100')
  expect(await page.getByRole('row').count()).toBeLessThan(60)

  await page.evaluate(() => window.scrollTo(0, 20_000))
  await expect(page.getByRole('link', { name: 'Produit 00410', exact: true })).toBeInViewport()
  expect(await page.getByRole('row').count()).toBeLessThan(60)

  const last = page.getByRole('link', { name: 'Produit 09999', exact: true })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await last.scrollIntoViewIfNeeded({ timeout: 30_000 })
  await expect(last).toBeVisible()
  await last.press('ArrowUp')
  await expect(page.getByRole('link', { name: 'Produit 09998', exact: true })).toBeFocused()

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('/')
  await page.keyboard.type('creme')
  await expect(page.getByText('100 produits')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Crème 00100', exact: true })).toBeFocused()
})
