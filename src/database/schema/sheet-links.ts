import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'
import { instant, laterInstant } from './columns.ts'

/**
 * What opens the page of one sheet to who has no account. It is beside the sessions, where only the server's own role reaches it. The
 * sheet is named without a reference: it may be in the bin.
 */
export const sheetLinks = auth.table(
  'sheet_links',
  {
    /** What is in the link is made of it and of the key of the server, so that it can be shown again and is stored nowhere. */
    id: uuid().primaryKey().defaultRandom(),
    /** The house. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    techSheetId: uuid().notNull(),
    /** SHA-256 of what is in the link, in hexadecimal figures. */
    hash: text().notNull(),
    createdAt: instant(),
    endsAt: laterInstant().notNull(),
  },
  (table) => [
    uniqueIndex('sheet_links_once').on(table.userId, table.techSheetId),
    uniqueIndex('sheet_links_hash').on(table.hash),
    index('sheet_links_by_end').on(table.endsAt),
    check('sheet_links_hash_whole', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)
