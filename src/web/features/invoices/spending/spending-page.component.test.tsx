import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Spending } from '#contract/spending-shapes.ts'
import { Route as InvoicesPurchases } from '#web/routes/_workspace/invoices.purchases.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = { '/_workspace/invoices/purchases': InvoicesPurchases }

const NOTHING: Spending = { suppliers: [], months: [], products: [], leftOut: 0 }
const OCTOBER: Spending = {
  suppliers: [{ id: crypto.randomUUID(), name: 'Comptoir Mirandol', spentHt: 120 }],
  months: [{ month: '2026-10', spentHt: 120 }],
  products: [
    {
      id: crypto.randomUUID(),
      name: 'Beurre doux',
      spentHt: 90,
      months: [{ month: '2026-10', spentHt: 90 }],
      prices: [
        { on: '2026-10-02', unit: 'kg', priceHt: 8 },
        { on: '2026-10-20', unit: 'kg', priceHt: 9 },
      ],
    },
  ],
  leftOut: 1,
}

const show = (address: string, spending = OCTOBER) =>
  renderRoute(routes, address, { api: { invoices: { purchases: () => spending } } })

const rowsOf = (table: string) =>
  expect.poll(() => textsOf(page.getByRole('table', { name: table }).getByRole('row')).slice(1))

test('what was spent is shown by supplier, month and product, with what is not counted', async () => {
  const { address, api } = await show('/invoices/purchases?du=2026-09-01&au=2026-10-31')
  await rowsOf('Par fournisseur').toEqual(['Comptoir Mirandol100,0 %120,00 €'])
  await rowsOf('Les produits qui coûtent le plus').toEqual([
    'Beurre doux9,00 € / kg +12,5 %75,0 %90,00 €',
    expect.stringMatching(/^Autres lignes.*25,0 %30,00 €$/),
  ])
  await expect.element(page.getByText('1 facture écartée n’est pas comptée.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Prix facturés de 8,00/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Octobre 2026' }).click()
  await expect.poll(address).toBe('/invoices/purchases?du=2026-10-01&au=2026-10-31')
  expect(api.calls.invoices.purchases).toEqual([
    { from: '2026-09-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
  ])
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('two days that are typed are looked at once they are in their order', async () => {
  const { address } = await show('/invoices/purchases?du=2026-10-01&au=2026-10-31')
  await page.getByLabelText('Du', { exact: true }).fill('2026-11-05')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Le dernier jour est avant le premier.')
  await page.getByLabelText('Au', { exact: true }).fill('2026-11-08')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/invoices/purchases?du=2026-11-05&au=2026-11-08')
  await expect.element(page.getByText('Du 5 au 8 novembre 2026').last()).toBeVisible()
})

test('a period without invoices says so, also that some are set aside, and has nothing to export', async () => {
  await show('/invoices/purchases', { ...NOTHING, leftOut: 2 })
  await expect
    .element(page.getByText(/^Aucune facture sur cette période.*2 factures écartées ne sont pas comptées\.$/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exporter' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('purchases that cannot be read are asked for again', async () => {
  const { api } = await renderRoute(routes, '/invoices/purchases', {
    api: { invoices: { purchases: () => refusal('INTERNAL') } },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Les achats n’ont pas pu être lus')
  api.answer({ invoices: { purchases: () => OCTOBER } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await rowsOf('Par mois').toEqual(['Octobre 2026100,0 %120,00 €'])
})

test('paper has the tables under the period, without the fields', async () => {
  await show('/invoices/purchases?du=2026-10-01&au=2026-10-31')
  await rowsOf('Par mois').toHaveLength(1)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText('ACHATS FACTURÉS', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Hors TVA, avoirs déduits/)).toBeVisible()
  await expect.element(page.getByLabelText('Du', { exact: true })).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})
