import {
  type CatalogueProduct,
  type CatalogueQuery,
  type ImportableQuery,
  MAX_CHOSEN,
} from '#contract/catalogue.ts'
import type { Reader } from '#database/session-reader.ts'
import { contains } from '../lists/contains.ts'
import { readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { PRODUCT_SORTS } from '../products/product-sorts.ts'
import { CATALOGUE_COLUMNS } from './catalogue-row.ts'

type Page = { items: CatalogueProduct[]; nextCursor: string | null; total: number }
type Row = CatalogueProduct & { key: string | number; total: number; known: boolean }

/** A product came from it, or is tied to it. */
const IS_IMPORTED = `(
  EXISTS (SELECT FROM user_products p WHERE p.user_id = c.user_id AND p.source_product_id = c.id)
  OR EXISTS (SELECT FROM product_articles a WHERE a.user_id = c.user_id AND a.supplier_product_id = c.id))`

/** Which rows of `supplier_products c`; the first two values are the user's id and the supplier's. */
function conditionsOf(
  add: Parameters['add'],
  { search, category, imported }: Pick<CatalogueQuery, 'search' | 'category' | 'imported'>,
): string {
  const conditions = ['c.user_id = $1', 'c.supplier_id = $2']
  if (search) conditions.push(contains('c.search_text', search, add))
  if (category !== undefined) conditions.push(`c.category = ${add(category)}`)
  if (imported !== undefined) conditions.push(`${IS_IMPORTED} = ${add(imported)}`)
  return conditions.join(' AND ')
}

const SUPPLIER_IS_KNOWN = 'EXISTS (SELECT FROM supplier_contacts WHERE user_id = $1 AND id = $2) AS known'

/**
 * A page of a supplier's catalogue and how many rows match, in one statement; rows are looked up one by one, as
 * those of the product list are.
 * @returns undefined when the user has no such supplier
 */
export async function listCatalogue(
  { client, houseId }: Reader,
  query: CatalogueQuery,
): Promise<Page | undefined> {
  const { sort, limit } = query
  const { add, values } = new Parameters()
  add(houseId)
  add(query.id)
  const { key, direction, type, shape } = PRODUCT_SORTS[sort]
  const place = readCursor(query.cursor, sort, shape)
  const matching = conditionsOf(add, query)
  const after = place
    ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${add(place.key)}::${type}, ${add(place.id)}::uuid)`
    : ''
  const order = `key ${direction}, id ${direction}`
  const { rows } = await client.query<Row>(
    `WITH matching AS MATERIALIZED (
       SELECT c.id, ${key} AS key FROM supplier_products c WHERE ${matching}
     ),
     page AS (SELECT id, key FROM matching ${after} ORDER BY ${order} LIMIT ${add(limit + 1)})
     SELECT counted.total, ${SUPPLIER_IS_KNOWN}, page.key, ${CATALOGUE_COLUMNS}
     FROM (SELECT count(*) AS total FROM matching) counted
     LEFT JOIN page ON true
     LEFT JOIN LATERAL (
       SELECT * FROM supplier_products WHERE user_id = $1 AND id = page.id LIMIT 1
     ) c ON true
     ORDER BY ${order.replaceAll(/\b(key|id)\b/g, 'page.$1')}`,
    values,
  )
  const [first] = rows
  if (!first?.known) return undefined
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, limit)
  const last = listed.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ key: _key, total: _total, known: _known, ...row }) => row),
    nextCursor: last ? writeCursor(sort, last) : null,
    total: first.total,
  }
}

/** The ids of the rows that match and are not imported, by name; undefined when the user has no such supplier. */
export async function listImportable(
  { client, houseId }: Reader,
  query: ImportableQuery,
): Promise<{ ids: string[]; total: number } | undefined> {
  const { add, values } = new Parameters()
  add(houseId)
  add(query.id)
  const matching = conditionsOf(add, { ...query, imported: false })
  const { rows } = await client.query<{ known: boolean; ids: string[] | null; total: number }>(
    `WITH matching AS MATERIALIZED (
       SELECT c.id, c.search_text FROM supplier_products c WHERE ${matching}
     ),
     first AS (SELECT id, search_text FROM matching ORDER BY search_text, id LIMIT ${MAX_CHOSEN})
     SELECT ${SUPPLIER_IS_KNOWN}, (SELECT count(*) FROM matching) AS total,
       (SELECT array_agg(id ORDER BY search_text, id) FROM first) AS ids`,
    values,
  )
  const [found] = rows
  return found?.known ? { ids: found.ids ?? [], total: found.total } : undefined
}
