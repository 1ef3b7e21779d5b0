import type { TechSheetQuery, TechSheetSummary } from '#contract/sheets.ts'
import type { Acting } from '#database/as-member.ts'
import { contains } from '../lists/contains.ts'
import { readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { MARGIN_BAND } from './margin-sql.ts'
import { SHEET_SORTS } from './sheet-sorts.ts'

type Page = { items: TechSheetSummary[]; nextCursor: string | null; total: number }
type ListedRow = TechSheetSummary & { key: string | number; total: number }

/** A page of the user's sheets and how many there are in all, in one statement. */
export async function listSheets({ client, userId }: Acting, query: TechSheetQuery): Promise<Page> {
  const { rows } = await client.query<ListedRow>(listStatement(userId, query))
  const total = rows[0]?.total ?? 0
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, query.limit)
  const last = listed.length > query.limit ? page.at(-1) : undefined
  return {
    items: page.map(({ key: _key, total: _total, ...sheet }) => sheet),
    nextCursor: last ? writeCursor(query.sort, last) : null,
    total,
  }
}

/** Every list of the same shape is the same statement, and is prepared once a connection. */
function listStatement(userId: string, query: TechSheetQuery) {
  const { sort, limit, search, category, margin, incomplete } = query
  const { add, values } = new Parameters()
  const { key, direction, type, shape } = SHEET_SORTS[sort]
  const place = readCursor(query.cursor, sort, shape)
  const conditions = [`s.user_id = ${add(userId)}`]
  if (search) conditions.push(`s.search_text LIKE ${add(contains(search))}`)
  if (category !== undefined) conditions.push(`s.category = ${add(category)}`)
  if (margin !== undefined) conditions.push(`${MARGIN_BAND} = ${add(margin)}`)
  if (incomplete !== undefined) conditions.push(`(s.uncosted_lines > 0) = ${add(incomplete)}`)
  const thresholds = margin === undefined ? '' : 'JOIN account_settings a ON a.user_id = s.user_id'
  const after = place
    ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${add(place.key)}::${type}, ${add(place.id)}::uuid)`
    : ''
  const order = `key ${direction}, id ${direction}`
  const text = `
    WITH matching AS (
      SELECT s.*, ${key} AS key FROM tech_sheets s ${thresholds} WHERE ${conditions.join(' AND ')}
    ),
    page AS (
      SELECT id, key, title, category, portions, selling_price_ht AS "sellingPriceHt", tva_rate AS "tvaRate",
        cout_matiere AS "coutMatiere", uncosted_lines AS "uncostedLines",
        created_at AS "createdAt", updated_at AS "updatedAt"
      FROM matching ${after} ORDER BY ${order} LIMIT ${add(limit + 1)}
    )
    SELECT counted.total, page.*, r.id IS NOT NULL AS published
    FROM (SELECT count(*) AS total FROM matching) counted
    LEFT JOIN page ON true
    LEFT JOIN recettes_publiables r ON r.user_id = $1 AND r.fiche_id = page.id AND r.visible
    ORDER BY ${order.replaceAll(/\b(key|id)\b/g, 'page.$1')}`
  return { text, values }
}
