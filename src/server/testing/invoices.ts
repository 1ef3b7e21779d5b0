import { createHash } from 'node:crypto'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { StoredFile } from '#contract/invoice-file.ts'
import type { Invoice, InvoicePlan, ResolvedLine } from '#contract/invoice-shapes.ts'
import { invoiceAsRead } from '#contract/testing/invoice-fixtures.ts'
import { houseDay } from '#domain/house/house-day.ts'
import type { ApiClient } from './api-client.ts'

/** What a chef does with invoices, for tests. */

/** The day of an instant where the house is. */
export const dayOf = (instant: string | Date) => houseDay(instant)

/** Today there, so that an invoice is no older than what was typed in the test. */
export const today = () => dayOf(new Date())

const hash = () => crypto.randomUUID().replaceAll('-', '').repeat(2)

export const sendInvoice = (chef: ApiClient, invoice: Partial<InvoiceAsRead>, sha256 = hash()) =>
  chef.post<Invoice>('/api/invoices', { invoice: invoiceAsRead({ issuedOn: today(), ...invoice }), sha256 })

export const addInvoice = (chef: ApiClient, invoice: Partial<InvoiceAsRead> = {}): Promise<Invoice> =>
  chef.done(sendInvoice(chef, invoice))

export const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')

export const putInvoiceFile = (
  chef: ApiClient,
  { id }: { id: string },
  body: Buffer,
  name: string,
  type = 'text/xml',
) =>
  chef.send<StoredFile>('PUT', `/api/invoices/${id}/file?${new URLSearchParams({ name })}`, {
    body,
    headers: { 'content-type': type },
  })

export const readInvoice = (chef: ApiClient, { id }: { id: string }) =>
  chef.done(chef.get<Invoice>(`/api/invoices/${id}`))

type Resolving = { supplier?: { id: string } | { name: string }; lines?: ResolvedLine[] }

export const resolve = (chef: ApiClient, { id, version }: Invoice, resolving: Resolving): Promise<Invoice> =>
  chef.done(chef.change<Invoice>(`/api/invoices/${id}`, { version, ...resolving }))

export const preview = (chef: ApiClient, { id }: Invoice) =>
  chef.done(chef.post<InvoicePlan>(`/api/invoices/${id}/preview`))

type Applied = { invoice: Invoice; products: number; sheets: number; newer: number }

export async function applyInvoice(chef: ApiClient, { id }: { id: string }): Promise<Applied> {
  const { version } = await readInvoice(chef, { id })
  return chef.done(chef.post<Applied>(`/api/invoices/${id}/apply`, { version }))
}
