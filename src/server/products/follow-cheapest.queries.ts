import { selectColumns } from '#database/select-columns.ts'
import { userProducts } from '#database/schema/user-products.ts'
import type { MemberTx } from '#database/as-member.ts'
import { articlePrice, cheapestArticle, type PricedArticle } from '#domain/pricing/article-price.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'

type Row = ProductMeasures & {
  id: string
  followedId: string | null
  article: CostedProduct & { id: string; priceHt: number }
}

/** The articles of every product that follows its cheapest one. */
const READ = `
  WITH tied AS (
    SELECT id AS product_id, source_product_id AS article_id FROM user_products
    WHERE user_id = $1 AND follows_cheapest AND source_product_id IS NOT NULL
    UNION ALL
    SELECT p.id, a.supplier_product_id FROM user_products p
    JOIN product_articles a ON a.user_id = $1 AND a.user_product_id = p.id
    WHERE p.user_id = $1 AND p.follows_cheapest
  )
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit')},
    p.source_product_id AS "followedId",
    json_build_object('id', c.id, 'priceHt', c.price_ht, 'unit', c.unit, 'densityKgPerL', c.density_kg_per_l,
      'contentQuantity', c.content_quantity, 'contentUnit', c.content_unit) AS article
  FROM tied
  JOIN user_products p ON p.user_id = $1 AND p.id = tied.product_id
  JOIN supplier_products c ON c.user_id = $1 AND c.id = tied.article_id
  ORDER BY p.id, c.search_text, c.id`

/** The article that was followed becomes one beside, and the other way round; each keeps the price that was last taken of it. */
const SWAP = `
  WITH chosen AS MATERIALIZED (
    SELECT a.id, a.user_product_id, a.supplier_product_id, a.source_price_ht, a.source_unit,
      p.source_product_id AS former_id, p.source_price_ht AS former_price_ht, p.source_unit AS former_unit
    FROM unnest($2::uuid[], $3::uuid[]) AS wanted (product_id, article_id)
    JOIN product_articles a ON a.user_id = $1 AND a.user_product_id = wanted.product_id
      AND a.supplier_product_id = wanted.article_id
    JOIN user_products p ON p.user_id = $1 AND p.id = wanted.product_id
  ),
  beside AS (
    UPDATE product_articles a SET supplier_product_id = chosen.former_id, source_price_ht = chosen.former_price_ht,
      source_unit = chosen.former_unit
    FROM chosen WHERE a.user_id = $1 AND a.id = chosen.id AND chosen.former_id IS NOT NULL
  ),
  alone AS (
    DELETE FROM product_articles a USING chosen WHERE a.user_id = $1 AND a.id = chosen.id AND chosen.former_id IS NULL
  )
  UPDATE user_products p SET source_product_id = chosen.supplier_product_id,
    source_price_ht = chosen.source_price_ht, source_unit = chosen.source_unit,
    articles_version = articles_version + 1
  FROM chosen WHERE p.user_id = $1 AND p.id = chosen.user_product_id`

/**
 * Lets every product that follows its cheapest article follow the one that is so now. Call it after a change of a
 * catalogue, of a product's measures or of which articles it is tied to. Without a certain price the article stays.
 */
export async function followCheapest({ client, houseId }: MemberTx): Promise<void> {
  const { rows } = await client.query<Row>({ name: 'follow-cheapest', text: READ, values: [houseId] })
  const products = new Map<string, { followedId: string | null; articles: PricedArticle[] }>()
  for (const { id, followedId, article, ...measures } of rows) {
    const known = products.get(id) ?? { followedId, articles: [] }
    known.articles.push({ id: article.id, ...articlePrice(article, measures) })
    products.set(id, known)
  }
  const swaps = [...products].flatMap(([id, { followedId, articles }]) => {
    const cheapest = cheapestArticle(articles, followedId)
    return cheapest === null || cheapest === followedId ? [] : [{ id, cheapest }]
  })
  if (swaps.length === 0) return
  await client.query(SWAP, [houseId, swaps.map(({ id }) => id), swaps.map(({ cheapest }) => cheapest)])
}
