import type { MemberTx } from '#database/as-member.ts'
import { REPLACED } from '../imports/replaced.ts'
import { openUnder } from '../public-carte/address-in-transaction.queries.ts'

/** Opens the cartes of the act $2 again. @returns how many addresses stay closed: the carte has another one, or someone else has this one */
export async function openAgain(tx: MemberTx, itemId: string): Promise<number> {
  const { rows } = await tx.client.query<{ carteId: string; token: string }>(
    `SELECT row_id AS "carteId", facts ->> 'token' AS token FROM deleted_rows
     WHERE user_id = $1 AND item_id = $2 AND table_name = 'public_cartes' AND emptied = '${REPLACED}'`,
    [tx.houseId, itemId],
  )
  let closed = 0
  for (const { carteId, token } of rows) if (!(await openUnder(tx, carteId, token))) closed += 1
  return closed
}
