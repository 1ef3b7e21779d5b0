import type { BinQuery, DeletedItem } from '#contract/bin.ts'
import { deletedItems } from '#database/schema/deleted-items.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Reader } from '#database/session-reader.ts'
import { BIN_DAYS } from '#domain/bin/deleted-kind.ts'
import { instantKey, readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { REPLACED } from '../imports/replaced.ts'
import { STILL_KEPT } from './still-kept.ts'

type Page = { items: DeletedItem[]; nextCursor: string | null; total: number }
type Counts = DeletedItem['carried']
type Row = Omit<DeletedItem, 'carried'> & { carried: Counts; total: number }

const SORT = 'bin'

/** Rows that went, by table. */
const WENT: Record<Exclude<keyof Counts, 'usedInSheets' | 'products' | 'sales' | 'givenBack'>, string> = {
  sheets: 'tech_sheets',
  ownProducts: 'user_products',
  suppliers: 'supplier_contacts',
  gammes: 'gammes',
  menus: 'menus',
  lines: 'tech_sheet_ingredients',
  photos: 'tech_sheet_photos',
  dishes: 'gamme_recettes',
  menuDishes: 'menu_dishes',
  choices: 'menu_choices',
  articles: 'supplier_products',
  priceLists: 'price_lists',
  prices: 'price_changes',
}

const went = Object.entries(WENT)
  .map(
    ([name, table]) => `'${name}', count(*) FILTER (WHERE d.table_name = '${table}' AND d.emptied IS NULL)`,
  )
  .join(', ')

/** What the act `i` took with it; lines that were left empty are counted by their sheets, as far as these are still there. */
const CARRIED = `
  (SELECT json_build_object(${went},
     'sales', count(DISTINCT d.facts ->> 'period_id') FILTER (WHERE d.table_name IN ('dish_sales', 'menu_sales') AND d.emptied IS NULL),
     'givenBack', count(*) FILTER (WHERE d.table_name IN ('tech_sheets', 'user_products') AND d.emptied = '${REPLACED}'),
     'products', count(DISTINCT d.row_id) FILTER (WHERE d.table_name = 'user_products' AND d.emptied = 'supplier_id'),
     'usedInSheets', count(DISTINCT l.tech_sheet_id))
   FROM deleted_rows d
   LEFT JOIN tech_sheet_ingredients l ON d.table_name = 'tech_sheet_ingredients' AND d.emptied IS NOT NULL
     AND l.user_id = $1 AND l.id = d.row_id
   WHERE d.user_id = $1 AND d.item_id = i.id)`

/** The gamme of a dish, there or in the bin. */
const GAMME = `
  (SELECT coalesce(g.nom, held.facts ->> 'nom')
   FROM deleted_rows d
   LEFT JOIN gammes g ON g.user_id = $1 AND g.id = (d.facts ->> 'gamme_id')::uuid
   LEFT JOIN deleted_rows held ON held.user_id = $1 AND held.table_name = 'gammes'
     AND held.row_id = (d.facts ->> 'gamme_id')::uuid AND held.emptied IS NULL
   WHERE i.kind = 'dish' AND d.user_id = $1 AND d.item_id = i.id AND d.table_name = 'gamme_recettes'
     AND d.emptied IS NULL LIMIT 1)`

/** The product that it became a part of. */
const MERGED = `
  (SELECT p.name FROM product_merges m JOIN user_products p ON p.user_id = $1 AND p.id = m.kept_product_id
   WHERE m.user_id = $1 AND m.deleted_item_id = i.id LIMIT 1)`

/** The acts of deletion that can still be undone, the last one first. */
export async function listBin({ client, houseId }: Reader, { limit, cursor }: BinQuery): Promise<Page> {
  const { add, values } = new Parameters()
  const owner = add(houseId)
  const place = readCursor(cursor, SORT, instantKey)
  const after = place
    ? `AND (i.deleted_at, i.id) < (${add(place.key)}::timestamptz, ${add(place.id)}::uuid)`
    : ''
  const { rows } = await client.query<Row>(
    `WITH page AS (
       SELECT * FROM deleted_items i WHERE i.user_id = ${owner} AND ${STILL_KEPT} ${after}
       ORDER BY i.deleted_at DESC, i.id DESC LIMIT ${add(limit + 1)}
     )
     SELECT counted.total, ${selectColumns(deletedItems, 'i', 'id', 'kind', 'name', 'things', 'deletedAt')},
       i.deleted_at + interval '${BIN_DAYS} days' AS "keptUntil",
       CASE WHEN i.id IS NOT NULL THEN ${GAMME} END AS gamme, CASE WHEN i.kind = 'product' THEN ${MERGED} END AS "mergedInto",
       CASE WHEN i.id IS NOT NULL THEN ${CARRIED} END AS carried
     FROM (SELECT count(*) AS total FROM deleted_items i WHERE i.user_id = ${owner} AND ${STILL_KEPT}) counted
     LEFT JOIN page i ON true
     ORDER BY i.deleted_at DESC, i.id DESC`,
    values,
  )
  const total = rows[0]?.total ?? 0
  const listed = rows.filter((row) => row.id !== null).map(({ total: _total, ...item }) => item)
  const items = listed.slice(0, limit).map(withoutItself)
  const last = listed.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? writeCursor(SORT, { key: last.deletedAt, id: last.id }) : null, total }
}

/** Where a thing counts itself. */
const ITSELF: Partial<Record<DeletedItem['kind'], keyof Counts>> = {
  sheet: 'sheets',
  product: 'ownProducts',
  supplier: 'suppliers',
  gamme: 'gammes',
  dish: 'dishes',
  menu: 'menus',
}

/** A thing does not carry itself. */
function withoutItself(item: DeletedItem): DeletedItem {
  const itself = ITSELF[item.kind]
  return itself === undefined ? item : { ...item, carried: { ...item.carried, [itself]: 0 } }
}
