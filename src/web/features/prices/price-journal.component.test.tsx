import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Dashboard } from '#web/routes/_workspace/dashboard.tsx'
import { Route as ProductsPrices } from '#web/routes/_workspace/products.prices.tsx'
import { marginMeans, sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { priceAct } from '#contract/testing/supplier-fixtures.ts'

const routes = { '/_workspace/dashboard': Dashboard, '/_workspace/products/prices': ProductsPrices }

const dialog = page.getByRole('dialog', { name: 'Annuler ce changement de prix ?' })

test('what is to be undone first is named', async () => {
  const later = { kind: 'invoice', name: 'F-2' }
  await renderRoute(routes, '/products/prices', {
    api: {
      prices: { journal: () => onePage([priceAct()]), undo: () => refusal('CATALOGUE_CHANGED', { later }) },
    },
  })
  await page.getByText('Beurre').click()
  await page.getByRole('button', { name: 'Annuler ce changement' }).click()
  await dialog.getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Rien n’a été annulé : annulez d’abord la facture F-2, appliquée depuis.')
})

test('a price that was no longer in force is no change of sheets', async () => {
  const past = priceAct({ past: true, sheets: 0, onPlates: null })
  await renderRoute(routes, '/products/prices', { api: { prices: { journal: () => onePage([past]) } } })
  const entry = page.getByRole('list', { name: 'Journal des prix' }).getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/n’était plus en vigueur$/)
})

test('a journal without changes teaches what it will hold', async () => {
  await renderRoute(routes, '/products/prices', { api: { prices: { journal: () => onePage([]) } } })
  await expect.element(page.getByText('Dès qu’un prix change, il s’inscrit ici')).toBeVisible()
  await expectAccessible()
})

test('a change is listed with its prices, and undoing it is refused where the price has changed since', async () => {
  const act = priceAct()
  const products = [{ id: crypto.randomUUID(), name: 'Beurre' }]
  const { api } = await renderRoute(routes, '/products/prices', {
    api: {
      prices: { journal: () => onePage([act]), undo: () => refusal('PRICE_CHANGED_SINCE', { products }) },
    },
  })
  const entry = page.getByRole('list', { name: 'Journal des prix' }).getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/^Beurre.* · Saisi.*1 fiche touchée.*\+0,42\s€$/)
  await expect.element(page.getByText(/ce qu’un changement ajoute à vos assiettes/)).toBeVisible()
  await expect.element(entry.getByRole('row')).not.toBeInTheDocument()
  await entry.getByText('Beurre').click()
  const row = entry.getByRole('row').filter({ hasText: 'Beurre' })
  await expect.element(row).toMatchTextContent(/^Beurre.*12,00\s€.*15,00\s€ \/ kg.*\+25,0\s%.*\+0,42\s€/)
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await entry.getByRole('button', { name: 'Annuler ce changement' }).click()
  await expect.element(dialog).toMatchTextContent(/le coût de 1 fiche est recalculé/)
  await expect.element(dialog.getByRole('button', { name: 'Annuler ce changement' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/le prix a changé depuis pour Beurre/)
  await expectAccessible()
  await expect.element(dialog.getByRole('button', { name: 'Le garder' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.calls.prices.undo).toEqual([{ id: act.id }])
})

test('the dashboard counts the sheets and lists the last changes of prices', async () => {
  const changes = [
    {
      productId: crypto.randomUUID(),
      name: 'Beurre',
      unit: 'kg' as const,
      oldPriceHt: 10,
      newPriceHt: 13,
      onPlates: 0.6,
    },
  ]
  const { address } = await renderRoute(routes, '/dashboard', {
    api: {
      prices: { journal: () => onePage([priceAct({ changes })]) },
      sheets: {
        statistics: () =>
          sheetStatistics({
            total: 1,
            margins: marginMeans({ total: 1, counted: 1, mean: 67.5 }),
            underTarget: 1,
            categories: ['Dessert'],
          }),
        list: () => onePage([]),
      },
    },
  })
  const figures = page.getByRole('region', { name: 'Vos fiches en chiffres' })
  await expect.element(figures).toMatchTextContent(/Fiche technique1/)
  await expect.element(figures).toMatchTextContent(/Sous votre objectif1/)
  const moved = page.getByRole('region', { name: 'Derniers changements de prix' })
  await expect.element(moved).toMatchTextContent(/Beurre\s*10,00\s€ → 13,00\s€ \/ kg\+30,0\s%/)
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await moved.getByRole('link', { name: 'Journal des prix' }).click()
  await expect.poll(address).toBe('/products/prices')
})
