import type { GrowingTx } from '../account/storage-meter.ts'
import type { Planned } from './plan-prices.queries.ts'

const NEW = `
  SELECT position, supplier_product_id AS "articleId" FROM price_list_rows
  WHERE user_id = $1 AND price_list_id = $2 AND before IS NULL`

const LINES = `
  UPDATE invoice_lines l SET supplier_product_id = n.article_id FROM unnest($2::uuid[], $3::uuid[]) AS n (id, article_id)
  WHERE l.user_id = $1 AND l.id = n.id`

/** A product without an article follows the new one. */
const FOLLOW = `
  UPDATE user_products p SET source_product_id = n.article_id, articles_version = p.articles_version + 1,
    source_price_ht = c.price_ht, source_unit = c.unit
  FROM unnest($2::uuid[], $3::uuid[]) AS n (product_id, article_id)
  JOIN supplier_products c ON c.user_id = $1 AND c.id = n.article_id
  WHERE p.user_id = $1 AND p.id = n.product_id AND p.source_product_id IS NULL`

/** Others have it beside the one that they follow. */
const BESIDE = `
  INSERT INTO product_articles (user_id, user_product_id, supplier_product_id)
  SELECT p.user_id, p.id, n.article_id FROM unnest($2::uuid[], $3::uuid[]) AS n (product_id, article_id)
  JOIN user_products p ON p.user_id = $1 AND p.id = n.product_id
  WHERE p.source_product_id <> n.article_id
  ON CONFLICT (user_id, supplier_product_id) DO NOTHING`

/**
 * Gives lines the articles that they have made, and products the articles that they are tied to.
 * @returns the articles that were made, by the first of their lines
 */
export async function tieNewArticles(
  { client, houseId }: GrowingTx,
  listId: string,
  changed: readonly Planned[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ position: number; articleId: string }>(NEW, [houseId, listId])
  const made = rows.flatMap(({ position, articleId }) => {
    const planned = changed[position]
    return planned ? [{ ...planned, articleId }] : []
  })
  const articles = new Map(made.map(({ lineIds: [first = ''], articleId }) => [first, articleId]))
  if (made.length === 0) return articles
  const lines = made.flatMap(({ lineIds, articleId }) => lineIds.map((id) => ({ id, articleId })))
  await client.query(LINES, [houseId, lines.map(({ id }) => id), lines.map(({ articleId }) => articleId)])
  const ties = made.flatMap(({ tiedId, articleId }) => (tiedId === null ? [] : [{ tiedId, articleId }]))
  const firsts = ties.filter(({ tiedId }, at) => ties.findIndex((other) => other.tiedId === tiedId) === at)
  const parameters = (tied: typeof ties) => [
    houseId,
    tied.map(({ tiedId }) => tiedId),
    tied.map(({ articleId }) => articleId),
  ]
  await client.query(FOLLOW, parameters(firsts))
  await client.query(BESIDE, parameters(ties))
  return articles
}

/** An article without a GTIN gets that of its lines, where they have one alone. */
const NUMBER = `
  WITH named AS MATERIALIZED (
    SELECT r.supplier_product_id AS id, min(l.ean) AS ean
    FROM price_list_rows r
    JOIN invoice_lines l ON l.user_id = $1 AND l.supplier_product_id = r.supplier_product_id
    WHERE r.user_id = $1 AND r.price_list_id = $2 AND l.invoice_id = $3 AND l.ean IS NOT NULL
    GROUP BY r.supplier_product_id HAVING count(DISTINCT l.ean) = 1
  )
  UPDATE supplier_products c SET ean = named.ean FROM named
  WHERE c.user_id = $1 AND c.id = named.id AND c.ean IS NULL`

/** Gives articles whose price an invoice has written the GTIN that it names them by. */
export async function numberArticles(
  { client, houseId }: GrowingTx,
  listId: string,
  invoiceId: string,
): Promise<void> {
  await client.query(NUMBER, [houseId, listId, invoiceId])
}
