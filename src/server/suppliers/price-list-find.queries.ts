import { selectColumns } from '#database/select-columns.ts'
import { priceLists } from '#database/schema/price-lists.ts'
import type { PriceList } from '#contract/price-lists.ts'
import type { Reader } from '#database/session-reader.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'

type Row = Omit<PriceList, 'supplier'> & { supplierId: string; supplierName: string }
type Page = { items: PriceList[]; nextCursor: string | null; total: number }

const SORT = 'price lists'

/** Of `price_lists l` and its supplier `s`. */
const COLUMNS = `
  ${selectColumns(priceLists, 'l', 'id', 'supplierId', 'fileName', 'createdAt', 'committedAt', 'undoneAt')},
  ${selectColumns(priceLists, 'l', 'added', 'dearer', 'cheaper', 'altered', 'removed', 'unchanged')},
  s.name AS "supplierName",
  (SELECT count(*) FROM price_changes p WHERE p.user_id = l.user_id AND p.act_id = l.act_id) AS "pricesTaken",
  l.committed_at IS NOT NULL AND l.undone_at IS NULL AND NOT EXISTS (
    SELECT FROM price_lists later
    WHERE later.user_id = l.user_id AND later.supplier_id = l.supplier_id
      AND later.undone_at IS NULL AND later.committed_at > l.committed_at
  ) AS latest`

const WITH_SUPPLIER = 'JOIN supplier_contacts s ON s.user_id = l.user_id AND s.id = l.supplier_id'

function toPriceList({ supplierId, supplierName, ...row }: Row): PriceList {
  return { ...row, supplier: { id: supplierId, name: supplierName } }
}

/** A file of the user's; undefined when there is none of this id that belongs to this supplier. */
export async function findPriceList(
  { client, houseId }: Reader,
  supplierId: string,
  id: string,
): Promise<PriceList | undefined> {
  const { rows } = await client.query<Row>(
    `SELECT ${COLUMNS} FROM price_lists l ${WITH_SUPPLIER}
     WHERE l.user_id = $1 AND l.supplier_id = $2 AND l.id = $3`,
    [houseId, supplierId, id],
  )
  return rows[0] && toPriceList(rows[0])
}

/** The files that went into the catalogues, or into one, the newest first. */
export async function listPriceLists(
  { client, houseId }: Reader,
  { supplierId, limit, cursor }: { supplierId?: string; limit: number; cursor?: string },
): Promise<Page> {
  const { add, values } = new Parameters()
  const place = readCursor(cursor, SORT, instantKey)
  const conditions = [`l.user_id = ${add(houseId)}`, 'l.committed_at IS NOT NULL']
  if (supplierId !== undefined) conditions.push(`l.supplier_id = ${add(supplierId)}`)
  const after = place ? `WHERE (key, id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)` : ''
  const { rows } = await client.query<Row & { total: number }>(
    `WITH matching AS MATERIALIZED (
       SELECT l.id, l.committed_at AS key FROM price_lists l WHERE ${conditions.join(' AND ')}
     ),
     page AS (SELECT * FROM matching ${after} ORDER BY key DESC, id DESC LIMIT ${add(limit + 1)})
     SELECT counted.total, told.* FROM (SELECT count(*) AS total FROM matching) counted
     LEFT JOIN (
       SELECT ${COLUMNS} FROM page JOIN price_lists l ON l.user_id = $1 AND l.id = page.id ${WITH_SUPPLIER}
     ) told ON true
     ORDER BY told."committedAt" DESC, told.id DESC`,
    values,
  )
  const listed = rows.filter((row) => row.id !== null)
  const items = listed.slice(0, limit).map(({ total: _total, ...row }) => toPriceList(row))
  const last = listed.length > limit ? items.at(-1) : undefined
  return {
    items,
    nextCursor: last?.committedAt ? writeCursor(SORT, { key: last.committedAt, id: last.id }) : null,
    total: rows[0]?.total ?? 0,
  }
}
