import type { CommittedInput } from '#contract/imported-sheets.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { ImportedProducts } from './import-products.queries.ts'
import type { ImportAct } from '../imports/record-import.queries.ts'

/** A name that means another product now is no longer one of the former. */
const OTHERS = `
  unnest($2::uuid[], $3::text[], $4::text[]) AS r (product, name, unit)
  WHERE n.user_id = $1 AND n.name = r.name AND n.unit = r.unit AND n.user_product_id <> r.product`

const LEARN = `
  INSERT INTO product_names (user_id, user_product_id, name, unit, confirmed)
  SELECT $1, r.product, r.name, r.unit, coalesce(r.confirmed, true)
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) AS r (product, name, unit, confirmed)
  WHERE NOT EXISTS (SELECT FROM product_names n
    WHERE n.user_id = $1 AND n.user_product_id = r.product AND n.name = r.name AND n.unit = r.unit)
  RETURNING 1`

/** What the user says of a name confirms what an import before has taken it for. */
const CONFIRM = `
  UPDATE product_names n SET confirmed = true
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) AS r (product, name, unit, confirmed)
  WHERE n.user_id = $1 AND n.user_product_id = r.product AND n.name = r.name AND n.unit = r.unit
    AND r.confirmed AND NOT n.confirmed`

/** Keeps by which names files mean the products of written sheets, so that the next import knows them. */
export async function learnNames(
  { client, houseId }: GrowingTx,
  { products }: CommittedInput,
  { ids, fresh }: Pick<ImportedProducts, 'ids' | 'fresh'>,
  used: ReadonlySet<number>,
  act: ImportAct,
): Promise<void> {
  const learnt = new Map<string, [product: string, name: string, unit: string, confirmed: boolean | null]>()
  products.forEach(({ names, unit, confirmed = null }, at) => {
    const id = ids[at]
    if (id === undefined || !used.has(at)) return
    for (const name of names.map(sameName))
      if (name !== '') learnt.set(JSON.stringify([name, unit]), [id, name, unit, confirmed])
  })
  const rows = [...learnt.values()]
  const values = [
    houseId,
    rows.map(([id]) => id),
    rows.map(([, name]) => name),
    rows.map(([, , unit]) => unit),
  ]
  const { rows: others } = await client.query<{ id: string }>(
    `SELECT DISTINCT n.user_product_id AS id FROM product_names n, ${OTHERS}`,
    values,
  )
  const changed = new Set([...rows.map(([id]) => id), ...others.map(({ id }) => id)])
  await act.willChange(
    'user_products',
    [...changed].filter((id) => !fresh.has(id)),
  )
  await client.query(`DELETE FROM product_names n USING ${OTHERS}`, values)
  const learning = [...values, rows.map(([, , , confirmed]) => confirmed)]
  await client.query(CONFIRM, learning)
  await client.query(LEARN, learning)
}
