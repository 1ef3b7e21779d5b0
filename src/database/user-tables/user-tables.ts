import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { ACCOUNT_TABLES } from './account-tables.ts'
import { BATCH_TABLES } from './batch-tables.ts'
import { CARTE_TABLES } from './carte-tables.ts'
import { INVOICE_TABLES } from './invoice-tables.ts'
import { KITCHEN_TABLES } from './kitchen-tables.ts'
import { ORDER_TABLES } from './order-tables.ts'
import { PRODUCT_TABLES } from './product-tables.ts'
import type { RowOf, UserTableRow } from './row.ts'
import { SERVICE_TABLES } from './service-tables.ts'
import { SHEET_TABLES } from './sheet-tables.ts'
import { SUPPLIER_TABLES } from './supplier-tables.ts'

/**
 * Every table of the user's by its name in the database, with what the bin, the file of an account, the undoing of imports and
 * what an account may hold do with it. A table that has no row here does not compile: `userTable` takes no other name.
 */
const DECLARED = {
  ...SUPPLIER_TABLES,
  ...PRODUCT_TABLES,
  ...INVOICE_TABLES,
  ...ORDER_TABLES,
  ...SHEET_TABLES,
  ...BATCH_TABLES,
  ...CARTE_TABLES,
  ...SERVICE_TABLES,
  ...KITCHEN_TABLES,
  ...ACCOUNT_TABLES,
} as const

export type DeclaredTables = typeof DECLARED
export type UserTableName = keyof DeclaredTables
export type TableOf<Name extends UserTableName> = ReturnType<DeclaredTables[Name]['table']>

export const USER_TABLES: { readonly [Name in UserTableName]: RowOf<TableOf<Name>> } = DECLARED

/** The row of any of them. */
export const rowOf = (name: UserTableName): UserTableRow => USER_TABLES[name]

export const isUserTable = (name: string): name is UserTableName => name in USER_TABLES

/** Every table, each after those that it refers to, and otherwise as they are declared. */
export const IN_ORDER: readonly UserTableName[] = inOrder()

function inOrder(): UserTableName[] {
  const ordered = new Set<UserTableName>()
  const visit = (name: UserTableName) => {
    if (ordered.has(name)) return
    for (const key of getTableConfig(USER_TABLES[name].table()).foreignKeys) {
      const to = getTableName(key.reference().foreignTable)
      if (to !== name && isUserTable(to)) visit(to)
    }
    ordered.add(name)
  }
  for (const name of Object.keys(DECLARED) as UserTableName[]) visit(name)
  return [...ordered]
}
