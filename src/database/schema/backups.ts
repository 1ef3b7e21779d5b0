import { sql } from 'drizzle-orm'
import { bigint, check, index, text, uuid } from 'drizzle-orm/pg-core'
import { auth } from './auth.ts'
import { instant } from './columns.ts'

/** Attempts to make the nightly backup by any server, with their outcome. Rows older than a year are deleted. */
export const backups = auth.table(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The scheduled moment that it was made for. */
    dueAt: instant(),
    beganAt: instant(),
    endedAt: instant(),
    /** The host name of the server that made it. */
    server: text().notNull(),
    /** Where the file is on that server; null when it could not be written. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    rows: bigint({ mode: 'number' }),
    /** Why it could not be written: a whole sentence for the operator. */
    error: text(),
  },
  (table) => [
    index('backups_began_at').on(table.beganAt),
    check(
      'backups_outcome',
      sql`(${table.error} is null) = (${table.file} is not null and ${table.bytes} >= 0 and ${table.rows} >= 0)`,
    ),
  ],
)
