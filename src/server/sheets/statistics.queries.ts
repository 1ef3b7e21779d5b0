import { MAX_DOUBTFUL, type TechSheetStatistics } from '#contract/sheets.ts'
import type { Reader } from '#database/session-reader.ts'
import { coversEnough, type MarginMeans, salesOfPeriod } from '#domain/pricing/margin-means.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { salesDaysOf, STANDING_TABLES } from '../gammes/dish-standing-sql.ts'
import { SOLD_SHEETS } from '../sales/last-sales-sql.ts'
import { toSalesDays, type SalesDaysRow } from '../sales/to-sales-days.ts'
import { AWAITS_PRICE } from '../selling-prices/awaits-price-sql.ts'
import { COST_DOUBT } from './cost-doubt-sql.ts'
import { IS_PREPARATION } from './preparation-sql.ts'
import { MARGIN, UNDER_TARGET } from './margin-sql.ts'

type Row = Omit<TechSheetStatistics, 'categories' | 'margins' | 'salesDays'> & {
  salesDays: SalesDaysRow | null
  categories: string[] | null
  margins: Omit<MarginMeans, 'bySales'> & { soldMargin: number | null; sold: number }
}

const STATISTICS = `
  WITH ${STANDING_TABLES},
  sold AS (${SOLD_SHEETS}),
  judged AS (
    SELECT s.id, s.title, s.category, s.uncosted_lines, s.selling_price_ht::float8 AS price,
      s.cout_matiere::float8 / s.portions AS cost, s.search_text, s.undeclared_lines, ${MARGIN} AS margin,
      ${UNDER_TARGET} AS under_target, ${COST_DOUBT} AS doubt, ${IS_PREPARATION} AND coalesce(s.selling_price_ht, 0) = 0 AS is_unsold,
      ${AWAITS_PRICE} AS awaits_price
    FROM tech_sheets s JOIN account_settings a ON a.user_id = s.user_id
    LEFT JOIN usual u ON u.category = s.category
    WHERE s.user_id = $1
  ),
  counted AS (SELECT * FROM judged WHERE uncosted_lines = 0 AND doubt IS NULL AND margin IS NOT NULL),
  means AS (
    SELECT avg(margin) AS mean, percentile_cont(0.5) WITHIN GROUP (ORDER BY margin) AS median,
      sum(sold.quantity * (price - cost)) / nullif(sum(sold.quantity * price), 0) * 100 AS "soldMargin",
      count(sold.quantity) AS sold, count(*) AS counted
    FROM counted LEFT JOIN sold ON sold.fiche_id = counted.id
  ),
  doubtful AS (
    SELECT json_agg(json_build_object('id', id, 'title', title, 'category', category, 'portionCost', cost,
      'sellingPriceHt', price, 'doubt', doubt) ORDER BY search_text, id) AS sheets
    FROM (SELECT * FROM judged WHERE doubt IS NOT NULL ORDER BY search_text, id LIMIT ${MAX_DOUBTFUL}) named
  )
  SELECT count(*) AS total, count(*) FILTER (WHERE under_target) AS "underTarget",
    array_agg(DISTINCT category) AS categories,
    (SELECT to_jsonb(means) FROM means) || jsonb_build_object(
      'total', count(*) FILTER (WHERE NOT is_unsold),
      'unpriced', count(*) FILTER (WHERE awaits_price),
      'incomplete', count(*) FILTER (WHERE NOT is_unsold AND uncosted_lines > 0),
      'doubtful', count(*) FILTER (WHERE NOT is_unsold AND doubt IS NOT NULL)
    ) AS margins,
    json_build_object(
      'incomplete', count(*) FILTER (WHERE uncosted_lines > 0),
      'doubtful', count(*) FILTER (WHERE doubt IS NOT NULL)
    ) AS "unsureCosts",
    json_build_object(
      'sheets', count(*) FILTER (WHERE undeclared_lines > 0),
      'products', (
        SELECT count(*) FROM user_products p
        WHERE p.user_id = $1 AND p.allergens = '{}' AND NOT p.allergen_free AND EXISTS (
          SELECT FROM tech_sheet_ingredients l WHERE l.user_id = $1 AND l.user_product_id = p.id
        )
      )
    ) AS undeclared,
    ${salesDaysOf('true')} AS "salesDays",
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
  const { categories, margins, ...figures } = row
  const { soldMargin, sold, ...means } = margins
  const isCovered = soldMargin !== null && coversEnough(sold, means.counted)
  const salesDays = toSalesDays(figures.salesDays)
  const ofToday = isCovered ? { margin: soldMargin, dishes: sold, total: means.total } : null
  const present = new Set(categories)
  return {
    ...figures,
    salesDays,
    margins: { ...means, bySales: salesOfPeriod(salesDays, ofToday) },
    categories: SHEET_CATEGORIES.filter((category) => present.has(category)),
  }
}
