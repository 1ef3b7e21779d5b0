import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Invoice, invoiceSummary } from '#contract/invoice-shapes.ts'
import { invoiceAnswer } from '#contract/testing/invoice-answers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { NO_INVOICES, onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Bin } from '#web/routes/_workspace/bin.tsx'
import { Route as Dashboard } from '#web/routes/_workspace/dashboard.tsx'
import { Route } from '#web/routes/_workspace/invoices.index.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { clearIntake } from '../intake/intake.ts'
import { dropFiles, invoiceFile } from '../testing/invoice-file.ts'

beforeEach(clearIntake)

const STORED = { name: 'F-1.xml', mediaType: 'application/xml', size: 1 } as const
const main = page.getByRole('main')

const listOf = (invoices: readonly Invoice[], waiting = NO_INVOICES.waiting) => ({
  ...NO_INVOICES,
  items: invoices.map((invoice) => invoiceSummary.parse(invoice)),
  total: invoices.length,
  waiting,
})

/** The page of invoices, or another one around which they are dropped. */
async function open(address = '/invoices', invoices: readonly Invoice[] = []) {
  const routes = { '/_workspace': Workspace, '/_workspace/bin': Bin, '/_workspace/invoices/': Route }
  const shown = await renderRoute(routes, address, {
    api: {
      bin: { list: () => onePage([]) },
      invoices: {
        list: ({ state }) => listOf(invoices.filter((invoice) => invoice.state === state)),
        create: ({ invoice }) => invoiceAnswer({ number: invoice.number }),
        file: { put: () => STORED },
      },
    },
  })
  const numbers = () => shown.api.calls.invoices.create.map(({ invoice }) => invoice.number)
  return { ...shown, numbers }
}

test('invoices that fall on any page are added with their files, and what is none is named with what to do', async () => {
  const { address, api, numbers } = await open('/bin')
  await expect.element(page.getByRole('link', { name: 'Factures' }).first()).toBeVisible()
  dropFiles(invoiceFile('F-1'), new File(['Tomate;3,20'], 'tarif.csv'), invoiceFile('F-2'))
  await expect.poll(address).toBe('/invoices')
  await expect.poll(numbers).toEqual(['F-1', 'F-2'])
  await expect
    .poll(() => api.calls.invoices.file.put)
    .toMatchObject([{ query: { name: 'F-1.xml' } }, { query: { name: 'F-2.xml' } }])
  await expect.element(page.getByText('2 factures ajoutées, 1 fichier à regarder')).toBeVisible()
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'tarif.csv' }))
    .toMatchTextContent('Un tarif en Excel ou en CSV s’importe depuis Fournisseurs')
  await expectAccessible()
})

test('an invoice that is added alone is opened', async () => {
  const { address, api } = await open()
  const invoice = invoiceAnswer()
  api.answer({ invoices: { create: () => invoice } })
  await expect.element(page.getByText('Déposez ici vos factures')).toBeVisible()
  dropFiles(invoiceFile('F-1'))
  await expect.poll(address).toBe(`/invoices/${invoice.id}`)
})

test('what found no network is sent again, of an invoice that is there its file alone', async () => {
  const { api, numbers } = await open()
  api.answer({ invoices: { file: { put: () => noNetwork() } } })
  await expect.element(page.getByText('Déposez ici vos factures')).toBeVisible()
  dropFiles(invoiceFile('F-1'))
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'F-1.xml' }))
    .toMatchTextContent('a été ajoutée, mais son fichier n’a pas pu être gardé.')
  api.answer({ invoices: { file: { put: () => STORED } } })
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => api.calls.invoices.file.put).toHaveLength(2)
  await expect.element(main.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  expect(numbers()).toEqual(['F-1'])
})

test('an invoice that is there already is named and led to', async () => {
  const { api } = await open()
  const id = crypto.randomUUID()
  api.answer({ invoices: { create: () => refusal('INVOICE_KNOWN', { id, number: 'F-1' }) } })
  await expect.element(page.getByText('Déposez ici vos factures')).toBeVisible()
  dropFiles(invoiceFile('F-1'))
  await expect
    .element(main.getByRole('link', { name: 'facture F-1' }))
    .toHaveAttribute('href', `/invoices/${id}`)
})

test('an invoice that is set aside as it comes says why', async () => {
  const { api } = await open()
  const aside = invoiceAnswer({ state: 'aside', asideReason: 'sums-differ' })
  api.answer({ invoices: { create: () => aside } })
  await expect.element(page.getByText('Déposez ici vos factures')).toBeVisible()
  dropFiles(invoiceFile('F-1'))
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'F-1.xml' }))
    .toMatchTextContent('écartée. Ses montants ne s’additionnent pas.')
})

test('the three lists say what waits, and one that was set aside is taken back', async () => {
  const aside = invoiceAnswer({ number: 'F-3', state: 'aside', asideReason: 'chosen' })
  const { address, api } = await open('/invoices', [
    invoiceAnswer({ number: 'F-1', supplier: null, sellerName: 'Maison Perrin', lines: 3, toLookAt: 2 }),
    invoiceAnswer({ number: 'F-2', state: 'applied' }),
    aside,
  ])
  const [entry, tab] = [main.getByRole('listitem'), (name: string) => main.getByRole('tab', { name })]
  await expect.element(entry).toMatchTextContent('Facture F-1 du 1er octobre 2026')
  await expect.element(entry).toMatchTextContent('Fournisseur à confirmer2 à regarder')
  await tab('Appliquées').click()
  await expect.element(entry).toMatchTextContent('Facture F-2')
  await tab('Écartées').click()
  await expect.poll(address).toBe('/invoices?etat=ecartees')
  api.answer({ invoices: { setAside: () => ({ ...aside, state: 'waiting', asideReason: null }) } })
  await main.getByRole('button', { name: 'Reprendre la facture F-3' }).click()
  await expect.poll(() => api.calls.invoices.setAside).toEqual([{ id: aside.id, version: 1, aside: false }])
})

test('a click anywhere on a row opens its invoice', async () => {
  const invoice = invoiceAnswer({ lines: 12 })
  const { address } = await open('/invoices', [invoice])
  await main.getByRole('listitem').click({ position: { x: 400, y: 40 } })
  await expect.poll(address).toBe(`/invoices/${invoice.id}`)
})

test('on a phone files are chosen in the bar below the list', async () => {
  await page.viewport(390, 844)
  const { numbers } = await open('/invoices', [invoiceAnswer({ state: 'waiting' })])
  const bar = page.getByRole('region', { name: 'Ajouter des factures' })
  await expect.element(bar.getByRole('button', { name: 'Ajouter des factures' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await bar.getByLabelText('Choisir des factures').upload([invoiceFile('F-8'), invoiceFile('F-9')])
  await expect.poll(numbers).toEqual(['F-8', 'F-9'])
})

test('a list that cannot be loaded says so', async () => {
  const { api } = await open('/bin')
  api.answer({ invoices: { list: () => refusal('INTERNAL') } })
  await page.getByRole('link', { name: 'Factures' }).first().click()
  await expect.element(page.getByText('Erreur lors du chargement des factures')).toBeVisible()
})

test('the dashboard says what waits of invoices', async () => {
  const routes = { '/_workspace/dashboard': Dashboard }
  const waiting = { invoices: 3, lines: 41, toLookAt: 2 }
  await renderRoute(routes, '/dashboard', {
    api: {
      invoices: { list: () => listOf([], waiting) },
      sheets: { statistics: () => refusal('INTERNAL') },
    },
  })
  await expect
    .element(page.getByRole('link', { name: '3 factures, 41 lignes, 2 à regarder' }))
    .toHaveAttribute('href', '/invoices')
})
