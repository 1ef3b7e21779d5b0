import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { Reader } from '#database/session-reader.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MARGIN, UNDER_TARGET } from './margin-sql.ts'

type Row = Omit<TechSheetStatistics, 'categories'> & { categories: string[] | null }

const STATISTICS = `
  SELECT count(*) AS total, avg(margin) FILTER (WHERE uncosted_lines = 0) AS "meanMargin",
    count(*) FILTER (WHERE under_target) AS "underTarget",
    count(*) FILTER (WHERE uncosted_lines > 0) AS incomplete,
    array_agg(DISTINCT category) AS categories
  FROM (
    SELECT s.category, s.uncosted_lines, ${MARGIN} AS margin, ${UNDER_TARGET} AS under_target
    FROM tech_sheets s JOIN account_settings a ON a.user_id = s.user_id
    WHERE s.user_id = $1
  ) AS sheet`

/** All of the user's sheets in a line. The margin of one without its whole cost is provisional: it is not counted. */
export async function sheetStatistics({ client, userId }: Reader): Promise<TechSheetStatistics> {
  const { rows } = await client.query<Row>({ name: 'sheet-statistics', text: STATISTICS, values: [userId] })
  const [row] = rows
  if (!row) throw new Error('Statistics are always one row')
  const present = new Set(row.categories)
  return { ...row, categories: SHEET_CATEGORIES.filter((category) => present.has(category)) }
}
