import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { invoiceAnswer, invoiceLine, invoicePlan } from '#contract/testing/invoice-answers.ts'
import { Route } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const F1 = { id: crypto.randomUUID(), number: 'F-1', issuedOn: '2026-11-02' }
const credit = invoiceAnswer({
  kind: 'credit',
  number: 'A-1',
  creditedNumbers: ['F-1'],
  items: [invoiceLine()],
})
const line = (name: string, overcharge: number, grantedBy: { id: string; number: string } | null) => ({
  id: crypto.randomUUID(),
  name,
  overcharge,
  grantedBy,
  closes: grantedBy?.number === 'A-1',
})
const own = { id: credit.id, number: 'A-1' }
const other = { id: crypto.randomUUID(), number: 'A-0' }
const credited = [{ ...F1, lines: [line('Beurre', 2, own), line('Crème', 3, null), line('Sel', 1, other)] }]

/** The page of a credit note that is applied and undone. */
async function show(note: Partial<Invoice> = {}) {
  let stored = { ...credit, credited, ...note }
  const become = (state: Invoice['state']) => (stored = { ...stored, state, version: stored.version + 1 })
  const rendered = await renderRoute({ '/_workspace/invoices/$invoiceId': Route }, `/invoices/${credit.id}`, {
    api: {
      invoices: {
        get: () => stored,
        preview: () => invoicePlan([], { version: stored.version }),
        apply: () => ({ invoice: become('applied'), products: 0, sheets: 0, newer: 0 }),
        undo: () => become('waiting'),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return rendered
}

const rows = () =>
  expect.poll(() =>
    textsOf(page.getByRole('table', { name: 'Facture F-1 du 2 novembre 2026' }).getByRole('row')).slice(1),
  )

test('a credit note says which lines of which invoice it will close, closes them, and is undone', async () => {
  const { api } = await show()
  await expect
    .element(page.getByRole('link', { name: 'Facture F-1 du 2 novembre 2026' }))
    .toHaveAttribute('href', `/invoices/${F1.id}`)
  await rows().toEqual([
    'Beurre2,00 €Sera close par cet avoir',
    'Crème3,00 €Reste demandée : pas couverte',
    'Sel1,00 €Avoir reçu : A-0',
  ])
  await expect.element(page.getByText('Clôt 1 ligne demandée : 2,00 €')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('Avoir appliqué, 1 demande close')).toBeVisible()
  await expect.element(page.getByText('Cet avoir a clos 1 ligne demandée : 2,00 €.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler cet avoir' }).click()
  await expect
    .element(page.getByText(/^Ce que l’avoir A-1 couvre, seul ou avec d’autres, est de nouveau demandé/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’avoir' }).click()
  await expect.element(page.getByText('Sera close par cet avoir')).toBeVisible()
  expect(api.calls.invoices.undo).toEqual([{ id: credit.id }])
})

test('what a credit note closes together with another is its own, and what is closed without it is not', async () => {
  const together = { ...line('Beurre', 2, other), closes: true }
  const spare = { ...line('Sel', 1, own), closes: false }
  const named = [{ ...F1, lines: [together, spare] }]
  await show({ credited: named, state: 'applied' })
  await rows().toEqual([
    'Beurre2,00 €Close par cet avoir et A-0',
    'Sel1,00 €Avoir reçu, close aussi sans celui-ci',
  ])
  await expect.element(page.getByText('Cet avoir a clos 1 ligne demandée : 2,00 €.')).toBeVisible()
})

test('a credit note whose invoice is not here, or has no claim, says so', async () => {
  await show({ credited: [{ ...F1, lines: [] }], creditedNumbers: ['F-1', 'F-9'] })
  await expect.element(page.getByText(/Facture F-1 du 2 novembre 2026 · rien n’y est demandé/)).toBeVisible()
  await expect.element(page.getByText('La facture F-9 n’est pas ici.')).toBeVisible()
  await expect.element(page.getByText('Cet avoir ne clôt aucune ligne demandée')).toBeVisible()
})

test('a credit note without lines has no table of lines', async () => {
  await show({ items: [] })
  await rows().toHaveLength(3)
  await expect.element(page.getByRole('table', { name: 'Lignes' })).not.toBeInTheDocument()
})

test('a credit note of less than what is asked says so before it is applied', async () => {
  await show({ credited: [{ ...F1, lines: [line('Beurre', 14.52, null)] }], totalHt: 1 })
  const text = 'Avoir partiel : 1,00 € pour 14,52 € demandés, aucune ligne n’est close.'
  await expect.element(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('Appliqué', { exact: true })).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('on a phone the lines that a credit note closes fit', async () => {
  await page.viewport(390, 844)
  await show({ state: 'applied' })
  await expect.element(page.getByText('Close par cet avoir')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})
