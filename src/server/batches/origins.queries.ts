import type { Origins, OriginsQuery, TracedLine } from '#contract/batch-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { BILLED_LATER_DAYS } from '#domain/batches/batch.ts'
import { orNotFound } from '../or-not-found.ts'
import { CONTENTS, dayOf, partsOf } from './batch-sql.ts'
import { DELIVERED, PRODUCT_LINES, TRACED_LINE } from './traced-line.ts'

type Head = Pick<Origins, 'contents' | 'from' | 'to'>
type Row = { productId: string; productName: string } & {
  [Key in keyof TracedLine]: TracedLine[Key] | null
}

const HEAD = `
  SELECT ${CONTENTS} AS contents, ${dayOf('b.made_at')}::text AS "to", (${dayOf('b.made_at')} - $3::int)::text AS "from"
  FROM batches b WHERE b.user_id = $1 AND b.id = $2`

const PRODUCTS = `
  WITH RECURSIVE batch AS (SELECT tech_sheet_id, user_product_id FROM batches WHERE user_id = $1 AND id = $2),
  ${partsOf('tech_sheet_id FROM batch')},
  products AS MATERIALIZED (
    SELECT l.user_product_id AS id FROM parts
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = parts.id WHERE l.user_product_id IS NOT NULL
    UNION SELECT user_product_id FROM batch WHERE user_product_id IS NOT NULL
  ),
  ${DELIVERED},
  brought AS (
    SELECT of.product_id, d.* FROM (${PRODUCT_LINES}) of JOIN delivered d ON d.id = of.line_id
    WHERE of.product_id IN (SELECT id FROM products) AND (d.day BETWEEN $3::date AND $4::date
      OR (d.delivery_note IS NOT NULL AND d.day BETWEEN $4::date AND $4::date + ${BILLED_LATER_DAYS}))
  )
  SELECT p.id AS "productId", p.name AS "productName", ${TRACED_LINE} FROM products
  JOIN user_products p ON p.user_id = $1 AND p.id = products.id
  LEFT JOIN brought d ON d.product_id = p.id
  ORDER BY p.search_text, p.id, d.day DESC, d.document_id, d.position`

/** What may have brought the products of a batch. Its statements have to agree. @throws NOT_FOUND */
export async function findOrigins(
  { client, houseId }: MemberTx,
  { id, days }: OriginsQuery,
): Promise<Origins> {
  const heads = await client.query<Head>(HEAD, [houseId, id, days])
  const { contents, from, to } = orNotFound(heads.rows[0])
  const { rows } = await client.query<Row>(PRODUCTS, [houseId, id, from, to])
  const products = new Map<string, Origins['products'][number]>()
  for (const { productId, productName, ...line } of rows) {
    const product = products.get(productId) ?? { id: productId, name: productName, lines: [] }
    products.set(productId, product)
    if (isLine(line)) product.lines.push(line)
  }
  return { certainty: 'possible', contents, from, to, products: [...products.values()] }
}

/** Of a product that no line brought, all columns of one are empty. */
const isLine = (line: { [Key in keyof TracedLine]: unknown }): line is TracedLine => line.id !== null
