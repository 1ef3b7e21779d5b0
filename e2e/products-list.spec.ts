import type { Page } from '@playwright/test'
import { addManyProducts } from './support/many-products.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** The names of the rows or cards that are shown, in their order. */
const names = (page: Page) => page.getByRole('main').locator('[data-index] a:not([tabindex])')

test('ten thousand products scroll, filter and are reached to the last', async ({ page, account }) => {
  test.slow()
  await addManyProducts(account.id, 10_000)
  await page.goto('/products')
  await expect(page.getByText(/^10\s000 produits$/)).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
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
