import type { MemberTx } from '#database/as-member.ts'

const TOUCH = `
  UPDATE tech_sheets SET version = version + 1, updated_at = now(), person_id = acting_person()
  WHERE user_id = $1 AND id = ANY ($2::uuid[])`

/** Sheets whose lines were given another product were edited: a window that has read them before has to read again. */
export async function touchSheets({ client, houseId }: MemberTx, ids: readonly string[]): Promise<void> {
  await client.query(TOUCH, [houseId, ids])
}
