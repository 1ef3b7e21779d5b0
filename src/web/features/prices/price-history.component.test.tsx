import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PriceStep } from '#contract/prices.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.$id.edit.tsx'

/** The page of butter that has cost these prices, one a day, the first first. */
function renderPrices(...prices: number[]) {
  return renderSteps(prices, {})
}

/** @param changed what the step of a price has instead */
function renderSteps(prices: readonly number[], changed: Record<number, Partial<PriceStep>>) {
  const butter = userProduct({ name: 'Beurre', priceHt: prices.at(-1) ?? null })
  const steps = prices.map((newPriceHt, index): PriceStep => {
    const at = new Date(Date.UTC(2026, 9, index + 1)).toISOString()
    const shared = {
      source: 'typed',
      origin: null,
      undoneAt: null,
      personId: null,
      formerProduct: null,
      unit: 'kg',
    } as const
    const ids = { id: crypto.randomUUID(), actId: crypto.randomUUID() }
    return {
      ...shared,
      ...ids,
      at,
      oldPriceHt: prices[index - 1] ?? null,
      newPriceHt,
      ...changed[newPriceHt],
    }
  })
  return renderRoute({ '/_workspace/products/$id/edit': Route }, `/products/${butter.id}/edit`, {
    api: {
      products: { get: () => butter, use: () => ({ sheets: [], total: 0 }) },
      productArticles: { get: noArticles },
      prices: { history: () => onePage(steps.toReversed()) },
      productMerges: { list: () => ({ items: [] }) },
      replacements: { list: () => ({ items: [] }) },
    },
  })
}

test('a product that has had one price says since when', async () => {
  await renderPrices(10)
  await expect.element(page.getByText(/10,00\s€ \/ kg depuis le/)).toBeVisible()
})

test('the price of an invoice that was undone is in words, and neither the last nor drawn', async () => {
  await renderSteps([10, 12], {
    12: { source: 'invoice', origin: 'F-1', undoneAt: '2026-10-04T00:00:00.000Z' },
  })
  await expect.element(page.getByText(/10,00\s€ \/ kg depuis le/)).toBeVisible()
  await page.getByRole('button', { name: 'Voir les prix' }).click()
  await expect.element(page.getByText(/F-1.*annul/)).toBeVisible()
})

test('a product shows the curve of its prices, and every price in words', async () => {
  await renderPrices(10, 12, 9.5, 11)
  const curve = page.getByRole('img', {
    name: /de 10,00\s€ \/ kg à 11,00\s€ \/ kg, au plus bas 9,50\s€, au plus haut 12,00\s€/,
  })
  await expect.element(curve).toBeVisible()
  await page.getByRole('button', { name: 'Voir les prix' }).click()
  const rows = page.getByRole('region', { name: 'Tous les prix' }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(5)
  await expect.element(rows.nth(1)).toMatchTextContent(/Saisi11,00\s€ \/ kg\+15,8\s%/)
  await expect.element(rows.nth(2)).toMatchTextContent(/9,50\s€ \/ kg−20,8\s%/)
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})
