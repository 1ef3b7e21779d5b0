import { type AnyPgColumn, integer, text } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_TYPES } from '#domain/catalogue/photo.ts'
import { bytes, oneOf, within } from './columns.ts'

/** What is stored of a picture: the photo of a sheet, the logo of a carte. */
export const pictureFacts = () => ({
  mediaType: text({ enum: PHOTO_TYPES }).notNull(),
  /** Pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  content: bytes().notNull(),
})

/** Named conditions on those columns. */
export function pictureRules(
  table: Record<keyof ReturnType<typeof pictureFacts>, AnyPgColumn>,
): [string, SQL][] {
  return [
    ['media_type', oneOf(table.mediaType, PHOTO_TYPES)],
    ['width', within(table.width, 1, MAX_PHOTO_SIDE)],
    ['height', within(table.height, 1, MAX_PHOTO_SIDE)],
    ['content', sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MAX_PHOTO_BYTES))}`],
  ]
}
