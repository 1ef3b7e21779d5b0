import { LATEST_SUPPLIERS, type Supplier, type SupplierStatistics } from '#contract/suppliers.ts'
import type { MemberTx } from '#database/as-member.ts'
import { SUPPLIER_COLUMNS } from './suppliers.queries.ts'

type Totals = Omit<SupplierStatistics, 'categories' | 'latest'>

const TOTALS = `
  SELECT
    (SELECT count(*) FROM supplier_contacts WHERE user_id = $1) AS suppliers,
    (SELECT count(*) FROM supplier_products WHERE user_id = $1) AS "catalogueProducts",
    count(*) AS "importedProducts", coalesce(sum(price_ht), 0) AS "totalValue"
  FROM user_products WHERE user_id = $1 AND imported_at IS NOT NULL`

const CATEGORIES = `
  SELECT category, sum(catalogue)::int AS "catalogueProducts", sum(imported)::int AS "importedProducts"
  FROM (
    SELECT category, count(*) AS catalogue, 0 AS imported FROM supplier_products
    WHERE user_id = $1 GROUP BY category
    UNION ALL
    SELECT category, 0, count(*) FROM user_products
    WHERE user_id = $1 AND imported_at IS NOT NULL GROUP BY category
  ) counted
  GROUP BY category ORDER BY "catalogueProducts" DESC, "importedProducts" DESC,
    fold(category) COLLATE "C"`

const LATEST = `
  SELECT ${SUPPLIER_COLUMNS} FROM supplier_contacts s
  WHERE s.user_id = $1 ORDER BY s.created_at DESC, s.id DESC LIMIT ${LATEST_SUPPLIERS}`

/** Suppliers, catalogues and what was imported of them, in figures. */
export async function supplierStatistics({ client, houseId }: MemberTx): Promise<SupplierStatistics> {
  const values = [houseId]
  const [totals, categories, latest] = await Promise.all([
    client.query<Totals>(TOTALS, values),
    client.query<SupplierStatistics['categories'][number]>(CATEGORIES, values),
    client.query<Supplier>(LATEST, values),
  ])
  const [counted] = totals.rows
  if (!counted) throw new Error('Counting gave nothing')
  return { ...counted, categories: categories.rows, latest: latest.rows }
}
