import { selectColumns } from '#database/select-columns.ts'
import { productArticles } from '#database/schema/product-articles.ts'
import { userProducts } from '#database/schema/user-products.ts'
import type { ArticlesInput, ProductArticles } from '#contract/product-articles.ts'
import type { MemberTx } from '#database/as-member.ts'
import { cheapestArticle } from '#domain/pricing/article-price.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { ARTICLE_COLUMNS, type ArticleRow, OWNERS, toArticle } from './article-row.ts'
import { followCheapest } from './follow-cheapest.queries.ts'

type Product = ProductMeasures & {
  priceHt: number | null
  followedId: string | null
  followsCheapest: boolean
  version: number
}
type Seen = { sourcePriceHt: number | null; sourceUnit: Unit | null }

const PRODUCT = `
  SELECT ${selectColumns(userProducts, 'p', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit', 'priceHt', 'followsCheapest')},
    p.source_product_id AS "followedId", p.articles_version AS version
  FROM user_products p WHERE p.user_id = $1 AND p.id = $2`

const TIED = `
  WITH owned AS (SELECT * FROM (${OWNERS}) o WHERE o.product_id = $2)
  SELECT ${ARTICLE_COLUMNS}, ${selectColumns(productArticles, 'owned', 'sourcePriceHt', 'sourceUnit')}
  FROM owned
  JOIN supplier_products c ON c.user_id = $1 AND c.id = owned.article_id
  JOIN supplier_contacts s ON s.user_id = $1 AND s.id = c.supplier_id
  ORDER BY c.search_text, c.id`

/** The articles that a product is tied to, by name; undefined when the user has no such product. */
export async function findArticles(
  { client, houseId }: MemberTx,
  id: string,
): Promise<ProductArticles | undefined> {
  const [products, tied] = await Promise.all([
    client.query<Product>(PRODUCT, [houseId, id]),
    client.query<ArticleRow & Seen>(TIED, [houseId, id]),
  ])
  const product = products.rows[0]
  if (!product) return undefined
  const { unit, version, followedId, followsCheapest } = product
  const articles = tied.rows.map((row) => toArticle(row, product))
  const cheapest =
    articles.length < 2
      ? null
      : cheapestArticle(
          articles.map((one) => ({ ...one, priceHt: one.productPriceHt })),
          followedId,
        )
  const items = articles.map((one) => ({ ...one, cheapest: one.id === cheapest }))
  return { version, unit, followedId, followsCheapest, items }
}

/** For each asked article of the user's, the product that it belongs to. */
const KNOWN = `
  SELECT c.id, o.product_id AS owner FROM supplier_products c
  LEFT JOIN (${OWNERS}) o ON o.article_id = c.id
  WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[])`

const CLEAR = 'DELETE FROM product_articles WHERE user_id = $1 AND user_product_id = $2'

const FOLLOW = `
  UPDATE user_products SET source_product_id = $3, source_price_ht = $4, source_unit = $5, follows_cheapest = $6,
    articles_version = articles_version + 1
  WHERE user_id = $1 AND id = $2`

const TIE = `
  INSERT INTO product_articles (user_id, user_product_id, supplier_product_id, source_price_ht, source_unit)
  SELECT $1, $2, tied.* FROM unnest($3::uuid[], $4::numeric[], $5::text[]) AS tied
  RETURNING 1`

/** An article that asks what the product costs already has no new price to show. */
const KNOW = `
  UPDATE user_products p SET source_price_ht = c.price_ht, source_unit = c.unit FROM supplier_products c
  WHERE p.user_id = $1 AND p.id = $2 AND p.source_unit IS NULL
    AND c.user_id = $1 AND c.id = p.source_product_id AND c.id = ANY ($3::uuid[])`

/**
 * Ties a product to exactly these articles, and says which one its price follows. The price itself stays.
 * @returns undefined when the user has no such product
 * @throws VERSION_CONFLICT with what is stored; VALIDATION for an article that is not there, or another product's
 */
export async function setArticles(
  tx: GrowingTx,
  { id, version, followedId, followsCheapest, articles }: ArticlesInput,
): Promise<ProductArticles | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const before = await findArticles(tx, id)
  if (!before) return undefined
  if (version !== before.version) throw outdated('list of articles', before)
  await refuseForeign(tx, id, articles)
  const followed = articles.find((one) => one.id === followedId)
  const beside = articles.filter((one) => one.id !== followedId)
  await client.query(CLEAR, [houseId, id])
  await client.query(FOLLOW, [
    houseId,
    id,
    followed?.id ?? null,
    followed?.sourcePriceHt ?? null,
    followed?.sourceUnit ?? null,
    followsCheapest,
  ])
  await client.query(TIE, [
    houseId,
    id,
    beside.map((one) => one.id),
    beside.map((one) => one.sourcePriceHt),
    beside.map((one) => one.sourceUnit),
  ])
  if (followsCheapest) await followCheapest(tx)
  const { rows } = await client.query<Product>(PRODUCT, [houseId, id])
  const tied = await findArticles(tx, id)
  const same = tied?.items.filter(({ productPriceHt }) => productPriceHt === rows[0]?.priceHt) ?? []
  await client.query(KNOW, [houseId, id, same.map((one) => one.id)])
  return findArticles(tx, id)
}

async function refuseForeign(
  { client, houseId }: MemberTx,
  id: string,
  articles: ArticlesInput['articles'],
): Promise<void> {
  const { rows } = await client.query<{ id: string; owner: string | null }>(KNOWN, [
    houseId,
    articles.map((one) => one.id),
  ])
  const ownerOf = new Map(rows.map((row) => [row.id, row.owner]))
  const fields = articles.flatMap((one, index) => {
    const path = `articles.${index}.id`
    const owner = ownerOf.get(one.id)
    if (owner === undefined) return [{ path, rule: 'unknown-reference' }]
    return owner === null || owner === id ? [] : [{ path, rule: 'article-taken' }]
  })
  if (fields.length > 0) throw invalidFields(fields)
}
