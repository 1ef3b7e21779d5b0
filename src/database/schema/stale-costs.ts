import { uuid } from 'drizzle-orm/pg-core'
import { auth, users } from './auth.ts'

/**
 * Accounts whose costs were computed by an earlier formula. A migration that changes how costs are computed inserts
 * every account; the server takes them from here as it recosts them.
 */
export const staleCosts = auth.table('stale_costs', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
})
