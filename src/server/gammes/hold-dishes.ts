import type { MemberTx } from '#database/as-member.ts'

/**
 * Holds dishes until the transaction ends, in one order: moving or removing several at once locks them
 * here first, and waits for another that does, instead of each for the other.
 */
export async function holdDishes(
  { client, houseId }: MemberTx,
  of: 'gamme_id' | 'fiche_id',
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `SELECT 1 FROM gamme_recettes WHERE user_id = $1 AND ${of} = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [houseId, ids],
  )
}
