import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DEVICE_NAME_MAX_LENGTH, DEVICE_SHEETS } from '#domain/kitchen/limits.ts'
import { auth, users } from './auth.ts'
import { instant, laterInstant, oneOf, trimmed } from './columns.ts'

/** Tablets of a kitchen, which read sheets of a house without an account. What a tablet sends is stored nowhere. */
export const kitchenDevices = auth.table(
  'kitchen_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The house. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sheets: text({ enum: DEVICE_SHEETS }).notNull().default('all'),
    /** SHA-256 of its secret, in hexadecimal figures. */
    hash: text().notNull(),
    createdAt: instant(),
    usedAt: laterInstant(),
    /** The network of the last use. */
    usedFrom: text(),
    /** As a password is hashed; null where it opens without a PIN. */
    pinHash: text(),
    /** The row is kept for a while, so that a tablet which was away learns that it was revoked. */
    revokedAt: laterInstant(),
  },
  (table) => [
    index('kitchen_devices_by_user').on(table.userId),
    uniqueIndex('kitchen_devices_hash').on(table.hash),
    check('kitchen_devices_name', trimmed(table.name, 1, DEVICE_NAME_MAX_LENGTH)),
    check('kitchen_devices_sheets', oneOf(table.sheets, DEVICE_SHEETS)),
    check('kitchen_devices_hash_whole', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)
