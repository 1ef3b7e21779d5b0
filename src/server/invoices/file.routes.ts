import type { InvoiceFileType } from '#domain/invoices/stored-invoice.ts'
import { member, open, reading } from '../context.ts'
import { keepFile, readFile } from './file.queries.ts'

const SAVED = { disposition: 'attachment', headers: { 'content-security-policy': 'sandbox' } } as const

/** A PDF runs nothing of this origin, and may be within the page of its invoice. XML may be a page with scripts: it is saved. */
const SHOWN: Record<InvoiceFileType, { disposition: string; headers: Record<string, string> }> = {
  'application/pdf': {
    disposition: 'inline',
    headers: { 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' },
  },
  'application/xml': SAVED,
}

export const fileRoutes = open.invoices.file.router({
  put: member.invoices.file.put.handler(async ({ input: { params, query, body }, context }) => {
    const content = await body.bytes()
    return context.grow((tx) => keepFile(tx, { id: params.id, name: query.name, content }))
  }),
  get: reading.invoices.file.get.handler(async ({ input, context }) => {
    const { name, mediaType, content } = await readFile(context.reader, input.id)
    const { disposition, headers } = SHOWN[mediaType]
    return {
      headers: {
        ...headers,
        'content-disposition': `${disposition}; filename*=UTF-8''${encoded(name)}`,
      },
      body: new File([content as BlobPart], 'invoice', { type: mediaType }),
    }
  }),
})

/** As RFC 8187 writes the name of a file. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
