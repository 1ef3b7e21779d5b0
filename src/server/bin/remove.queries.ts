import type { MemberTx } from '#database/as-member.ts'
import { BIN_DAYS } from '#domain/bin/deleted-kind.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { orNotFound } from '../or-not-found.ts'
import { nameInBin } from './name-in-bin.queries.ts'

/** Of what a line can be made: by which column, of which table. */
const SOURCES = [
  ['user_product_id', 'user_products'],
  ['sub_sheet_id', 'tech_sheets'],
] as const

/**
 * Deletes permanently what one act had put into the bin. Lines of sheets that are in the bin remember by their note what they were
 * made of.
 * @throws NOT_FOUND
 */
export async function removeFromBin(tx: MemberTx, id: string): Promise<{ id: string }> {
  const { client, houseId } = tx
  await lockCosts(tx)
  for (const [column, table] of SOURCES)
    await nameInBin(
      tx,
      column,
      table,
      `held.item_id = $2 AND d.user_id = $1 AND d.item_id <> $2 AND d.table_name = 'tech_sheet_ingredients'
         AND d.emptied IS NULL`,
      id,
    )
  const { rowCount } = await client.query('DELETE FROM deleted_items WHERE user_id = $1 AND id = $2', [
    houseId,
    id,
  ])
  return orNotFound(rowCount === 1 ? { id } : undefined)
}

/** Empties the bin of what was deleted up to a moment; what another window has deleted since stays. */
export async function emptyBin(tx: MemberTx, until: string): Promise<{ deleted: number }> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rowCount } = await client.query(
    'DELETE FROM deleted_items WHERE user_id = $1 AND deleted_at <= $2',
    [houseId, until],
  )
  return { deleted: rowCount ?? 0 }
}

/** What has been in the bin for thirty days. */
export const OLD_DELETED = `
  FROM deleted_items WHERE user_id = $1 AND deleted_at <= now() - interval '${BIN_DAYS} days'`

/** Deletes it permanently. */
export async function forgetDeleted({ client, houseId }: MemberTx): Promise<void> {
  await client.query(`DELETE ${OLD_DELETED}`, [houseId])
}
