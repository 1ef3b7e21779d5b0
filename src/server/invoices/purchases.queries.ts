import type { Spending, SpendingQuery } from '#contract/invoice-shapes.ts'
import { MOST_SPENT_ON } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { OWNERS } from '../products/article-row.ts'

/** Lines of invoices from the day $2 to the day $3, in euros; what a credit note gives back is below zero. */
const LINES = `
  lines AS MATERIALIZED (
    SELECT i.supplier_id, i.supplier_name, i.issued_on, to_char(i.issued_on, 'YYYY-MM') AS month,
      l.supplier_product_id AS article_id, l.unit, l.position,
      CASE WHEN i.kind = 'invoice' AND cardinality(l.doubts) = 0 THEN l.unit_price_ht END AS price_ht,
      CASE WHEN i.kind = 'credit' AND i.total_ht >= 0 THEN - l.line_total ELSE l.line_total END AS spent
    FROM invoices i JOIN invoice_lines l ON l.user_id = $1 AND l.invoice_id = i.id
    WHERE i.user_id = $1 AND i.state <> 'aside' AND i.currency = 'EUR' AND i.issued_on BETWEEN $2 AND $3
      AND l.line_total IS NOT NULL
  )`

const SUPPLIERS = `
  WITH ${LINES}
  SELECT s.id, coalesce(s.name, lines.supplier_name) AS name, sum(spent) AS "spentHt" FROM lines
  LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = lines.supplier_id
  GROUP BY s.id, coalesce(s.name, lines.supplier_name) ORDER BY sum(spent) DESC, 2`

const MONTHS = `
  WITH ${LINES} SELECT month, sum(spent) AS "spentHt" FROM lines GROUP BY month ORDER BY month`

const PRODUCTS = `
  WITH ${LINES},
  owned AS (
    SELECT o.product_id, lines.* FROM lines JOIN (${OWNERS}) o ON o.article_id = lines.article_id
  ),
  most AS (
    SELECT product_id, sum(spent) AS spent FROM owned GROUP BY product_id ORDER BY sum(spent) DESC, product_id
    LIMIT ${MOST_SPENT_ON}
  )
  SELECT p.id, p.name, most.spent AS "spentHt",
    (SELECT json_agg(json_build_object('month', m.month, 'spentHt', m.spent) ORDER BY m.month) FROM (
       SELECT month, sum(spent) AS spent FROM owned WHERE owned.product_id = p.id GROUP BY month) m) AS months,
    (SELECT coalesce(json_agg(json_build_object('on', issued_on, 'unit', unit, 'priceHt', price_ht)
       ORDER BY issued_on, position), '[]')
     FROM owned WHERE owned.product_id = p.id AND price_ht IS NOT NULL) AS prices
  FROM most JOIN user_products p ON p.user_id = $1 AND p.id = most.product_id
  ORDER BY most.spent DESC, p.search_text, p.id`

/** What was invoiced between two days, by supplier, month and product. Its statements have to agree. */
export async function readSpending(
  { client, houseId }: MemberTx,
  { from, to }: SpendingQuery,
): Promise<Spending> {
  const values = [houseId, from, to]
  const [suppliers, months, products] = await Promise.all([
    client.query<Spending['suppliers'][number]>(SUPPLIERS, values),
    client.query<Spending['months'][number]>(MONTHS, values),
    client.query<Spending['products'][number]>(PRODUCTS, values),
  ])
  return { suppliers: suppliers.rows, months: months.rows, products: products.rows }
}
