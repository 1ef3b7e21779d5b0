import type { MemberTx } from '#database/as-member.ts'

const COUNT = 'SELECT count(*) AS products FROM price_changes WHERE user_id = $1 AND act_id = $2'

/** How many products an act gave a price; 0 for one that was not done yet, so that a retry can be known. */
export async function pricesOfAct({ client, houseId }: MemberTx, actId: string | undefined): Promise<number> {
  if (actId === undefined) return 0
  const { rows } = await client.query<{ products: number }>(COUNT, [houseId, actId])
  return rows[0]?.products ?? 0
}

const PRODUCTS = 'SELECT user_product_id AS id FROM price_changes WHERE user_id = $1 AND act_id = $2'

/** The ids of the products that an act gave a price. */
export async function productsOfAct({ client, houseId }: MemberTx, actId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(PRODUCTS, [houseId, actId])
  return rows.map(({ id }) => id)
}
