import { sql } from 'drizzle-orm'
import { check, index, json, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { IDEMPOTENCY_KEY_PATTERN } from '#contract/idempotency-key.ts'
import { id, instant, money, userId } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** Requests that have created something, with their answers, so that the same one sent again creates nothing more. */
export const idempotencyKeys = userTable(
  'idempotency_keys',
  {
    userId: userId(),
    id: id(),
    /** The route, as the contract names it: 'products.create'. */
    operation: text().notNull(),
    key: text().notNull(),
    /** A hash of what was sent. */
    fingerprint: text().notNull(),
    /** Null until the transaction that has written the key commits. */
    answer: money(json()),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('idempotency_keys_user', table),
    uniqueIndex('idempotency_keys_unique').on(table.userId, table.operation, table.key),
    index('idempotency_keys_by_time').on(table.userId, table.createdAt),
    check('idempotency_keys_key', sql`${table.key} ~ ${sql.raw(`'${IDEMPOTENCY_KEY_PATTERN}'`)}`),
  ],
)
