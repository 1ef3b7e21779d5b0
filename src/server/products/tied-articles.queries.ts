import type { MemberTx } from '#database/as-member.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { ArticleOffer } from '#domain/orders/split-orders.ts'
import { OWNERS } from './article-row.ts'

/** With the number that its supplier knows it by. */
export type TiedArticleRow = ArticleOffer & { code: string | null }

const ARTICLES = `
  SELECT o.product_id AS "productId", c.supplier_id AS "supplierId",
    ${selectColumns(supplierProducts, 'c', 'id', 'name', 'code', 'unit', 'priceHt', 'packText', 'packPriceHt')},
    ${selectColumns(supplierProducts, 'c', 'densityKgPerL', 'contentQuantity', 'contentUnit')}
  FROM (${OWNERS}) o JOIN supplier_products c ON c.user_id = $1 AND c.id = o.article_id
  WHERE o.product_id = ANY ($2::uuid[])`

const BY_PRODUCT = `${ARTICLES} ORDER BY c.id`

/** Of a product that only follows one there is nothing to choose. */
const OF_SEVERAL = `${ARTICLES} AND EXISTS (
  SELECT 1 FROM product_articles beside WHERE beside.user_id = $1 AND beside.user_product_id = o.product_id
) ORDER BY c.search_text, c.id`

/** The articles that products are tied to. */
export async function readTiedArticles(
  { client, houseId }: MemberTx,
  productIds: readonly string[],
): Promise<TiedArticleRow[]> {
  const { rows } = await client.query<TiedArticleRow>(BY_PRODUCT, [houseId, productIds])
  return rows
}

/** Those of products that are tied to others than the one that their price follows. */
export async function readChoices(
  { client, houseId }: MemberTx,
  productIds: readonly string[],
): Promise<TiedArticleRow[]> {
  const values = [houseId, productIds]
  const { rows } = await client.query<TiedArticleRow>({ name: 'purchase-choices', text: OF_SEVERAL, values })
  return rows
}
