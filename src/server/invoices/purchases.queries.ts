import type { Spending, SpendingQuery } from '#contract/spending-shapes.ts'
import { MOST_SPENT_ON } from '#contract/spending-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { OWNERS } from '../products/article-row.ts'

/** Invoices from the day $2 to the day $3, in euros; what a credit note gives back is below zero. */
const INVOICES = `
  counted AS MATERIALIZED (
    SELECT i.id, i.supplier_id, i.supplier_name, i.issued_on, i.kind, to_char(i.issued_on, 'YYYY-MM') AS month,
      CASE WHEN i.kind = 'credit' THEN - abs(sum.ht) ELSE sum.ht END AS spent,
      CASE WHEN i.kind = 'credit' AND sum.ht >= 0 THEN -1 ELSE 1 END AS sign
    FROM invoices i, LATERAL (SELECT coalesce(i.total_ht,
      (SELECT sum(l.line_total) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id), 0) AS ht) sum
    WHERE i.user_id = $1 AND i.state <> 'aside' AND i.currency = 'EUR' AND i.issued_on BETWEEN $2 AND $3
  )`

const SUPPLIERS = `
  WITH ${INVOICES}
  SELECT s.id, coalesce(s.name, counted.supplier_name) AS name, sum(spent) AS "spentHt" FROM counted
  LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = counted.supplier_id
  GROUP BY s.id, coalesce(s.name, counted.supplier_name) ORDER BY sum(spent) DESC, 2`

const MONTHS = `
  WITH ${INVOICES} SELECT month, sum(spent) AS "spentHt" FROM counted GROUP BY month ORDER BY month`

const LEFT_OUT = `
  SELECT count(*) AS "leftOut" FROM invoices
  WHERE user_id = $1 AND (state = 'aside' OR currency <> 'EUR') AND issued_on BETWEEN $2 AND $3`

const LINES = `
  lines AS MATERIALIZED (
    SELECT i.issued_on, i.month, l.supplier_product_id AS article_id, l.unit, l.position, i.sign * l.line_total AS spent,
      CASE WHEN i.kind = 'invoice' AND cardinality(l.doubts) = 0 THEN l.unit_price_ht END AS price_ht
    FROM counted i JOIN invoice_lines l ON l.user_id = $1 AND l.invoice_id = i.id
    WHERE l.line_total IS NOT NULL
  )`

const PRODUCTS = `
  WITH ${INVOICES}, ${LINES},
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
  const [suppliers, months, products, left] = await Promise.all([
    client.query<Spending['suppliers'][number]>(SUPPLIERS, values),
    client.query<Spending['months'][number]>(MONTHS, values),
    client.query<Spending['products'][number]>(PRODUCTS, values),
    client.query<Pick<Spending, 'leftOut'>>(LEFT_OUT, values),
  ])
  const leftOut = left.rows[0]?.leftOut ?? 0
  return { suppliers: suppliers.rows, months: months.rows, products: products.rows, leftOut }
}
