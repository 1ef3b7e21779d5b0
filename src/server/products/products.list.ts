import type { QueryConfig } from 'pg'
import type { UserProduct, UserProductQuery } from '#contract/products.ts'
import type { Reader } from '#database/session-reader.ts'
import { contains } from '../lists/contains.ts'
import { readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { namesAreThoseOf, type RememberedNames } from '../search/remembered-names.ts'
import { findProducts, type FoundPage, isNameQuery, type NameQuery } from './find-products.ts'
import { CATALOGUE_MOVED, PRODUCT_COLUMNS, type ProductRow, toProduct, WITH_SUPPLIER } from './product-row.ts'
import { PRODUCT_SORTS } from './product-sorts.ts'

type ListedRow = ProductRow & { key: string | number; total: number }
type Page = { items: UserProduct[]; nextCursor: string | null; total: number }

/** A page of the user's products and how many there are in all, in one statement. */
export async function listProducts(
  reader: Reader,
  query: UserProductQuery,
  rememberedNames: RememberedNames,
): Promise<Page> {
  const rows = isNameQuery(query)
    ? await rowsByName(reader, query, rememberedNames)
    : await rowsOf(reader, listStatement(reader, query))
  return pageOf(rows, query)
}

function rowsByName(reader: Reader, query: NameQuery, rememberedNames: RememberedNames) {
  return rememberedNames.search(reader, async (names, revision) => {
    const found = findProducts(names.product, query)
    if (!found) return { answer: await rowsOf(reader, listStatement(reader, query)), isOutdated: false }
    const rows = await rowsOf(reader, foundStatement(reader, query, { ...found, revision }))
    const isGone = found.products.length > 0 && rows.some(({ id }) => id === null)
    return { answer: rows, isOutdated: rows.length === 0 || isGone }
  })
}

async function rowsOf({ client }: Reader, statement: QueryConfig): Promise<ListedRow[]> {
  return (await client.query<ListedRow>(statement)).rows
}

function pageOf(rows: readonly ListedRow[], query: UserProductQuery): Page {
  const total = rows[0]?.total ?? 0
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, query.limit)
  const last = listed.length > query.limit ? page.at(-1) : undefined
  return {
    items: page.map(({ key: _key, total: _total, ...row }) => toProduct(row)),
    nextCursor: last ? writeCursor(query.sort, last) : null,
    total,
  }
}

const HAS_NEW_PRICE = `EXISTS (
  SELECT FROM supplier_products c WHERE c.user_id = $1 AND c.id = p.source_product_id AND ${CATALOGUE_MOVED}
)`

/**
 * Ids are found in an index alone and counted there; only the rows of the page are read. A filter that no index
 * leads to is looked through once for both, everything else is cheaper to count and to page apart. The rows are
 * looked up one by one, which a limit makes sure of: right after an import the database knows nothing of the table
 * and would compare each of the page with all of them.
 */
export function listStatement({ houseId }: Pick<Reader, 'houseId'>, query: UserProductQuery) {
  const { sort, limit, search, priceMin, priceMax, allergens = [], undeclared, imported, newPrice } = query
  const { add, values } = new Parameters()
  const { key, direction, type, shape } = PRODUCT_SORTS[sort]
  const place = readCursor(query.cursor, sort, shape)
  const conditions = [`user_id = ${add(houseId)}`]
  if (query.category !== undefined) conditions.push(`category = ${add(query.category)}`)
  if (query.supplierId !== undefined) conditions.push(`supplier_id = ${add(query.supplierId)}`)
  if (search) conditions.push(contains('search_text', search, add))
  if (priceMin !== undefined) conditions.push(`price_ht >= ${add(priceMin)}`)
  if (priceMax !== undefined) conditions.push(`price_ht <= ${add(priceMax)}`)
  if (allergens.length > 0) conditions.push(`(allergens || traces) @> ${add(allergens)}::text[]`)
  if (undeclared !== undefined)
    conditions.push(`(cardinality(allergens) = 0 AND NOT allergen_free) = ${add(undeclared)}`)
  if (imported !== undefined) conditions.push(`(imported_at IS NOT NULL) = ${add(imported)}`)
  if (newPrice !== undefined) conditions.push(`${HAS_NEW_PRICE} = ${add(newPrice)}`)
  const lookedThrough =
    search ||
    priceMin !== undefined ||
    priceMax !== undefined ||
    allergens.length > 0 ||
    undeclared !== undefined ||
    imported !== undefined ||
    newPrice !== undefined
  const after = place
    ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${add(place.key)}::${type}, ${add(place.id)}::uuid)`
    : ''
  const order = `key ${direction}, id ${direction}`
  const text = `
    WITH matching AS ${lookedThrough ? '' : 'NOT'} MATERIALIZED (
      SELECT id, ${key} AS key FROM user_products p WHERE ${conditions.join(' AND ')}
    ),
    page AS (SELECT id, key FROM matching ${after} ORDER BY ${order} LIMIT ${add(limit + 1)}),
    counted AS (SELECT count(*) AS total FROM matching)
    ${rowsOfPage(order)}`
  return { text, values }
}

/** Without a row where names have changed since; a row without an id is one of a product that has another name by now. */
function foundStatement(
  { houseId }: Reader,
  { sort }: NameQuery,
  { products, total, revision }: FoundPage & { revision: string | null },
): QueryConfig {
  const { direction } = PRODUCT_SORTS[sort]
  const text = `
    WITH page AS (
      SELECT id, key COLLATE "C" AS key FROM unnest($2::uuid[], $3::text[]) AS found (id, key)
    ),
    counted AS (
      SELECT $4::integer AS total WHERE ${namesAreThoseOf('$5')}
    )
    ${rowsOfPage(`key ${direction}, id ${direction}`, 'AND search_text = page.key')}`
  const ids = products.map(({ id }) => id)
  const keys = products.map(({ searchText }) => searchText)
  return { name: `found-products-${direction}`, text, values: [houseId, ids, keys, total, revision] }
}

/** What both end with: the rows of `page`, beside how many products `counted` has found. */
function rowsOfPage(order: string, alike = ''): string {
  return `
    SELECT counted.total, page.key, ${PRODUCT_COLUMNS}
    FROM counted
    LEFT JOIN page ON true
    LEFT JOIN LATERAL (
      SELECT * FROM user_products WHERE user_id = $1 AND id = page.id ${alike} LIMIT 1
    ) p ON true
    ${WITH_SUPPLIER}
    ORDER BY ${order.replaceAll(/\b(key|id)\b/g, 'page.$1')}`
}
