import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { EARLIEST_DAY, LATEST_DAY, MAX_KEPT_BYTES } from '#domain/menu-engineering/limits.ts'
import { id, instant, jsonWithin, laterInstant, money, trimmed, userId } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** A stretch of days of which sales are known, of dishes and menus of every carte. */
export const salesPeriods = userTable(
  'sales_periods',
  {
    userId: userId(),
    id: id(),
    /** First and last day, both counted; 2026-09-01 as text. */
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** The till's file; null when the figures were typed. */
    fileName: text(),
    /** Counts the changes of its days and of the sales in `dish_sales`. */
    version: integer().notNull().default(1),
    createdAt: instant(),
    closedAt: laterInstant(),
    /** Of a closed period: the dishes and menus with the prices, costs and sheets of that moment, and their sales. */
    closed: money(jsonb()),
    /** Of an open period: the same of the sold dishes and menus that have left the carte, as they were then. */
    departed: money(jsonb()),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('sales_periods_user', table),
    index('sales_periods_by_day').on(table.userId, table.lastDay),
    check(
      'sales_periods_days',
      sql`${table.firstDay} between ${sql.raw(`'${EARLIEST_DAY}'`)} and ${table.lastDay} and ${table.lastDay} <= ${sql.raw(`'${LATEST_DAY}'`)}`,
    ),
    check('sales_periods_closed', sql`(${table.closed} is null) = (${table.closedAt} is null)`),
    check('sales_periods_closed_bytes', jsonWithin(table.closed, MAX_KEPT_BYTES)),
    check('sales_periods_departed', sql`${table.closed} is null or ${table.departed} is null`),
    check('sales_periods_departed_bytes', jsonWithin(table.departed, MAX_KEPT_BYTES)),
    check('sales_periods_version', sql`${table.version} >= 1`),
    check('sales_periods_file_name', trimmed(table.fileName, 1, FILE_NAME_MAX_LENGTH)),
  ],
)
