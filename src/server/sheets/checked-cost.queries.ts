import type { CostCheck } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { refuseOutdated } from './write.queries.ts'

/**
 * Stores the cost that was declared right, unless the sheet was saved since that cost was read. It is no change of the
 * sheet: neither its version nor its date follows.
 * @throws NOT_FOUND, VERSION_CONFLICT with the stored sheet
 */
export async function checkCost(tx: MemberTx, { id, version, portionCost }: CostCheck) {
  const { client, houseId } = tx
  const { rows } = await client.query<{ id: string; checkedCost: number | null }>(
    `UPDATE tech_sheets SET checked_cost = $3 WHERE user_id = $1 AND id = $2 AND version = $4
     RETURNING id, checked_cost AS "checkedCost"`,
    [houseId, id, portionCost, version],
  )
  return rows[0] ?? refuseOutdated(tx, id)
}
