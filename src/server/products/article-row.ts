import { selectColumns } from '#database/select-columns.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import type { Article } from '#contract/product-articles.ts'
import { articlePrice } from '#domain/pricing/article-price.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'

/** An article as SQL gives it: what its pack holds, and its supplier. */
export type ArticleRow = Omit<Article, 'productPriceHt' | 'doubt'> & ProductMeasures

/** Of `supplier_products c` and `supplier_contacts s`. */
export const ARTICLE_COLUMNS = `
  ${selectColumns(
    supplierProducts,
    'c',
    'id',
    'name',
    'brand',
    'code',
    'packText',
    'packPriceHt',
    'priceHt',
    'unit',
    'densityKgPerL',
    'contentQuantity',
    'contentUnit',
  )}, json_build_object('id', s.id, 'name', s.name) AS supplier`

/** Which product each article belongs to: the one that follows it, or one that it is tied to beside. */
export const OWNERS = `
  SELECT user_id, id AS product_id, source_product_id AS article_id, source_price_ht, source_unit, false AS beside
  FROM user_products WHERE user_id = $1 AND source_product_id IS NOT NULL
  UNION ALL
  SELECT user_id, user_product_id, supplier_product_id, source_price_ht, source_unit, true
  FROM product_articles WHERE user_id = $1`

/** With its price for the unit of a product. */
export function toArticle<Row extends ArticleRow>(row: Row, product: ProductMeasures) {
  const { densityKgPerL: _density, contentQuantity: _quantity, contentUnit: _unit, ...article } = row
  const { priceHt, doubt } = articlePrice(row, product)
  return { ...article, productPriceHt: priceHt, doubt }
}
