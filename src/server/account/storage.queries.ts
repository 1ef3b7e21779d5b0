import type { AccountStorage } from '#contract/account.ts'
import type { MemberTx } from '#database/as-member.ts'
import { hasPictures } from '#database/user-tables/pictures.ts'
import {
  type DeclaredTables,
  IN_ORDER,
  rowOf,
  type UserTableName,
} from '#database/user-tables/user-tables.ts'

type Counted = {
  [Name in UserTableName]: DeclaredTables[Name]['storage'] extends 'items' ? Name : never
}[UserTableName]

const isCounted = (name: UserTableName): name is Counted => rowOf(name).storage === 'items'

/** Tables of which an account may fill any number of rows. */
export const ITEMS = IN_ORDER.filter(isCounted)
/** The bin counts as what is there: deleting frees no room until it is emptied, and what comes back always has room. */
export const IN_BIN = IN_ORDER.filter((name) => rowOf(name).storage === 'bin')
export const PICTURES = IN_ORDER.filter((name) => hasPictures(rowOf(name).table()))

const rowsOf = (table: string, where = '') => `(SELECT count(*) FROM ${table} WHERE user_id = $1 ${where})`

/** Tables of which rows count as an item under a condition. */
const IN_PART = IN_ORDER.flatMap((name) => {
  const { storage } = rowOf(name)
  return typeof storage === 'object' && 'where' in storage ? [rowsOf(name, `AND ${storage.where}`)] : []
})

const sum = (terms: string[]) => terms.join(' + ')

const MEASURE = {
  name: 'measure-storage',
  text: `SELECT ${sum([...[...ITEMS, ...IN_BIN].map((table) => rowsOf(table)), ...IN_PART])} AS items,
           ${sum(PICTURES.map((table) => `(SELECT coalesce(sum(octet_length(content)), 0) FROM ${table} WHERE user_id = $1)`))} AS "photoBytes"`,
}

/** Rows, and bytes of pictures. */
export type Held = Pick<AccountStorage, 'items' | 'photoBytes'>

/** What the account holds. */
export async function measureStorage({ client, houseId }: MemberTx): Promise<Held> {
  const { rows } = await client.query<Record<keyof Held, string>>({ ...MEASURE, values: [houseId] })
  return { items: Number(rows[0]?.items), photoBytes: Number(rows[0]?.photoBytes) }
}
