import { MAX_DOUBTFUL, type TechSheetStatistics } from '#contract/sheets.ts'
import type { Reader } from '#database/session-reader.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { LAST_SALES, SOLD_SHEETS } from '../sales/last-sales-sql.ts'
import { COST_DOUBT, USUAL_COSTS } from './cost-doubt-sql.ts'
import { MARGIN, UNDER_TARGET } from './margin-sql.ts'

type Row = Omit<TechSheetStatistics, 'categories' | 'bySales'> & {
  categories: string[] | null
  soldMargin: number | null
  soldSheets: number
  firstDay: string | null
  lastDay: string | null
}

const STATISTICS = `
  WITH usual AS (${USUAL_COSTS}),
  period AS (${LAST_SALES}),
  sold AS (${SOLD_SHEETS}),
  judged AS (
    SELECT s.id, s.title, s.category, s.uncosted_lines, s.selling_price_ht::float8 AS price,
      s.cout_matiere::float8 / s.portions AS cost, s.search_text, ${MARGIN} AS margin,
      ${UNDER_TARGET} AS under_target, ${COST_DOUBT} AS doubt
    FROM tech_sheets s JOIN account_settings a ON a.user_id = s.user_id
    LEFT JOIN usual u ON u.category = s.category
    WHERE s.user_id = $1
  ),
  counted AS (SELECT * FROM judged WHERE uncosted_lines = 0 AND doubt IS NULL AND margin IS NOT NULL),
  means AS (
    SELECT avg(margin) AS mean, percentile_cont(0.5) WITHIN GROUP (ORDER BY margin) AS median,
      sum(sold.quantity * (price - cost)) / nullif(sum(sold.quantity * price), 0) * 100 AS by_sales,
      count(sold.quantity) AS sold
    FROM counted LEFT JOIN sold ON sold.fiche_id = counted.id
  ),
  doubtful AS (
    SELECT json_agg(json_build_object('id', id, 'title', title, 'category', category, 'portionCost', cost,
      'sellingPriceHt', price, 'doubt', doubt) ORDER BY search_text, id) AS sheets
    FROM (SELECT * FROM judged WHERE doubt IS NOT NULL ORDER BY search_text, id LIMIT ${MAX_DOUBTFUL}) named
  )
  SELECT count(*) AS total, count(*) FILTER (WHERE under_target) AS "underTarget",
    count(*) FILTER (WHERE uncosted_lines > 0) AS incomplete,
    count(*) FILTER (WHERE doubt IS NOT NULL) AS "doubtfulCount",
    array_agg(DISTINCT category) AS categories,
    (SELECT mean FROM means) AS "meanMargin", (SELECT median FROM means) AS "medianMargin",
    (SELECT by_sales FROM means) AS "soldMargin", (SELECT sold FROM means) AS "soldSheets",
    (SELECT first_day::text FROM period) AS "firstDay", (SELECT last_day::text FROM period) AS "lastDay",
    (SELECT coalesce(sheets, '[]') FROM doubtful) AS doubtful,
    (SELECT coalesce(json_object_agg(category, cost), '{}') FROM usual) AS "usualCosts"
  FROM judged`

/**
 * All of the user's sheets in a line. The margin of one without its whole cost is provisional, that of one whose cost
 * is improbable is probably wrong: neither counts in a mean.
 */
export async function sheetStatistics({ client, houseId }: Reader): Promise<TechSheetStatistics> {
  const { rows } = await client.query<Row>({ name: 'sheet-statistics', text: STATISTICS, values: [houseId] })
  const [row] = rows
  if (!row) throw new Error('Statistics are always one row')
  const { categories, soldMargin, soldSheets, firstDay, lastDay, ...figures } = row
  const present = new Set(categories)
  return {
    ...figures,
    bySales:
      soldMargin === null || firstDay === null || lastDay === null
        ? null
        : { margin: soldMargin, sheets: soldSheets, firstDay, lastDay },
    categories: SHEET_CATEGORIES.filter((category) => present.has(category)),
  }
}
