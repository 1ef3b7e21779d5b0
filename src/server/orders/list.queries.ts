import type { OrderSummary } from '#contract/order-shapes.ts'
import type { Reader } from '#database/session-reader.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { OPEN_STATES, type OrderState } from '#domain/orders/order.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { SUMMARY, type SummaryRow, toSummary, WITH_SUPPLIER } from './order-sql.ts'

type OrderQuery = {
  state?: OrderState | undefined
  open?: boolean | undefined
  supplierId?: string | undefined
  search?: string | undefined
  limit: number
  cursor?: string | undefined
}
type Page = { items: OrderSummary[]; nextCursor: string | null; total: number }

const SORT = 'orders'

/** Orders, the newest first. */
export async function listOrders({ client, houseId }: Reader, query: OrderQuery): Promise<Page> {
  const { state, open, supplierId, search, limit, cursor } = query
  const { add, values } = new Parameters()
  const conditions = [`user_id = ${add(houseId)}`]
  if (state !== undefined) conditions.push(`state = ${add(state)}`)
  if (open !== undefined) conditions.push(`(state = ANY (${add(OPEN_STATES)}::text[])) = ${add(open)}`)
  if (supplierId !== undefined) conditions.push(`supplier_id = ${add(supplierId)}::uuid`)
  if (search) conditions.push(`strpos(search_text, ${add(foldForSearch(search))}) > 0`)
  const place = readCursor(cursor, SORT, instantKey)
  const after = place
    ? `WHERE (created_at, id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)`
    : ''
  const { rows } = await client.query<SummaryRow & { total: number }>(
    `WITH matching AS MATERIALIZED (SELECT id, created_at FROM orders WHERE ${conditions.join(' AND ')}),
     page AS (SELECT * FROM matching ${after} ORDER BY created_at DESC, id DESC LIMIT ${add(limit + 1)})
     SELECT counted.total, listed.* FROM (SELECT count(*) AS total FROM matching) counted LEFT JOIN (
       SELECT ${SUMMARY} FROM page JOIN orders o ON o.user_id = $1 AND o.id = page.id ${WITH_SUPPLIER}
     ) listed ON true ORDER BY listed."createdAt" DESC, listed.id DESC`,
    values,
  )
  const listed = rows.filter(({ id }) => id !== null)
  const items = listed.slice(0, limit).map(({ total: _total, ...row }) => toSummary(row))
  const last = listed.length > limit ? items.at(-1) : undefined
  return {
    items,
    nextCursor: last ? writeCursor(SORT, { key: last.createdAt, id: last.id }) : null,
    total: rows[0]?.total ?? 0,
  }
}
