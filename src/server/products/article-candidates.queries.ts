import { selectColumns } from '#database/select-columns.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { type ArticleCandidates, MAX_CANDIDATES } from '#contract/product-articles.ts'
import type { MemberTx } from '#database/as-member.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { nameMatcher } from '#domain/imports/name-matcher.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import { contains } from '../lists/contains.ts'
import { Parameters } from '../lists/parameters.ts'
import { ARTICLE_COLUMNS, type ArticleRow, OWNERS, toArticle } from './article-row.ts'

type Product = ProductMeasures & { name: string }
type Candidate = ArticleRow & Pick<ArticleCandidates['items'][number], 'product'>

const PRODUCT = `
  SELECT ${selectColumns(userProducts, 'p', 'name', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit')}
  FROM user_products p WHERE p.user_id = $1 AND p.id = $2`

/** Of all catalogues, without what the product $2 is tied to already. */
const FREE = `c.user_id = $1 AND NOT EXISTS (
  SELECT FROM (${OWNERS}) own WHERE own.article_id = c.id AND own.product_id = $2)`

const FACTS = `
  SELECT ${ARTICLE_COLUMNS}, CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END AS product
  FROM supplier_products c
  JOIN supplier_contacts s ON s.user_id = $1 AND s.id = c.supplier_id
  LEFT JOIN (${OWNERS}) o ON o.article_id = c.id
  LEFT JOIN user_products p ON p.user_id = $1 AND p.id = o.product_id
  WHERE c.user_id = $1 AND c.id = ANY ($2::uuid[]) ORDER BY c.search_text, c.id`

/** Letters by which a name is looked up before names are compared: plurals and endings differ. */
const BEGINNING = 4

/** What a product may be tied to; undefined when the user has no such product. */
export async function findCandidates(
  tx: MemberTx,
  id: string,
  search: string | undefined,
): Promise<ArticleCandidates | undefined> {
  const { client, houseId } = tx
  const { rows } = await client.query<Product>(PRODUCT, [houseId, id])
  const product = rows[0]
  if (!product) return undefined
  if (search) {
    const { ids, total } = await searched(tx, id, search)
    const found = await readArticles(tx, ids)
    return { total, items: found.map((row) => ({ ...toArticle(row, product), certainty: null })) }
  }
  const { certainty, ids } = await meant(tx, id, product.name)
  const found = new Map((await readArticles(tx, ids)).map((row) => [row.id, row]))
  const items = ids.flatMap((one, place) => {
    const row = found.get(one)
    const sure = place === 0 && certainty === 'sure'
    return row
      ? [{ ...toArticle(row, product), certainty: sure ? ('sure' as const) : ('doubtful' as const) }]
      : []
  })
  return { total: items.length, items }
}

async function readArticles({ client, houseId }: MemberTx, ids: readonly string[]): Promise<Candidate[]> {
  const { rows } = await client.query<Candidate>(FACTS, [houseId, ids])
  return rows
}

async function searched({ client, houseId }: MemberTx, id: string, search: string) {
  const { add, values } = new Parameters()
  add(houseId)
  add(id)
  const { rows } = await client.query<{ ids: string[] | null; total: number }>(
    `WITH matching AS MATERIALIZED (
       SELECT c.id, c.search_text FROM supplier_products c WHERE ${FREE} AND ${contains('c.search_text', search, add)}
     ),
     first AS (SELECT * FROM matching ORDER BY search_text, id LIMIT ${MAX_CANDIDATES})
     SELECT (SELECT count(*) FROM matching) AS total,
       (SELECT array_agg(id ORDER BY search_text, id) FROM first) AS ids`,
    values,
  )
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

/** Articles whose names mean that of the product, the likeliest first. */
async function meant({ client, houseId }: MemberTx, id: string, name: string) {
  const beginnings = searchWords(name.replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' '))
    .filter((word) => word.length > 2)
    .map((word) => `%${word.slice(0, BEGINNING)}%`)
  const { rows } = await client.query<{ id: string; name: string }>(
    `SELECT c.id, c.name FROM supplier_products c WHERE ${FREE} AND c.search_text LIKE ANY ($3::text[])`,
    [houseId, id, beginnings],
  )
  const { certainty, candidates } = nameMatcher(rows)(name)
  return { certainty, ids: candidates.map(({ candidate }) => candidate.id) }
}
