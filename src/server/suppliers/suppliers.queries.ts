import { keysOf } from '#contract/facts/fact.ts'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { selectColumns } from '#database/select-columns.ts'
import { and, eq, sql } from 'drizzle-orm'
import type {
  Supplier,
  SupplierChange,
  SupplierDetail,
  SupplierInput,
  SupplierQuery,
} from '#contract/suppliers.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import type { Reader } from '#database/session-reader.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { moveToBin } from '../bin/move-to-bin.queries.ts'
import { emptyAsNull } from '../empty-as-null.ts'
import { contains } from '../lists/contains.ts'
import { instantKey, readCursor, textKey, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { CATALOGUE_MOVED } from '../products/product-row.ts'
import { outdated } from '../translate-error.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

type Page = { items: Supplier[]; nextCursor: string | null; total: number }
type ListedRow = Supplier & { key: string }

const SORTS = {
  name: { key: 'search_text', type: 'text', shape: textKey, direction: 'ASC' },
  '-createdAt': { key: 'created_at', type: 'timestamptz', shape: instantKey, direction: 'DESC' },
} as const

/** Of the last price list of `supplier_contacts s` that was not undone. */
const ofLastList = (column: string) => `(
  SELECT l.${column} FROM price_lists l
  WHERE l.user_id = $1 AND l.supplier_id = s.id AND l.committed_at IS NOT NULL AND l.undone_at IS NULL
  ORDER BY l.committed_at DESC LIMIT 1)`

/** Of `supplier_contacts s` of the user $1. */
export const SUPPLIER_COLUMNS = `
  ${selectColumns(supplierContacts, 's', 'id', ...keysOf(SUPPLIER_FACTS), 'version', 'createdAt')},
  (SELECT count(*) FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = s.id) AS products,
  ${ofLastList('committed_at')} AS "lastListAt",
  coalesce(${ofLastList('dearer')}, 0) AS "lastListDearer",
  coalesce(${ofLastList('cheaper')}, 0) AS "lastListCheaper"`

/** A page of the user's suppliers and how many there are in all, in one statement. */
export async function listSuppliers(
  { client, houseId }: Reader,
  { search, limit, cursor, sort }: SupplierQuery,
): Promise<Page> {
  const { add, values } = new Parameters()
  const { key, type, shape, direction } = SORTS[sort]
  const place = readCursor<string>(cursor, sort, shape)
  const conditions = [`user_id = ${add(houseId)}`]
  if (search) conditions.push(contains('search_text', search, add))
  const beyond = direction === 'ASC' ? '>' : '<'
  const after = place ? `WHERE (key, id) ${beyond} (${add(place.key)}::${type}, ${add(place.id)}::uuid)` : ''
  const { rows } = await client.query<ListedRow & { total: number }>(
    `WITH matching AS (
       SELECT id, ${key} AS key FROM supplier_contacts WHERE ${conditions.join(' AND ')}
     ),
     page AS (SELECT * FROM matching ${after} ORDER BY key ${direction}, id ${direction} LIMIT ${add(limit + 1)})
     SELECT counted.total, page.key, ${SUPPLIER_COLUMNS}
     FROM (SELECT count(*) AS total FROM matching) counted
     LEFT JOIN page ON true
     LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = page.id
     ORDER BY page.key ${direction}, page.id ${direction}`,
    values,
  )
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, limit)
  const last = listed.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ key: _key, total: _total, ...supplier }) => supplier),
    nextCursor: last ? writeCursor(sort, last) : null,
    total: rows[0]?.total ?? 0,
  }
}

async function findSupplier({ client, houseId }: MemberTx, id: string): Promise<Supplier | undefined> {
  const { rows } = await client.query<Supplier>(
    `SELECT ${SUPPLIER_COLUMNS} FROM supplier_contacts s WHERE s.user_id = $1 AND s.id = $2`,
    [houseId, id],
  )
  return rows[0]
}

const IMPORTED = `
  SELECT count(*) FILTER (WHERE p.id IS NOT NULL OR a.id IS NOT NULL) AS imported,
    count(*) FILTER (WHERE p.id IS NOT NULL AND ${CATALOGUE_MOVED}) AS "newPrices"
  FROM supplier_products c
  LEFT JOIN product_articles a ON a.user_id = c.user_id AND a.supplier_product_id = c.id
  LEFT JOIN user_products p ON p.user_id = c.user_id AND p.source_product_id = c.id
  WHERE c.user_id = $1 AND c.supplier_id = $2`

const CATEGORIES = `
  SELECT category, count(*) AS products FROM supplier_products
  WHERE user_id = $1 AND supplier_id = $2 GROUP BY category ORDER BY fold(category) COLLATE "C"`

export async function readSupplier(tx: MemberTx, id: string): Promise<SupplierDetail | undefined> {
  const { client, houseId } = tx
  const [supplier, imported, categories] = await Promise.all([
    findSupplier(tx, id),
    client.query<Pick<SupplierDetail, 'imported' | 'newPrices'>>(IMPORTED, [houseId, id]),
    client.query<SupplierDetail['categories'][number]>(CATEGORIES, [houseId, id]),
  ])
  const counts = imported.rows[0]
  return supplier && counts && { ...supplier, ...counts, categories: categories.rows }
}

export async function insertSupplier(tx: GrowingTx, input: SupplierInput): Promise<Supplier> {
  const { db, houseId } = tx
  await namesChange(tx)
  const [inserted] = await db
    .insert(supplierContacts)
    .values({ ...emptyAsNull(input), userId: houseId })
    .returning({ id: supplierContacts.id })
  const supplier = inserted && (await findSupplier(tx, inserted.id))
  if (!supplier) throw new Error('A supplier that was just added cannot be read')
  return supplier
}

/**
 * Changes what is given, unless it was read at a version that is no longer the stored one.
 * @throws VERSION_CONFLICT with the stored supplier
 */
export async function updateSupplier(
  tx: MemberTx,
  { id, version, ...change }: SupplierChange,
): Promise<Supplier | undefined> {
  const { db, houseId } = tx
  if (!Object.values(change).some((value) => value !== undefined)) return findSupplier(tx, id)
  if (change.name !== undefined) await namesChange(tx)
  const { rowCount } = await db
    .update(supplierContacts)
    .set({ ...emptyAsNull(change), version: sql`${supplierContacts.version} + 1` })
    .where(
      and(
        eq(supplierContacts.userId, houseId),
        eq(supplierContacts.id, id),
        eq(supplierContacts.version, version),
      ),
    )
    .execute()
  const current = await findSupplier(tx, id)
  if (rowCount === 0 && current) throw outdated('supplier', current)
  return current
}

/**
 * Deletes a supplier with its catalogue, which are in the bin then; the user's products of it stay, without a supplier.
 * @returns its act in the bin; undefined when there was no such supplier
 */
export async function deleteSupplier(tx: MemberTx, id: string): Promise<string | undefined> {
  const { client, houseId } = tx
  // It reaches products, as every change of a product does.
  await namesChange(tx)
  const deletedItemId = await moveToBin(tx, 'supplier', [id])
  await leaveEmpty(tx, 'supplier_contacts', [[id]])
  await client.query('DELETE FROM supplier_contacts WHERE user_id = $1 AND id = $2', [houseId, id])
  await followCheapest(tx)
  return deletedItemId
}
