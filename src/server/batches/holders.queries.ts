import type { BatchSummary, Holders, HoldersQuery } from '#contract/batch-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { BILLED_LATER_DAYS } from '#domain/batches/batch.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { CONTENTS, dayOf, SUMMARY, WITH_SOURCE } from './batch-sql.ts'
import { DELIVERED, PRODUCT_LINES, TRACED_LINE } from './traced-line.ts'

type Line = Holders['lines'][number]
/** A product, and the days on which it may have gone into something. */
type Window = { product_id: string; first_day: string; last_day: string }

const FOUND = (condition: string) => `
  WITH ${DELIVERED}
  SELECT ${TRACED_LINE}, coalesce((
    SELECT json_agg(json_build_object('id', p.id, 'name', p.name) ORDER BY p.search_text, p.id)
    FROM (${PRODUCT_LINES}) of JOIN user_products p ON p.user_id = $1 AND p.id = of.product_id
    WHERE of.line_id = d.id), '[]') AS products,
    (d.day - CASE WHEN d.delivery_note IS NULL THEN 0 ELSE ${BILLED_LATER_DAYS} END)::text AS "firstDay",
    (d.day + $3::int)::text AS "lastDay"
  FROM delivered d WHERE ${condition} ORDER BY d.day, d.document_id, d.position`

/** Whether a batch was made within a window of what it holds by its sheet, at any depth, or is of the product itself. */
const BATCHES = `
  WITH RECURSIVE windows AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS w (product_id uuid, first_day date, last_day date)
  ),
  uses AS (
    SELECT l.tech_sheet_id AS id, w.first_day, w.last_day FROM windows w
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.user_product_id = w.product_id
    UNION
    SELECT l.tech_sheet_id, uses.first_day, uses.last_day FROM uses
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = uses.id
  ),
  traced AS (
    SELECT ${SUMMARY},
      EXISTS (SELECT FROM uses WHERE uses.id = b.tech_sheet_id
        AND ${dayOf('b.made_at')} BETWEEN uses.first_day AND uses.last_day)
      OR EXISTS (SELECT FROM windows w WHERE w.product_id = b.user_product_id
        AND ${dayOf('b.made_at')} BETWEEN w.first_day AND w.last_day) AS holds,
      ${CONTENTS} AS contents
    FROM batches b ${WITH_SOURCE}
    WHERE b.user_id = $1 AND ${dayOf('b.made_at')}
      BETWEEN (SELECT min(first_day) FROM windows) AND (SELECT max(last_day) FROM windows)
  )
  SELECT * FROM traced WHERE holds OR contents <> 'as-made' ORDER BY "madeAt", id`

/** Which batches may hold what lines of invoices or orders have brought, or a product. Its statements have to agree. */
export async function findHolders(tx: MemberTx, query: HoldersQuery): Promise<Holders> {
  const { client, houseId } = tx
  const { lines, windows } = await findWindows(tx, query)
  const { rows } = await client.query<BatchSummary & { holds: boolean; contents: string }>(BATCHES, [
    houseId,
    JSON.stringify(windows),
  ])
  const those = (held: boolean) =>
    rows
      .filter(({ holds }) => holds === held)
      .map(({ holds: _holds, contents: _contents, ...batch }): BatchSummary => batch)
  return { certainty: 'possible', lines, batches: those(true), unsure: those(false) }
}

async function findWindows(
  { client, houseId }: MemberTx,
  { lineId, lot, productId, days }: HoldersQuery,
): Promise<{ lines: Line[]; windows: Window[] }> {
  if (productId !== undefined) {
    const window = { product_id: productId, first_day: EARLIEST_DAY, last_day: LATEST_DAY }
    return { lines: [], windows: [window] }
  }
  const [condition, value] =
    lineId === undefined ? ['lower(d.lot) = lower($2)', lot] : ['d.id = $2::uuid', lineId]
  const { rows } = await client.query<Line & { firstDay: string; lastDay: string }>(FOUND(condition), [
    houseId,
    value,
    days,
  ])
  const windows = rows.flatMap(({ products, firstDay, lastDay }) =>
    products.map(({ id }) => ({ product_id: id, first_day: firstDay, last_day: lastDay })),
  )
  const lines = rows.map(({ firstDay: _first, lastDay: _last, ...line }): Line => line)
  return { lines, windows }
}
