import { z } from 'zod'
import { CLAIMS, INVOICE_STATES, MAX_INVOICE_LINES } from '#domain/invoices/stored-invoice.ts'
import { ERROR_STATUS, notFound, storageFull, versionConflict } from './errors.ts'
import { invoiceAsRead } from './facts/invoice-as-read.ts'
import { invoiceFileContract } from './invoice-file.ts'
import { invoiceReceiptsContract } from './invoice-receipts.ts'
import { invoice, invoiceSummary, plan, resolution } from './invoice-shapes.ts'
import { spending, spendingQuery } from './spending-shapes.ts'
import { undoRefusals } from './prices.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, listOf, listQuery, versionRead } from './shapes.ts'

const refusals = {
  INVOICE_NOT_WAITING: {
    status: ERROR_STATUS.INVOICE_NOT_WAITING,
    message: 'The invoice is applied or set aside; nothing was written',
  },
} as const

const known = {
  INVOICE_KNOWN: {
    status: ERROR_STATUS.INVOICE_KNOWN,
    message: 'This invoice is there already; nothing was written',
    data: z.object({ id, number: z.string() }),
  },
} as const

const changed = versionConflict('invoice', invoice)
const route = contractRoute.errors(notFound)
const tags = ['invoices']
const read = { id, version: versionRead }

export const invoicesContract = {
  list: contractRoute
    .route({ method: 'GET', path: '/invoices', tags, summary: 'The invoices of suppliers, the newest first' })
    .meta({ offline: 'answer' })
    .input(
      listQuery
        .pick({ limit: true, cursor: true })
        .extend({ state: z.enum(INVOICE_STATES, rule('invalid')).optional(), supplierId: id.optional() }),
    )
    .output(
      listOf(invoiceSummary).extend({
        waiting: z
          .object({ invoices: z.int(), lines: z.int(), toLookAt: z.int() })
          .meta({ description: 'of all that wait' }),
      }),
    ),
  purchases: contractRoute
    .route({
      method: 'GET',
      path: '/invoices/purchases',
      tags,
      summary: 'What was invoiced between two days, by supplier, month and product',
      description: 'Of invoices in euros that are not set aside.',
    })
    .meta({ offline: 'answer' })
    .input(spendingQuery)
    .output(spending),
  get: route
    .route({ method: 'GET', path: '/invoices/{id}', tags, summary: 'One invoice with its lines' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(invoice),
  receipts: invoiceReceiptsContract,
  file: invoiceFileContract,
  create: creationRoute
    .errors(known)
    .route({
      path: '/invoices',
      tags,
      summary: 'Add an invoice that was read from its file',
      description:
        'Sums, prices and doubts are computed again; one that does not add up, or is not in euros, is set aside.',
    })
    .input(
      z.object({
        invoice: invoiceAsRead,
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/, rule('invalid'))
          .meta({ description: 'of the file, in hexadecimal' }),
      }),
    )
    .output(invoice),
  resolve: route
    .errors({ ...changed, ...refusals, ...known, ...storageFull })
    .route({
      method: 'PATCH',
      path: '/invoices/{id}',
      tags,
      summary: 'Say who the seller is, and what lines are',
      description:
        'A supplier is tied to all invoices of this seller that wait for theirs. A charge holds for the open lines of this invoice and the next ones of this supplier with the same code, unless their names say otherwise, else the same name.',
    })
    .input(resolution)
    .output(invoice),
  preview: route
    .errors(refusals)
    .route({
      method: 'POST',
      path: '/invoices/{id}/preview',
      tags,
      summary: 'What the prices of an invoice would change, without changing it',
    })
    .meta({ readOnly: true })
    .input(byId)
    .output(plan),
  apply: route
    .errors({ ...changed, ...refusals, ...storageFull })
    .route({
      method: 'POST',
      path: '/invoices/{id}/apply',
      tags,
      summary: 'Give catalogue and products the prices of an invoice',
      description:
        'One act of the journal of prices, of the date of the invoice. A later price stays; that of the invoice is in the history at its date. A credit note gives no price: it grants what it covers of what is asked.',
    })
    .input(z.object(read))
    .output(
      z.object({
        invoice,
        products: z.int().meta({ description: 'products that have a new price' }),
        sheets: z.int().meta({ description: 'sheets that were costed anew' }),
        newer: z.int().meta({ description: 'products whose price is later, and stays' }),
      }),
    ),
  undo: route
    .errors({ ...undoRefusals, ...storageFull })
    .route({
      method: 'POST',
      path: '/invoices/{id}/undo',
      tags,
      summary: 'Give catalogue and products back what they had before an invoice',
      description:
        'All or nothing; it waits again afterwards. What a credit note has granted is asked again.',
    })
    .input(byId)
    .output(invoice),
  setAside: route
    .errors({ ...changed, ...refusals })
    .route({
      method: 'POST',
      path: '/invoices/{id}/aside',
      tags,
      summary: 'Set an invoice aside, or take it back',
    })
    .input(z.object({ ...read, aside: z.boolean(rule('invalid')) }))
    .output(invoice),
  claim: route
    .errors(changed)
    .route({
      method: 'POST',
      path: '/invoices/{id}/claim',
      tags,
      summary: 'Ask a credit note for lines above the agreed price, or say what became of it',
      description: 'An applied credit note that covers what is asked grants it at once.',
    })
    .input(
      z.object({
        ...read,
        lineIds: z.array(id).min(1, rule('required')).max(MAX_INVOICE_LINES, rule('too-long')),
        claim: z.enum(CLAIMS, rule('invalid')),
      }),
    )
    .output(invoice),
}
