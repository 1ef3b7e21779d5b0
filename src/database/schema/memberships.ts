import { check, index, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/house/role.ts'
import { auth, users } from './auth.ts'
import { oneOf } from './columns.ts'

/**
 * In which house a person works, and in which role. A house has the id of the account that it began with, and is deleted with
 * it; in the tables of `public` this id is `user_id`.
 */
export const memberships = auth.table(
  'memberships',
  {
    /** The person. */
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    houseId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
  },
  (table) => [index().on(table.houseId), check('memberships_role', oneOf(table.role, ROLES))],
)
