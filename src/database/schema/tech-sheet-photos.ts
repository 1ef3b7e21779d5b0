import { check, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, userId } from './columns.ts'
import { pictureFacts, pictureRules } from './picture-facts.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** The photo of a dish, one a sheet. A new one is a new row, so that its address can be kept for ever. */
export const techSheetPhotos = userTable(
  'tech_sheet_photos',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
    ...pictureFacts(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('tech_sheet_photos_sheet', table, table.techSheetId, techSheets),
    uniqueIndex('tech_sheet_photos_sheet_unique').on(table.userId, table.techSheetId),
    ...pictureRules(table).map(([name, rule]) => check(`tech_sheet_photos_${name}`, rule)),
  ],
)
