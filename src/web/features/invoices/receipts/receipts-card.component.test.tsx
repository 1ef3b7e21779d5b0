import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invoiceAnswer, invoiceLine, invoicePlan } from '#contract/testing/invoice-answers.ts'
import { receivedLine } from '#contract/testing/order-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { Route as InvoiceRoute } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

test('a demand for what was not received says that the invoice keeps nothing of it, and writes nothing', async () => {
  const billed = invoiceLine({ name: 'Farine T55', lineTotal: 112.5 })
  const invoice = invoiceAnswer({ number: 'F-106', state: 'applied', items: [billed] })
  const received = receivedLine({ packs: 5, receipt: 'short', receivedQuantity: 3 })
  const { api } = await renderRoute(
    { '/_workspace/invoices/$invoiceId': InvoiceRoute },
    `/invoices/${invoice.id}`,
    {
      api: {
        invoices: {
          get: () => invoice,
          preview: () => invoicePlan(),
          receipts: () => ({
            from: '2026-10-15',
            to: '2026-10-29',
            lines: [{ lineId: billed.id, certainty: 'sure', received: [received] }],
            others: [],
          }),
        },
        suppliers: { get: () => supplierDetail({ email: 'bureau@halles.example' }) },
      },
    },
  )
  await page.getByRole('button', { name: 'Demander un avoir' }).click()
  const mail = page.getByRole('dialog', { name: 'Demander un avoir' })
  await expect.element(mail.getByText(/La facture n’en garde rien/)).toBeVisible()
  await expect.element(mail.getByText(/3 reçus sur 5/)).toBeVisible()
  await expectAccessible()
  await mail.getByRole('button', { name: 'Copier le texte' }).click()
  await expect.element(mail).not.toBeInTheDocument()
  expect(api.calls.invoices.claim).toEqual([])
})
