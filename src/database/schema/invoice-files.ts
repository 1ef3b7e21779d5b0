import { sql } from 'drizzle-orm'
import { check, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { INVOICE_FILE_TYPES, MAX_INVOICE_FILE_BYTES } from '#domain/invoices/stored-invoice.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { bytes, id, instant, money, oneOf, trimmed, userId } from './columns.ts'
import { invoices } from './invoices.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The file that an invoice came as, one each. */
export const invoiceFiles = userTable(
  'invoice_files',
  {
    userId: userId(),
    id: id(),
    invoiceId: uuid().notNull(),
    fileName: text().notNull(),
    mediaType: text({ enum: INVOICE_FILE_TYPES }).notNull(),
    /** It prints prices. */
    content: money(bytes().notNull()),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('invoice_files_invoice', table, table.invoiceId, invoices),
    uniqueIndex('invoice_files_invoice_unique').on(table.userId, table.invoiceId),
    check('invoice_files_file_name', trimmed(table.fileName, 1, FILE_NAME_MAX_LENGTH)),
    check('invoice_files_media_type', oneOf(table.mediaType, INVOICE_FILE_TYPES)),
    check(
      'invoice_files_content',
      sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MAX_INVOICE_FILE_BYTES))}`,
    ),
  ],
)
