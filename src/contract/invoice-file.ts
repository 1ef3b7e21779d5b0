import { z } from 'zod'
import { INVOICE_FILE_TYPES } from '#domain/invoices/stored-invoice.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { notFound, storageFull } from './errors.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, requiredText } from './shapes.ts'

/** The file that an invoice came as; its size is in bytes. */
export const storedFile = z.object({
  name: z.string(),
  mediaType: z.enum(INVOICE_FILE_TYPES),
  size: z.int(),
})
export type StoredFile = z.infer<typeof storedFile>

/** Up to 10 MB. Browsers call XML either way; what it is, its first bytes say. */
const file = z.file(rule('required')).mime([...INVOICE_FILE_TYPES, 'text/xml'], rule('invoice-file-type'))

const one = contractRoute.errors(notFound)
const place = { path: '/invoices/{id}/file', tags: ['invoices'] } as const

/** Put once, as no other file has the hash of the invoice. */
export const invoiceFileContract = {
  put: one
    .errors(storageFull)
    .route({
      ...place,
      method: 'PUT',
      inputStructure: 'detailed',
      summary: 'Keep the file that an invoice came as',
      description: 'The body is the file itself, PDF or XML, whose SHA-256 the invoice was added with.',
    })
    .input(
      z.object({
        params: byId,
        query: z.object({
          name: requiredText(FILE_NAME_MAX_LENGTH).meta({ description: 'of the file, without folders' }),
        }),
        body: file,
      }),
    )
    .output(storedFile),
  get: one
    .route({
      ...place,
      method: 'GET',
      outputStructure: 'detailed',
      summary: 'Read the file that an invoice came as',
      description: 'A PDF is shown within a page of this server; XML is saved.',
    })
    .input(byId)
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        body: z.file().mime([...INVOICE_FILE_TYPES]),
      }),
    ),
}
