import { check, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { HASH_LENGTH, MAX_CELL_LENGTH, TAB_NAME_MAX_LENGTH } from '#domain/sheet-imports/limits.ts'
import { atMost, id, instant, trimmed, userId, within } from './columns.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { sql } from 'drizzle-orm'
import { userTable } from './user-table.ts'

/** Where a sheet was imported from, so that the next import of its file finds it, and what both held then. */
export const sheetOrigins = userTable(
  'sheet_origins',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
    fileName: text().notNull(),
    tab: text(),
    /** Its first cell: 'B4'. */
    cell: text(),
    /** The title in the file. */
    title: text().notNull(),
    /** SHA-256 of what was read of it in the file. */
    read: text().notNull(),
    /** SHA-256 of what the sheet held after it; null where it was kept as it was. */
    written: text(),
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('sheet_origins_sheet', table, table.techSheetId, techSheets),
    uniqueIndex('sheet_origins_by_sheet').on(table.userId, table.techSheetId),
    check('sheet_origins_file_name', trimmed(table.fileName, 1, FILE_NAME_MAX_LENGTH)),
    check('sheet_origins_tab', atMost(table.tab, TAB_NAME_MAX_LENGTH)),
    check('sheet_origins_cell', atMost(table.cell, MAX_CELL_LENGTH)),
    check('sheet_origins_title', trimmed(table.title, 1, SHEET_MAX_LENGTH.title)),
    check('sheet_origins_read', within(sql`char_length(${table.read})`, HASH_LENGTH, HASH_LENGTH)),
    check('sheet_origins_written', within(sql`char_length(${table.written})`, HASH_LENGTH, HASH_LENGTH)),
  ],
)
