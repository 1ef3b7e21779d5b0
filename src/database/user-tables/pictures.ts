import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Whether rows of a table have bytes of a picture, in `content`. */
export const hasPictures = (table: PgTable): boolean =>
  Object.values(getTableColumns(table)).some((column) => column.getSQLType() === 'bytea')
