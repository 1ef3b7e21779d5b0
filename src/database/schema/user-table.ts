import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm'
import {
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core'
import type { UserTableName } from '../user-tables/user-tables.ts'

/** A table of the user's: one that `USER_TABLES` has a row of. */
export const userTable: <Name extends UserTableName, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  keysAndChecks: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) => PgTableWithColumns<{
  name: Name
  schema: undefined
  columns: BuildColumns<Name, Columns, 'pg'>
  dialect: 'pg'
}> = pgTable
