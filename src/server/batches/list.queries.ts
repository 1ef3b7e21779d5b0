import type { BatchSummary } from '#contract/batch-shapes.ts'
import type { Reader } from '#database/session-reader.ts'
import type { BatchState } from '#domain/batches/batch.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { dayOf, SUMMARY, WITH_SOURCE } from './batch-sql.ts'

type BatchQuery = {
  state: BatchState
  search?: string | undefined
  limit: number
  cursor?: string | undefined
}
type Row = BatchSummary & { total: number; past: number; today: number }

const DUE = `
  SELECT count(*) FILTER (WHERE use_by <= now()) AS past,
    count(*) FILTER (WHERE use_by > now() AND ${dayOf('use_by')} = ${dayOf('now()')}) AS today
  FROM batches WHERE user_id = $1 AND state = 'kept'`

/** What is in the house, what is to be used first at the top; of what was used or thrown away, the latest use-by at the top. */
export async function listBatches({ client, houseId }: Reader, { state, search, limit, cursor }: BatchQuery) {
  const { add, values } = new Parameters()
  const conditions = [`user_id = ${add(houseId)}`, `state = ${add(state)}`]
  if (search) conditions.push(`strpos(search_text, ${add(foldForSearch(search))}) > 0`)
  const [direction, beyond] = state === 'kept' ? ['ASC', '>'] : ['DESC', '<']
  const sort = `batches-${state}`
  const place = readCursor(cursor, sort, instantKey)
  const after = place
    ? `WHERE (use_by, id) ${beyond} (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)`
    : ''
  const { rows } = await client.query<Row>(
    `WITH matching AS MATERIALIZED (SELECT id, use_by FROM batches WHERE ${conditions.join(' AND ')}),
     page AS (SELECT * FROM matching ${after} ORDER BY use_by ${direction}, id ${direction} LIMIT ${add(limit + 1)})
     SELECT due.*, (SELECT count(*) FROM matching) AS total, listed.* FROM (${DUE}) due LEFT JOIN (
       SELECT ${SUMMARY} FROM page JOIN batches b ON b.user_id = $1 AND b.id = page.id ${WITH_SOURCE}
     ) listed ON true ORDER BY listed."useBy" ${direction}, listed.id ${direction}`,
    values,
  )
  const found = rows.filter(({ id }) => id !== null)
  const items = found
    .slice(0, limit)
    .map(({ total: _total, past: _past, today: _today, ...batch }): BatchSummary => batch)
  const last = found.length > limit ? items.at(-1) : undefined
  const { total = 0, past = 0, today = 0 } = rows[0] ?? {}
  return {
    items,
    nextCursor: last ? writeCursor(sort, { key: last.useBy, id: last.id }) : null,
    total,
    due: { past, today },
  }
}
