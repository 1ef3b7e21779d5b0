import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { cartes } from './cartes.ts'
import { bytes, id, instant, oneOf, userId, within } from './columns.ts'

/** The logo of a carte, one or none. A new one is a new row, so that its address can be kept for ever. */
export const carteLogos = pgTable(
  'carte_logos',
  {
    userId: userId(),
    id: id(),
    carteId: uuid().notNull(),
    mediaType: text({ enum: PHOTO_TYPES }).notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'carte_logos_carte',
      columns: [table.userId, table.carteId],
      foreignColumns: [cartes.userId, cartes.id],
    }).onDelete('cascade'),
    uniqueIndex('carte_logos_carte_unique').on(table.userId, table.carteId),
    check('carte_logos_media_type', oneOf(table.mediaType, PHOTO_TYPES)),
    check('carte_logos_width', within(table.width, 1, MAX_PHOTO_SIDE)),
    check('carte_logos_height', within(table.height, 1, MAX_PHOTO_SIDE)),
    check(
      'carte_logos_content',
      sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MAX_PHOTO_BYTES))}`,
    ),
  ],
)
