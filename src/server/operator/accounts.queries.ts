import type { AccountsQuery, AccountSummary } from '#contract/operator.ts'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { measureStorage } from '../account/storage.queries.ts'
import { contains } from '../lists/contains.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'

type Page = { items: AccountSummary[]; nextCursor: string | null; total: number }
type Row = Omit<AccountSummary, 'items' | 'photoBytes'>

const SORT = 'accounts'

/** Sessions say it to within a day; the log of sign-ins outlives them by a year. */
const LAST_USE = `greatest(
  (select max(s.updated_at) from auth.sessions s where s.user_id = page.id),
  (select max(e.minute) from auth.security_events e where e.account_id = page.id and e.event in ('sign-in', 'sign-up')))`

/**
 * The accounts beside the demo's, the newest first. Each is measured as its own member, one after the other: no role sees the rows
 * of several.
 */
export async function listAccounts(
  database: Database,
  { search, limit, cursor }: AccountsQuery,
): Promise<Page> {
  const { add, values } = new Parameters()
  const place = readCursor(cursor, SORT, instantKey)
  const wanted = `id <> ${add(DEMO_USER_ID)}${
    search ? ` and ${contains("public.fold(name || E'\\n' || email)", search, add)}` : ''
  }`
  const counted = values.length
  const after = place ? `and (created_at, id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)` : ''
  const [{ rows }, total] = await Promise.all([
    database.pool.query<Row>(
      `with page as (
         select * from auth.users where ${wanted} ${after} order by created_at desc, id desc limit ${add(limit + 1)}
       )
       select id, name as "fullName", email, email_verified as confirmed, created_at as "createdAt", ${LAST_USE} as "lastUsedAt",
         (select d.erase_at from auth.departures d where d.user_id = page.id) as "eraseAt"
       from page order by created_at desc, id desc`,
      values,
    ),
    database.pool.query<{ count: number }>(
      `select count(*) as count from auth.users where ${wanted}`,
      values.slice(0, counted),
    ),
  ])
  const items: AccountSummary[] = []
  for (const row of rows.slice(0, limit))
    items.push({ ...row, ...(await asMember(database, row.id, measureStorage)) })
  const last = rows.length > limit ? items.at(-1) : undefined
  const nextCursor = last ? writeCursor(SORT, { key: last.createdAt, id: last.id }) : null
  return { items, nextCursor, total: Number(total.rows[0]?.count) }
}
