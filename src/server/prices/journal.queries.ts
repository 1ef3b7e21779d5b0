import type { JournalQuery, PriceAct } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { withChanges } from './plates.queries.ts'
import { withdrawn } from './withdrawn.ts'

type Page = { items: PriceAct[]; nextCursor: string | null; total: number }
type ActRow = Omit<PriceAct, 'changes' | 'onPlates'>
type Row = ActRow & { total: number }

const SORT = 'journal'

/** A product's first price changes no known price: alone it makes no entry. */
const CHANGES_SOMETHING = `
  bool_or(c.old_price_ht IS NOT NULL OR EXISTS (
    SELECT FROM price_changes earlier
    WHERE earlier.user_id = c.user_id AND earlier.user_product_id = c.user_product_id
      AND earlier.changed_at < c.changed_at AND earlier.former_product IS NOT DISTINCT FROM c.former_product
      AND NOT ${withdrawn('earlier')}
  ))`

/** Prices that an invoice has kept in the history behind later ones are an act of its id. */
const isPast = (act: string) => `EXISTS (SELECT FROM invoices i WHERE i.user_id = $1 AND i.id = ${act})`

/** The acts of `page`, each with the sheets whose cost hangs on its products (not by a line QS or a forfait). */
const ACT_ROWS = `
  page.id, page.at, ${isPast('page.id')} AS past, about.source, about.origin, about."undoneAt", about."personId", about.products,
  (
    WITH RECURSIVE touched AS (
      SELECT l.tech_sheet_id AS id FROM price_changes c
      JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.user_product_id = c.user_product_id
        AND l.costing = 'quantity'
      WHERE c.user_id = $1 AND c.act_id = page.id
      UNION
      SELECT l.tech_sheet_id FROM touched
      JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = touched.id AND l.costing = 'quantity'
    )
    SELECT CASE WHEN ${isPast('page.id')} THEN 0 ELSE count(*) END FROM touched
  ) AS sheets
  FROM page CROSS JOIN LATERAL (
    SELECT min(c.source) AS source, min(c.origin) AS origin, min(c.undone_at) AS "undoneAt",
      (array_agg(c.person_id) FILTER (WHERE c.person_id IS NOT NULL))[1] AS "personId", count(*) AS products
    FROM price_changes c WHERE c.user_id = $1 AND c.act_id = page.id
  ) about`

/** Acts that changed prices, the newest first; ask with `repeatable read`. */
export async function listJournal(tx: MemberTx, { limit, cursor, past }: JournalQuery): Promise<Page> {
  const { client, houseId } = tx
  const { add, values } = new Parameters()
  const owner = add(houseId)
  const place = readCursor(cursor, SORT, instantKey)
  const after = place ? `WHERE (at, id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)` : ''
  const { rows } = await client.query<Row>(
    `WITH acts AS MATERIALIZED (
       SELECT c.act_id AS id, max(c.changed_at) AS at FROM price_changes c
       WHERE c.user_id = ${owner} GROUP BY c.act_id HAVING ${CHANGES_SOMETHING}${past === 'without' ? ` AND NOT ${isPast('c.act_id')}` : ''}
     ),
     page AS (SELECT * FROM acts ${after} ORDER BY at DESC, id DESC LIMIT ${add(limit + 1)}),
     told AS (SELECT ${ACT_ROWS})
     SELECT counted.total, told.* FROM (SELECT count(*) AS total FROM acts) counted
     LEFT JOIN told ON true ORDER BY told.at DESC, told.id DESC`,
    values,
  )
  const total = rows[0]?.total ?? 0
  const listed = rows.filter((row) => row.id !== null).map(({ total: _total, ...act }) => act)
  const items = listed.slice(0, limit)
  const last = listed.length > limit ? items.at(-1) : undefined
  const nextCursor = last ? writeCursor(SORT, { key: last.at, id: last.id }) : null
  return { items: await withChanges(tx, items), nextCursor, total }
}

/** One act of the journal; undefined when the user has none with this id. */
export async function findAct(tx: MemberTx, id: string): Promise<PriceAct | undefined> {
  const row = await findActRow(tx, id)
  return row && (await withChanges(tx, [row]))[0]
}

async function findActRow({ client, houseId }: Reader, id: string): Promise<ActRow | undefined> {
  const { rows } = await client.query<ActRow>(
    `WITH page AS (
       SELECT act_id AS id, max(changed_at) AS at FROM price_changes
       WHERE user_id = $1 AND act_id = $2 GROUP BY act_id
     )
     SELECT ${ACT_ROWS}`,
    [houseId, id],
  )
  return rows[0]
}

/** How many sheets use what an act changed; none without an act. */
export async function sheetsOfAct(reader: Reader, id: string | null): Promise<number> {
  return id === null ? 0 : ((await findActRow(reader, id))?.sheets ?? 0)
}
