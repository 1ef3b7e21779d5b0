import type { CommittedInput } from '#contract/imported-sheets.ts'
import { sameName } from '#domain/sheet-files/grid/same-name.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { ImportedProducts } from './import-products.queries.ts'
import type { ImportAct } from '../imports/record-import.queries.ts'

/** A name that means another product now is no longer one of the former. */
const OTHERS = `
  unnest($2::uuid[], $3::text[], $4::text[]) AS r (product, name, unit)
  WHERE n.user_id = $1 AND n.name = r.name AND n.unit = r.unit AND n.user_product_id <> r.product`

const LEARN = `
  INSERT INTO product_names (user_id, user_product_id, name, unit)
  SELECT $1, r.product, r.name, r.unit FROM unnest($2::uuid[], $3::text[], $4::text[]) AS r (product, name, unit)
  WHERE NOT EXISTS (SELECT FROM product_names n
    WHERE n.user_id = $1 AND n.user_product_id = r.product AND n.name = r.name AND n.unit = r.unit)
  RETURNING 1`

/** Keeps by which names files mean the products of written sheets, so that the next import knows them. */
export async function learnNames(
  { client, houseId }: GrowingTx,
  { products }: CommittedInput,
  { ids, fresh }: Pick<ImportedProducts, 'ids' | 'fresh'>,
  used: ReadonlySet<number>,
  act: ImportAct,
): Promise<void> {
  const learnt = new Map<string, [product: string, name: string, unit: string]>()
  products.forEach(({ names, unit }, at) => {
    const id = ids[at]
    if (id === undefined || !used.has(at)) return
    for (const name of names.map(sameName))
      if (name !== '') learnt.set(JSON.stringify([name, unit]), [id, name, unit])
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
  await client.query(LEARN, values)
}
