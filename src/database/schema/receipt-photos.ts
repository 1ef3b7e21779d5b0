import { check, integer, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { id, instant, userId, within } from './columns.ts'
import { pictureFacts, pictureRules } from './picture-facts.ts'
import { receipts } from './receipts.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** A photo of a delivery: of its note, as a proof. A row is never replaced. */
export const receiptPhotos = userTable(
  'receipt_photos',
  {
    userId: userId(),
    id: id(),
    receiptId: uuid().notNull(),
    /** Places are unique, and as many as a delivery may have photos. */
    position: integer().notNull(),
    ...pictureFacts(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('receipt_photos_receipt', table, table.receiptId, receipts),
    uniqueIndex('receipt_photos_place').on(table.userId, table.receiptId, table.position),
    check('receipt_photos_position', within(table.position, 0, MAX_RECEIPT_PHOTOS - 1)),
    ...pictureRules(table).map(([name, rule]) => check(`receipt_photos_${name}`, rule)),
  ],
)
