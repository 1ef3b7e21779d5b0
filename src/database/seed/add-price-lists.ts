import type { MemberTx } from '../as-member.ts'
import { priceLists } from '../schema/price-lists.ts'
import { takingId } from './add-products.ts'
import { catalogueSize } from './add-catalogues.ts'
import { firstPricesAt, type PriceFile } from './price-files.ts'
import { stableId } from './stable-id.ts'

/** As the server keeps a file that it made the catalogue, so that the last one of a supplier can be undone. */
const ROWS = `
  INSERT INTO price_list_rows (user_id, price_list_id, position, supplier_product_id, after, before)
  SELECT c.user_id, m.list_id, m.position, c.id,
    to_jsonb(c) - '{user_id,id,supplier_id,created_at,updated_at,search_text}'::text[]
      || jsonb_build_object('price_ht', m.new_price),
    to_jsonb(c) - '{user_id,search_text}'::text[] || jsonb_build_object(
      'price_ht', m.old_price, 'agreed_price_ht', m.old_price, 'agreed_at', m.since, 'updated_at', m.since, 'source_price_ht', m.old_price, 'source_unit', c.unit)
  FROM unnest($2::uuid[], $3::int[], $4::uuid[], $5::numeric[], $6::numeric[], $7::timestamptz[])
    AS m (list_id, position, product_id, old_price, new_price, since)
  JOIN supplier_products c ON c.user_id = $1 AND c.id = m.product_id
  RETURNING 1`

/** The journal of the files that came from these suppliers. */
export async function addPriceLists(
  { db, client, houseId }: MemberTx,
  files: readonly PriceFile[],
  today: Date,
): Promise<void> {
  if (files.length === 0) return
  await db.insert(priceLists).values(
    files.map((file) => ({
      userId: houseId,
      id: listId(houseId, file),
      supplierId: stableId(houseId, 'supplier', file.supplier),
      fileName: file.fileName,
      createdAt: file.at.toISOString(),
      committedAt: file.at.toISOString(),
      catalogueVersion: file.place,
      changes: file.moves.length,
      unchanged: catalogueSize(file.supplier) - file.moves.length,
      dearer: file.moves.filter(({ oldPriceHt, newPriceHt }) => newPriceHt > oldPriceHt).length,
      cheaper: file.moves.filter(({ oldPriceHt, newPriceHt }) => newPriceHt < oldPriceHt).length,
      actId: file.taken ? takingId(houseId, file) : null,
    })),
  )
  const since = new Map<string, Date>()
  const rows = files.flatMap((file) =>
    file.moves.map((move, position) => {
      const before = since.get(move.name) ?? firstPricesAt(today, file.supplier)
      since.set(move.name, file.at)
      return { ...move, position, list: listId(houseId, file), since: before }
    }),
  )
  await client.query(ROWS, [
    houseId,
    rows.map(({ list }) => list),
    rows.map(({ position }) => position),
    rows.map(({ name }) => stableId(houseId, 'offer', name)),
    rows.map(({ oldPriceHt }) => oldPriceHt),
    rows.map(({ newPriceHt }) => newPriceHt),
    rows.map((row) => row.since.toISOString()),
  ])
}

function listId(userId: string, { supplier, place }: PriceFile): string {
  return stableId(userId, 'price list', `${supplier}\n${place}`)
}
