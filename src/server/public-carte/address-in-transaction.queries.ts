import type { MemberTx } from '#database/as-member.ts'
import { asServerWithin } from '#database/as-server-within.ts'

/** Closes those of these cartes that are open, before they go. @returns their addresses */
export function closeAddresses(
  tx: MemberTx,
  carteIds: readonly string[],
): Promise<{ carteId: string; token: string }[]> {
  const { client, houseId } = tx
  return asServerWithin(tx, async () => {
    const { rows } = await client.query<{ carteId: string; token: string }>(
      `DELETE FROM auth.public_cartes WHERE user_id = $1 AND carte_id = ANY ($2::uuid[])
       RETURNING carte_id AS "carteId", token`,
      [houseId, carteIds],
    )
    return rows
  })
}

/** Closes the carte under this address. @returns its id; undefined where the address is not the user's any more */
export function closeUnder(tx: MemberTx, token: string): Promise<string | undefined> {
  const { client, houseId } = tx
  return asServerWithin(tx, async () => {
    const { rows } = await client.query<{ carteId: string }>(
      'DELETE FROM auth.public_cartes WHERE user_id = $1 AND token = $2 RETURNING carte_id AS "carteId"',
      [houseId, token],
    )
    return rows[0]?.carteId
  })
}

/** Opens a carte that has no address under this one. @returns false where it has one, or another carte has this one */
export function openUnder(tx: MemberTx, carteId: string, token: string): Promise<boolean> {
  const { client, houseId } = tx
  return asServerWithin(tx, async () => {
    const { rowCount } = await client.query(
      `INSERT INTO auth.public_cartes (token, user_id, carte_id) SELECT $2, $1, $3
       WHERE NOT EXISTS (SELECT FROM auth.public_cartes WHERE user_id = $1 AND carte_id = $3) ON CONFLICT DO NOTHING`,
      [houseId, token, carteId],
    )
    return rowCount === 1
  })
}
