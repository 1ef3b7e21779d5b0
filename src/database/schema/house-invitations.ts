import { sql } from 'drizzle-orm'
import { boolean, check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { EMAIL_MAX_LENGTH } from '#contract/account-limits.ts'
import { ROLES } from '#domain/house/role.ts'
import { auth, users } from './auth.ts'
import { atMost, instant, oneOf } from './columns.ts'

/** Who may join a house, and as what. The row is deleted by its use; the token of the link is not stored, its hash is. */
export const houseInvitations = auth.table(
  'house_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    houseId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    /** In lower case: the one address that may use it; null for anyone who has the link. */
    email: text(),
    /** SHA-256 of what is in the link, in hexadecimal figures. */
    tokenHash: text().notNull(),
    /** Whether the link has left by mail, and so shows that the address is read. */
    mailed: boolean().notNull().default(false),
    /** An owner, by whose leaving it ends. */
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    index('house_invitations_by_house').on(table.houseId),
    index('house_invitations_by_person').on(table.invitedBy),
    index('house_invitations_by_end').on(table.expiresAt),
    uniqueIndex('house_invitations_hash').on(table.tokenHash),
    check('house_invitations_role', oneOf(table.role, ROLES)),
    check('house_invitations_email', atMost(table.email, EMAIL_MAX_LENGTH)),
    check('house_invitations_hash_whole', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
