import { priceChanges } from '#database/schema/price-changes.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { PriceQuery, PriceStep } from '#contract/prices.ts'
import type { Reader } from '#database/session-reader.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'

type Page = { items: PriceStep[]; nextCursor: string | null; total: number }
type Row = PriceStep & { total: number }

const SORT = 'prices'

const STEP = selectColumns(
  priceChanges,
  'c',
  'id',
  'actId',
  'source',
  'origin',
  'undoneAt',
  'personId',
  'unit',
  'oldPriceHt',
  'newPriceHt',
  'formerProduct',
)

/** The prices that a product has had, the newest first; undefined when the user has no such product. */
export async function listHistory(
  { client, houseId }: Reader,
  { id, limit, cursor }: PriceQuery & { id: string },
): Promise<Page | undefined> {
  const { add, values } = new Parameters()
  const product = `user_id = ${add(houseId)} AND user_product_id = ${add(id)}`
  const place = readCursor(cursor, SORT, instantKey)
  const after = place ? `AND (changed_at, id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)` : ''
  const { rows } = await client.query<Row>(
    `WITH page AS (
       SELECT c.changed_at AS at, ${STEP}
       FROM price_changes c WHERE ${product} ${after}
       ORDER BY changed_at DESC, id DESC LIMIT ${add(limit + 1)}
     )
     SELECT (SELECT count(*) FROM price_changes WHERE ${product}) AS total, page.*
     FROM user_products p LEFT JOIN page ON true
     WHERE p.user_id = $1 AND p.id = $2
     ORDER BY page.at DESC, page.id DESC`,
    values,
  )
  if (!rows[0]) return undefined
  const { total } = rows[0]
  const listed = rows.filter((row) => row.id !== null).map(({ total: _total, ...step }) => step)
  const items = listed.slice(0, limit)
  const last = listed.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? writeCursor(SORT, { key: last.at, id: last.id }) : null, total }
}
