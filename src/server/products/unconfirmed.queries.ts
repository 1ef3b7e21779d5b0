import type { UnconfirmedProduct } from '#contract/product-names.ts'
import type { MemberTx } from '#database/as-member.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Reader } from '#database/session-reader.ts'

/** The names of the files that products of the user $1 were taken for, and the user has not confirmed. */
export const UNCONFIRMED_NAMES = `
  SELECT user_product_id, array_agg(DISTINCT name) AS names
  FROM product_names WHERE user_id = $1 AND NOT confirmed GROUP BY user_product_id`

const UNCONFIRMED = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'name', 'category', 'unit', 'priceHt')}, written.names, (
    SELECT count(DISTINCT l.tech_sheet_id) FROM tech_sheet_ingredients l
    WHERE l.user_id = $1 AND l.user_product_id = p.id
  ) AS sheets
  FROM (${UNCONFIRMED_NAMES}) written
  JOIN user_products p ON p.user_id = $1 AND p.id = written.user_product_id
  ORDER BY p.search_text, p.id`

/** The products that the user is to confirm, by name. */
export async function listUnconfirmed({ client, houseId }: Reader): Promise<{ items: UnconfirmedProduct[] }> {
  const { rows } = await client.query<UnconfirmedProduct>({
    name: 'list-unconfirmed',
    text: UNCONFIRMED,
    values: [houseId],
  })
  return { items: rows }
}

/** How many of these products were to be confirmed; one that is gone is not. */
export async function confirmNames({ client, houseId }: MemberTx, ids: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE product_names SET confirmed = true
     WHERE user_id = $1 AND user_product_id = ANY ($2::uuid[]) AND NOT confirmed
     RETURNING user_product_id AS id`,
    [houseId, ids],
  )
  return new Set(rows.map(({ id }) => id)).size
}
