import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import { MAX_INVOICE_FILE_BYTES } from '#domain/invoices/stored-invoice.ts'
import { putInvoiceFile, readInvoice, sendInvoice, sha256Of } from '../testing/invoices.ts'
import { sharedApi } from '../testing/shared-api.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let rival: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  rival = await api.signUp()
})
afterAll(() => api.close())

const XML = Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>')
const PDF = Buffer.from('%PDF-1.7\nfacture')

let number = 0
/** An invoice that was read from a file. */
const invoiceFrom = (file: Buffer, invoice: Partial<InvoiceAsRead> = {}) =>
  chef.done(sendInvoice(chef, { number: `F-${(number += 1)}`, ...invoice }, sha256Of(file)))

const cookieOf = (who: Member) =>
  [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
const shown = (who: Member, { id }: { id: string }) =>
  api.app.inject({ method: 'GET', url: `/api/invoices/${id}/file`, headers: { cookie: cookieOf(who) } })

test('a PDF is kept, and shown byte for byte within a page of this server alone', async () => {
  const invoice = await invoiceFrom(PDF)
  expect(invoice.file).toBeNull()
  const name = "Facture d'été (1).pdf"
  const stored = { name, mediaType: 'application/pdf', size: PDF.length }
  expect(await putInvoiceFile(chef, invoice, PDF, name, 'application/pdf')).toMatchObject({
    status: 200,
    body: stored,
  })
  expect(await readInvoice(chef, invoice)).toEqual({ ...invoice, file: stored })
  const answer = await shown(chef, invoice)
  expect(answer.rawPayload.equals(PDF)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Facture%20d%27%C3%A9t%C3%A9%20%281%29.pdf",
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('XML, which may be a page with scripts, is saved and never shown', async () => {
  const invoice = await invoiceFrom(XML)
  await chef.done(putInvoiceFile(chef, invoice, XML, 'facture.xml'))
  const answer = await shown(chef, invoice)
  expect(answer.rawPayload.equals(XML)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': "attachment; filename*=UTF-8''facture.xml",
    'content-security-policy': 'sandbox',
    'x-frame-options': 'DENY',
  })
})

test('the same file put again, under any name and type, stays as it was', async () => {
  const file = Buffer.from('<Invoice>encore</Invoice>')
  const invoice = await invoiceFrom(file)
  const first = await chef.done(putInvoiceFile(chef, invoice, file, 'facture.xml'))
  const again = await putInvoiceFile(chef, invoice, file, 'autre.pdf', 'application/pdf')
  expect(again).toMatchObject({ status: 200, body: first })
})

test('what is not the file that the invoice was read from is refused, and nothing is kept', async () => {
  const text = Buffer.from('ni XML ni PDF')
  const invoice = await invoiceFrom(text)
  const refused: [Buffer, string, string][] = [
    [text, 'application/pdf', 'invoice-file-type'],
    [XML, 'image/png', 'invoice-file-type'],
    [PDF, 'application/pdf', 'invoice-file-differs'],
  ]
  for (const [body, type, rule] of refused)
    expect(await putInvoiceFile(chef, invoice, body, 'facture', type)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'body', rule }] } },
    })
  expect((await putInvoiceFile(chef, invoice, PDF, 'a'.repeat(201))).status).toBe(422)
  const large = Buffer.concat([PDF, Buffer.alloc(MAX_INVOICE_FILE_BYTES)])
  expect((await putInvoiceFile(chef, invoice, large, 'grand.pdf', 'application/pdf')).status).toBe(413)
  expect((await shown(chef, invoice)).statusCode).toBe(404)
})

test('a file of another account is neither read nor written', async () => {
  const file = Buffer.from('<Invoice>secret</Invoice>')
  const invoice = await invoiceFrom(file)
  expect((await putInvoiceFile(rival, invoice, file, 'facture.xml')).status).toBe(404)
  await chef.done(putInvoiceFile(chef, invoice, file, 'facture.xml'))
  expect((await shown(rival, invoice)).statusCode).toBe(404)
})

test('a file fills the room of the photos', async () => {
  const small = await startApi({ storage: { maxItems: 1_000, maxPhotoBytes: PDF.length } })
  const owner = await small.signUp()
  const [first, second] = [PDF, XML].map((file, at) => ({ file, number: `F-${at}` }))
  const put = async ({ file, number }: { file: Buffer; number: string }) => {
    const invoice = await owner.done(sendInvoice(owner, { number }, sha256Of(file)))
    return putInvoiceFile(owner, invoice, file, 'facture')
  }
  expect(first && (await put(first)).status).toBe(200)
  expect(second && (await put(second))).toMatchObject({ status: 403, body: { code: 'PHOTOS_FULL' } })
  await small.close()
})
