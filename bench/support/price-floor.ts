import { asMember } from '#database/as-member.ts'
import type { Statement } from './floor.ts'
import type { Server } from './start-server.ts'

const PRODUCT = {
  name: 'floor-product',
  text: `UPDATE user_products SET price_ht = $3, price_changed_at = now(), updated_at = now()
    WHERE user_id = $1 AND id = $2 RETURNING *`,
}

const HISTORY = {
  name: 'floor-history',
  text: `INSERT INTO price_changes (user_id, act_id, source, user_product_id, unit, old_price_ht, new_price_ht)
    VALUES ($1, gen_random_uuid(), 'typed', $2, 'kg', $3, $4)`,
}

const COSTS = {
  name: 'floor-costs',
  text: `UPDATE tech_sheets s SET cout_matiere = new.cost FROM unnest($2::uuid[], $3::numeric[]) AS new (id, cost)
    WHERE s.user_id = $1 AND s.id = new.id`,
}

/** The sheets that use a product, to the top. */
const ABOVE = `
  WITH RECURSIVE above AS (
    SELECT tech_sheet_id AS id FROM tech_sheet_ingredients WHERE user_id = $1 AND user_product_id = $2
    UNION
    SELECT l.tech_sheet_id FROM above JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = above.id
  )
  SELECT id FROM above`

/**
 * The fewest statements that store another price of a product, its history, and the costs above it, which are known already. The
 * version stays: it is what the product's own writes are made at.
 */
export async function priceFloor(server: Server, userId: string, productId: string): Promise<Statement[]> {
  const sheets = await asMember(server.database, userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(ABOVE, [userId, productId])
    return rows.map(({ id }) => id)
  })
  return [
    { ...PRODUCT, values: [userId, productId, 8] },
    { ...HISTORY, values: [userId, productId, 8, 9] },
    ...(sheets.length > 0
      ? [{ ...COSTS, values: [userId, sheets, sheets.map((_, index) => 10 + index / 100)] }]
      : []),
  ]
}
