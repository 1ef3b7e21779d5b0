import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { invoiceAnswer, invoiceLine, invoicePlan } from '#contract/testing/invoice-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { Route as InvoiceClaim } from '#web/routes/_print/invoices.$invoiceId.claim.tsx'
import { Route as InvoiceRoute } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const routes = {
  '/_workspace/invoices/$invoiceId': InvoiceRoute,
  '/_print/invoices/$invoiceId/claim': InvoiceClaim,
}

const dearer = (name: string, line: Parameters<typeof invoiceLine>[0] = {}) =>
  invoiceLine({
    name,
    code: null,
    lineTotal: 10,
    unitPriceHt: 10,
    agreedPriceHt: 8,
    agreedAt: '2026-09-01T10:00:00.000Z',
    overcharge: 2,
    ...line,
  })

interface Shown extends Partial<Pick<Invoice, 'creditNotes' | 'demanded' | 'received'>> {
  /** Below the invoice. */
  page?: string
  /** Of the supplier. */
  email?: string | null
}

/** The page of an applied invoice, or of what is claimed of it, whose claims are stored. */
function show(
  items: Invoice['items'],
  { page: of = '', email = 'bureau@halles.example', ...invoice }: Shown = {},
) {
  let stored = invoiceAnswer({ number: 'F-106', state: 'applied', items, ...invoice })
  const supplier = supplierDetail({ email })
  return renderRoute(routes, `/invoices/${stored.id}${of}`, {
    api: {
      invoices: {
        get: () => stored,
        preview: () => invoicePlan(),
        claim: ({ lineIds, claim }) => {
          const claimed = stored.items.map((line) => (lineIds.includes(line.id) ? { ...line, claim } : line))
          stored = { ...stored, version: stored.version + 1, items: claimed }
          return stored
        },
      },
      suppliers: { get: () => supplier },
    },
  })
}

const table = () => page.getByRole('table', { name: 'Lignes au-dessus du prix convenu' })
const rows = () => expect.poll(() => textsOf(table().getByRole('row')).slice(1))

test('what was charged above the agreed price is asked for by mail, and its lines wait for a credit note', async () => {
  const { api } = await show([dearer('Beurre'), dearer('Farine'), invoiceLine({ name: 'Sel' })])
  await expect.element(page.getByRole('heading', { name: 'Facturé plus que convenu : 4,00 €' })).toBeVisible()
  await rows().toHaveLength(2)
  await expectAccessible()
  await page.getByRole('button', { name: 'Demander un avoir' }).click()
  const mail = page.getByRole('dialog', { name: 'Demander un avoir' })
  await expect.element(mail.getByText('bureau@halles.example')).toBeVisible()
  await expect.element(mail.getByText(/Farine.*2,00 € en trop/)).toBeVisible()
  await expectAccessible()
  const open = mail.getByRole('link', { name: 'Ouvrir le mail' })
  await expect
    .element(open)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:bureau%40halles\.example\?subject=/))
  open.element().addEventListener('click', (event) => event.preventDefault())
  await open.click()
  await rows().toEqual([
    expect.stringMatching(/^Beurre.*Avoir demandé/),
    expect.stringMatching(/^Farine.*Avoir demandé/),
  ])
  await expect.element(page.getByText(/2 lignes attendent un avoir qui porte le numéro F-106/)).toBeVisible()
  expect(api.calls.invoices.claim).toMatchObject([{ claim: 'asked', version: 1 }])
  await page.getByRole('button', { name: 'Pas envoyé' }).click()
  await expect.poll(() => api.calls.invoices.claim).toMatchObject([{}, { claim: 'none', version: 2 }])
  await rows().toEqual([
    expect.not.stringMatching('Avoir demandé'),
    expect.not.stringMatching('Avoir demandé'),
  ])
})

test('a mail that is copied counts as asked, and one whose supplier has no address says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { api } = await show([dearer('Beurre')], { email: null })
  await page.getByRole('button', { name: 'Demander un avoir' }).click()
  await expect.element(page.getByText(/ce fournisseur n’a pas d’e-mail/)).toBeVisible()
  await page.getByRole('button', { name: 'Copier le texte' }).click()
  await expect.poll(() => api.calls.invoices.claim).toMatchObject([{ claim: 'asked' }])
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Demande d’avoir : facture F-106\n\nBonjour,/))
})

test('the mail waits for the address of the supplier', async () => {
  const { api } = await show([dearer('Beurre')])
  const { promise, resolve } = Promise.withResolvers<SupplierDetail>()
  api.answer({ suppliers: { get: () => promise } })
  await page.getByRole('button', { name: 'Demander un avoir' }).click()
  const mail = page.getByRole('dialog', { name: 'Demander un avoir' })
  await expect.element(mail).toBeVisible()
  await expect.element(mail.getByText(/adresse à compléter/)).not.toBeInTheDocument()
  await expect.element(mail.getByRole('link', { name: 'Ouvrir le mail' })).not.toBeInTheDocument()
  resolve(supplierDetail({ email: 'tard@halles.example' }))
  await expect.element(mail.getByText('tard@halles.example')).toBeVisible()
})

test('a line can be left unclaimed, and what was asked can be received without a credit note that names it', async () => {
  const { api } = await show([dearer('Beurre'), dearer('Farine', { claim: 'asked' })])
  await page.getByRole('button', { name: 'Ne pas réclamer : Beurre' }).click()
  await expect.element(page.getByRole('heading', { name: 'Facturé plus que convenu : 2,00 €' })).toBeVisible()
  await page.getByRole('button', { name: 'Noter l’avoir reçu : Farine' }).click()
  await expect.element(page.getByRole('heading', { name: 'Avoir reçu : 2,00 €' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Demander un avoir' })).not.toBeInTheDocument()
  expect(api.calls.invoices.claim).toMatchObject([{ claim: 'dropped' }, { claim: 'granted' }])
})

test('a price that was agreed after the invoice is marked, in the mail too', async () => {
  await show([dearer('Beurre', { agreedAt: '2026-10-20T10:00:00.000Z', agreedLater: true })])
  await expect.element(page.getByText('convenu le 20 octobre 2026, après la facture')).toBeVisible()
  await page.getByRole('button', { name: 'Demander un avoir' }).click()
  await expect.element(page.getByText(/n’est convenu qu’après la facture/)).toBeVisible()
})

test('a claim that is not stored says so, and the invoice is read again', async () => {
  const { api } = await show([dearer('Beurre')])
  await rows().toHaveLength(1)
  const reads = api.calls.invoices.get?.length ?? 0
  api.answer({ invoices: { claim: () => refusal('INTERNAL') } })
  await page.getByRole('button', { name: 'Ne pas réclamer : Beurre' }).click()
  await expect.element(page.getByText(/La demande n’a pas pu être enregistrée/)).toBeVisible()
  await expect.poll(() => api.calls.invoices.get?.length).toBeGreaterThan(reads)
})

const note = (of: Partial<Invoice['creditNotes'][number]> = {}): Invoice['creditNotes'][number] => ({
  id: crypto.randomUUID(),
  number: 'A-7',
  issuedOn: '2026-11-02',
  totalHt: 1,
  currency: 'EUR',
  state: 'applied',
  creditedNumbers: ['F-106'],
  ...of,
})

test('a credit note of less than what is asked says so, and closes nothing', async () => {
  const given = note()
  const partly = { creditNotes: [given], demanded: 14.52, received: 1 }
  await show([dearer('Beurre', { claim: 'asked' })], partly)
  await expect
    .element(page.getByRole('link', { name: 'Avoir A-7 du 2 novembre 2026 : 1,00 € HT', exact: true }))
    .toHaveAttribute('href', `/invoices/${given.id}`)
  await expect.element(page.getByText('Avoir partiel : 1,00 € reçus sur 14,52 € demandés.')).toBeVisible()
  await expect
    .element(
      page.getByRole('heading', {
        name: 'Facturé plus que convenu : 2,00 €, dont 1,00 € restent à recevoir',
      }),
    )
    .toBeVisible()
  await rows().toEqual([expect.stringMatching('Avoir demandé')])
  await expectAccessible()
})

test('a line that a credit note has granted leads to it, and is turned by no hand', async () => {
  const given = note({ totalHt: 2 })
  const line = dearer('Beurre', { claim: 'granted', grantedBy: { id: given.id, number: 'A-7' } })
  await show([line], { creditNotes: [given], demanded: 2 })
  await expect
    .element(table().getByRole('link', { name: 'Avoir reçu : A-7' }))
    .toHaveAttribute('href', `/invoices/${given.id}`)
  await expect.element(table().getByRole('button')).not.toBeInTheDocument()
})

test('a credit note that waits, or is in another currency, says so', async () => {
  const creditNotes = [note({ state: 'waiting' }), note({ number: 'A-8', currency: 'USD', state: 'aside' })]
  await show([dearer('Beurre', { claim: 'asked' })], { creditNotes, demanded: 2 })
  await expect.element(page.getByText(/1,00\s€ HT, en attente\s: appliquez-le/)).toBeVisible()
  await expect.element(page.getByText(/A-8 du 2 novembre 2026\s: 1,00\s\$US HT, écarté/)).toBeVisible()
})

test('an invoice at its agreed prices has no such part', async () => {
  await show([invoiceLine({ name: 'Sel' })])
  await expect.element(page.getByRole('heading', { name: 'Facture F-106' })).toBeVisible()
  await expect.element(table()).not.toBeInTheDocument()
})

test('the demand is shown as it will be printed; where nothing is open it says so', async () => {
  await show([dearer('Beurre')], { page: '/claim' })
  await expect.element(page.getByText('Total en trop : 2,00 € HT')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exporter en PDF' })).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('where everything was granted there is no demand to print', async () => {
  await show([dearer('Beurre', { claim: 'granted' })], { page: '/claim' })
  await expect.element(page.getByRole('heading', { name: 'Rien à réclamer' })).toBeVisible()
  await expectAccessible()
})
