import { index, uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'
import { instant, laterInstant } from './columns.ts'

/** Accounts whose deletion was asked for and that can still be restored. A trigger of `auth.sessions` deletes the row with the next session. */
export const departures = auth.table(
  'departures',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant(),
    /** From then on the account may be erased. */
    eraseAt: instant(),
    /** When the last warning was mailed; null before. */
    warnedAt: laterInstant(),
  },
  (table) => [index().on(table.eraseAt)],
)
