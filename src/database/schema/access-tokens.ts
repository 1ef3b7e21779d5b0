import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { TOKEN_RIGHTS } from '#contract/token-limits.ts'
import { auth, ofMembership, users } from './auth.ts'
import { instant, laterInstant, oneOf } from './columns.ts'

/** Personal access tokens, by which programs reach the API as their account. The token itself is stored nowhere. */
export const accessTokens = auth.table(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The house that it acts in; a trigger fills it as that of a session. */
    houseId: uuid().notNull(),
    name: text().notNull(),
    /** The first characters of the token, by which the list distinguishes it; they open nothing. */
    beginning: text().notNull(),
    /** SHA-256 of the token, in hexadecimal figures. */
    hash: text().notNull(),
    rights: text({ enum: TOKEN_RIGHTS }).notNull(),
    createdAt: instant(),
    /** Null where it has no end. */
    expiresAt: laterInstant(),
    usedAt: laterInstant(),
    /** The network of the last use. */
    usedFrom: text(),
    /** Until when a new password leaves the token, as its owner has chosen; otherwise a new password deletes it. */
    keptUntil: laterInstant(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex().on(table.hash),
    ofMembership('access_tokens_membership', table),
    check('access_tokens_rights', oneOf(table.rights, TOKEN_RIGHTS)),
  ],
)
