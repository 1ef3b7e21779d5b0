import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { bytes, id, instant, oneOf, userId, within } from './columns.ts'
import { techSheets } from './tech-sheets.ts'

/** The photo of a dish, one a sheet. A new one is a new row, so that its address can be kept for ever. */
export const techSheetPhotos = pgTable(
  'tech_sheet_photos',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
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
      name: 'tech_sheet_photos_sheet',
      columns: [table.userId, table.techSheetId],
      foreignColumns: [techSheets.userId, techSheets.id],
    }).onDelete('cascade'),
    uniqueIndex('tech_sheet_photos_sheet_unique').on(table.userId, table.techSheetId),
    check('tech_sheet_photos_media_type', oneOf(table.mediaType, PHOTO_TYPES)),
    check('tech_sheet_photos_width', within(table.width, 1, MAX_PHOTO_SIDE)),
    check('tech_sheet_photos_height', within(table.height, 1, MAX_PHOTO_SIDE)),
    check(
      'tech_sheet_photos_content',
      sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MAX_PHOTO_BYTES))}`,
    ),
  ],
)
