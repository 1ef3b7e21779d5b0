import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Invoice, InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import {
  articleRef,
  invoiceAnswer,
  invoiceLine,
  invoicePlan,
  plannedPrice,
} from '#contract/testing/invoice-answers.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { Route } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const tomato = invoiceLine({ name: 'Tomate ronde' })
const flour = invoiceLine({ name: 'Farine T55', article: null, code: '40014' })
const oil = invoiceLine({
  name: 'Huile 6 x 1 L',
  article: null,
  code: null,
  quantity: 4,
  unitCode: 'C62',
  lineTotal: 109.2,
  unit: 'L',
  unitPriceHt: 4.55,
  read: catalogueFacts({ name: 'Huile 6 x 1 L', unit: 'L', priceHt: 4.55 }),
  doubts: ['price-basis-uncertain'],
  readings: [
    { unit: 'L', priceHt: 4.55 },
    { unit: 'L', priceHt: 27.3 },
  ],
})
const freight = invoiceLine({
  name: 'Participation au transport',
  article: null,
  read: null,
  unit: null,
  unitPriceHt: null,
  doubts: ['charge'],
  proposedCharge: 'freight',
})
const plan = invoicePlan([plannedPrice({ lineId: tomato.id, before: 2, after: 3 })])

type Api = NonNullable<Parameters<typeof renderRoute>[2]>['api']

async function openInvoice(invoice: Invoice, api: Api = {}) {
  const rendered = await renderRoute(
    { '/_workspace/invoices/$invoiceId': Route },
    `/invoices/${invoice.id}`,
    {
      api: { ...api, invoices: { get: () => invoice, preview: () => plan, ...api?.invoices } },
    },
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return rendered
}

/** Stores each change of lines as the server does: a charge, an article, a price. */
function storing(first: Invoice) {
  let now = first
  return {
    get: () => now,
    preview: () => ({ ...plan, version: now.version }),
    resolve: ({
      lines = [],
    }: {
      lines?: { id: string; resolved?: { as: string }; price?: { priceHt: number } }[]
    }) => {
      const items = now.items.map((line): InvoiceLineAnswer => {
        const given = lines.find(({ id }) => id === line.id)
        if (!given) return line
        const priced = given.price ? { ...line, unitPriceHt: given.price.priceHt, doubts: [] } : line
        if (given.resolved?.as === 'charge') return { ...priced, charge: 'freight' }
        return given.resolved?.as === 'new' ? { ...priced, newArticle: line.read } : priced
      })
      now = { ...now, items, version: now.version + 1 }
      return now
    },
  }
}

const row = (name: string) =>
  page.getByRole('table', { name: 'Lignes' }).getByRole('row', { name: new RegExp(name, 'u') })

test('a waiting invoice that is dated in the future says so', async () => {
  await openInvoice(invoiceAnswer({ issuedOn: '2099-01-01' }))
  await expect.element(page.getByText('datée d’un jour à venir')).toBeVisible()
})

test('the lines are answered by the keyboard alone, each price that may be read two ways by one of them', async () => {
  const invoice = invoiceAnswer({ items: [tomato, flour, oil, freight], toLookAt: 3 })
  const { api } = await openInvoice(invoice, { invoices: storing(invoice) })
  await expect.element(row('Tomate ronde')).toMatchTextContent('+50,0')
  // The first arrow goes to the first question, Space takes what is proposed and goes to the next.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Farine T55', exact: true })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Huile 6 x 1 L', exact: true })).toHaveFocus()
  // In doubt, Space shows both prices; the one of the bottle is the second.
  await userEvent.keyboard(' ')
  const details = page.getByRole('group', { name: 'Détails de Huile 6 x 1 L' })
  await expect.element(details).toMatchTextContent('Prix du colis ou de ce qu’il contient')
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expect.element(details.getByRole('button', { name: '27,30 € pour 6 L : 4,55 € / L' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect
    .element(details.getByRole('button', { name: 'Nouvel article : Huile 6 x 1 L, 27,30 € / L' }))
    .toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('button', { name: 'Participation au transport', exact: true }))
    .toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('region', { name: 'Ce que change cette facture' })).toHaveFocus()
  await expect
    .poll(() => api.calls.invoices.resolve.flatMap(({ lines }: { lines: object[] }) => lines))
    .toMatchObject([
      { id: flour.id, resolved: { as: 'new' } },
      { id: oil.id, price: { unit: 'L', priceHt: 27.3 } },
      { id: oil.id, resolved: { as: 'new', facts: { priceHt: 27.3 } } },
      { id: freight.id, resolved: { as: 'charge', charge: 'freight' } },
    ])
})

test('of several answers none is taken by a second Enter', async () => {
  const line = { ...flour, proposals: [articleRef({ name: 'Farine T65', code: '7', priceHt: 0.9 })] }
  const invoice = invoiceAnswer({ items: [line], toLookAt: 1 })
  const { api } = await openInvoice(invoice, { invoices: storing(invoice) })
  await userEvent.keyboard('{ArrowDown} ')
  const proposed = page.getByRole('button', { name: 'Farine T65 (code 7), 0,90 € / kg au catalogue' })
  await expect.element(proposed).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(api.calls.invoices.resolve ?? []).toEqual([])
})

test('an invoice whose seller is not known asks who that is before it is applied', async () => {
  const metro = { id: crypto.randomUUID(), name: 'Metro' }
  const invoice = invoiceAnswer({
    supplier: null,
    sellerName: 'METRO FRANCE',
    proposedSuppliers: [metro],
    binnedSupplier: 'Métro',
    items: [flour],
  })
  const { api } = await openInvoice(invoice, {
    invoices: { resolve: () => ({ ...invoice, supplier: metro, version: 2 }) },
  })
  await expect.element(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Ajouter Farine T55' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Métro est dans la Corbeille')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Voir la Corbeille' })).toHaveAttribute('href', '/bin')
  await page.getByRole('button', { name: 'C’est Metro' }).click()
  await expect.element(page.getByRole('link', { name: 'Metro' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ajouter Farine T55' })).toBeVisible()
  expect(api.calls.invoices.resolve).toMatchObject([{ supplier: { id: metro.id } }])
})

test('a supplier that has this number already says so, and what to do', async () => {
  const metro = { id: crypto.randomUUID(), name: 'Metro' }
  const invoice = invoiceAnswer({ supplier: null, number: 'F-7', proposedSuppliers: [metro] })
  const known = refusal('INVOICE_KNOWN', { id: crypto.randomUUID(), number: 'F-7' })
  await openInvoice(invoice, { invoices: { resolve: () => known } })
  await page.getByRole('button', { name: 'C’est Metro' }).click()
  const text =
    'Ce fournisseur a déjà une facture F-7 : rien n’a été modifié. Si c’est la même, écartez celle-ci.'
  await expect.element(page.getByRole('alert').last()).toMatchTextContent(text)
})

test('the details of a line say its price before, since when, and the printed one beside the paid', async () => {
  const line = { ...tomato, printed: { printed: 4, paid: 3, cause: 'discount' }, lot: 'L42' }
  await openInvoice(invoiceAnswer({ items: [line] }))
  await page.getByRole('button', { name: 'Tomate ronde', exact: true }).click()
  const details = page.getByRole('group', { name: 'Détails de Tomate ronde' })
  await expect.element(details).toMatchTextContent('Avant : 2,00 € / kg, depuis le 1er septembre 2026')
  await expect.element(details).toMatchTextContent('Imprimé 4,00 €, payé 3,00 € l’unité facturée : remise.')
  await expect.element(details).toMatchTextContent('Lot L42')
  await expectAccessible()
})

test('what is applied is taken back from its notice', async () => {
  const invoice = invoiceAnswer({ items: [tomato] })
  const items = [{ ...tomato, taken: 'written' as const }]
  const applied = { ...invoice, items, state: 'applied' as const, version: 2 }
  const { api } = await openInvoice(invoice, {
    invoices: {
      apply: () => ({ invoice: applied, products: 1, sheets: 2, newer: 0 }),
      undo: () => ({ ...invoice, version: 3 }),
    },
  })
  await expect.element(page.getByText('Prix : 1 hausse, aucune baisse')).toBeVisible()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .element(page.getByText('1 prix repris au catalogue, 1 produit mis à jour, 2 fiches recalculées'))
    .toBeVisible()
  await expect.element(page.getByText('Appliquée')).toBeVisible()
  expect(api.calls.invoices.preview).toHaveLength(1)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.element(page.getByText('En attente')).toBeVisible()
  expect(api.calls.invoices.undo).toEqual([{ id: invoice.id }])
})

test('another window was first: its invoice is shown, and says so', async () => {
  const invoice = invoiceAnswer({ items: [flour], toLookAt: 1 })
  const current = { ...invoice, items: [{ ...flour, charge: 'goods' as const }], version: 5 }
  await openInvoice(invoice, { invoices: { resolve: () => refusal('VERSION_CONFLICT', { current }) } })
  await page.getByRole('button', { name: 'Ajouter Farine T55' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('a changé dans une autre fenêtre')
  await expect.element(row('Farine T55')).toMatchTextContent('Hors alimentaire')
})

test('one that was set aside says why, and is taken back where that was by choice', async () => {
  const invoice = invoiceAnswer({ state: 'aside', asideReason: 'chosen', items: [tomato] })
  const { api } = await openInvoice(invoice, {
    invoices: { setAside: () => ({ ...invoice, state: 'waiting', asideReason: null, version: 2 }) },
  })
  await expect.element(row('Tomate ronde')).toMatchTextContent('3,00')
  await expect.element(row('Tomate ronde')).not.toMatchTextContent('repris')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect.element(page.getByText('En attente')).toBeVisible()
  expect(api.calls.invoices.setAside).toEqual([{ id: invoice.id, version: 1, aside: false }])
})

test('on a phone a line is a card whose details open at a tap', async () => {
  await page.viewport(390, 844)
  const invoice = invoiceAnswer({ items: [tomato, oil], toLookAt: 1 })
  await openInvoice(invoice)
  await page.getByRole('button', { name: 'Huile 6 x 1 L', exact: true }).click()
  await expect.element(page.getByRole('button', { name: '27,30 € pour 6 L : 4,55 € / L' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('amounts in another currency are never printed as euros', async () => {
  const shown = { state: 'aside', asideReason: 'currency', currency: 'USD', totalHt: 225 } as const
  await openInvoice(invoiceAnswer({ ...shown, items: [tomato] }))
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent('225,00 $US HT')
  await expect.element(row('Tomate ronde')).toMatchTextContent('$US / kg')
  await expect.element(main).not.toMatchTextContent('€')
})
