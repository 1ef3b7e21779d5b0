import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LostMargin } from '#contract/prices.ts'
import { lostMargins } from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.margins.tsx'

const routes = { '/_workspace/recipes/margins': Route }

const moved = (name: string, costPortion: number) => ({
  productId: crypto.randomUUID(),
  name,
  unit: 'kg' as const,
  oldPriceHt: 10,
  newPriceHt: 20,
  costPortion,
})
const tart: LostMargin = {
  id: crypto.randomUUID(),
  title: 'Tarte fine',
  category: 'Dessert',
  before: { coutMatiere: 4, uncostedLines: 0, costPortion: 1, marginPercent: 75 },
  after: { coutMatiere: 8, uncostedLines: 0, costPortion: 2, marginPercent: 50 },
  sellingPriceHt: 4,
  tvaRate: 10,
  moved: [moved('Beurre', 0.95), moved('Pomme', 0.046), moved('Sel', 0.004)],
}
const list = page.getByRole('list', { name: 'Ce qui a perdu de la marge' })

test('a sheet says how much margin it lost, through which products, and at which price it has it again', async () => {
  const { api, address } = await renderRoute(routes, '/recipes/margins', {
    api: {
      prices: { lostMargins: () => lostMargins({ sheets: [tart], total: 3, gained: 1, incomparable: 2 }) },
    },
  })
  await expect.element(list).toMatchTextContent(/Tarte fine\s*−25,0\s*pts/)
  await expect.element(list).toMatchTextContent(/75,0\s% →\s*.*50,0\s%/)
  await expect
    .element(list)
    .toMatchTextContent(
      /Prix pour retrouver 75,0\s%aucun prix ne suffit\s: il faudrait 8,80\s€ TTC, 100\s% de plus/,
    )
  await expect.element(list).toMatchTextContent(/Beurre 10,00\s€ → 20,00\s€ \/ kg \+0,95\s€ par portion/)
  // What is shown as 0,00 € is only counted.
  await expect.element(list).toMatchTextContent(/et 1 autre produit/)
  await expect.element(page.getByText('et 2 autres fiches')).toBeVisible()
  await expect
    .element(page.getByText(/1 fiche a gagné de la marge. 2 fiches ne se comparent pas/))
    .toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await page.getByText('3 mois').click()
  await expect.poll(address).toBe('/recipes/margins?jours=90')
  expect(api.calls.prices.lostMargins).toEqual([{ days: 30 }, { days: 90 }])
})

test('the points that are lost are those between the margins as they are shown', async () => {
  const rounded = {
    ...tart,
    before: { ...tart.before, marginPercent: 72.44 },
    after: { ...tart.after, marginPercent: 71.16 },
  }
  await renderRoute(routes, '/recipes/margins', {
    api: { prices: { lostMargins: () => lostMargins({ sheets: [rounded], total: 1 }) } },
  })
  await expect.element(list).toMatchTextContent(/72,4\s% →\s*.*71,2\s%/)
  await expect.element(list).toMatchTextContent(/Tarte fine\s*−1,2\s*pts/)
})

test('a sheet that earned too little before is not led back there, but to the target', async () => {
  const poor = { ...tart, sellingPriceHt: 6, before: { ...tart.before, costPortion: 3, marginPercent: 25 } }
  await renderRoute(routes, '/recipes/margins', {
    api: { prices: { lostMargins: () => lostMargins({ sheets: [poor], total: 1 }) } },
  })
  await expect.element(list).toMatchTextContent(/Prix pour atteindre 70,0\s%6,60\s€ → 7,34\s€ TTC/)
})

test('a month in which nothing was lost says so, and leads to the changes of prices', async () => {
  await renderRoute(routes, '/recipes/margins?jours=12', {
    api: { prices: { lostMargins: () => lostMargins({ incomparable: 1 }) } },
  })
  await expect
    .element(page.getByText(/aucune fiche n’a perdu de marge.*1 fiche ne se compare pas/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Journal des prix' })).toBeVisible()
  await expectAccessible()
})
