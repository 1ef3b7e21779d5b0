import type { MemberTx } from '#database/as-member.ts'
import { formerProductNote } from '#domain/catalogue/former-product-note.ts'
import { withFact } from './with-fact.ts'

/** The name of what a line is made of, in the bin. */
const NAME: Record<string, string> = { user_products: 'name', tech_sheets: 'title' }

/**
 * Lines of the bin that name a product or preparation of the bin remember by their note what it was called, as lines of
 * sheets do when it is deleted.
 * @param which a condition on the lines `d`, with the user as $1 and an act as $2
 */
export async function nameInBin(
  { client, houseId }: MemberTx,
  column: string,
  to: string,
  which: string,
  itemId: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string; note: string | null; name: string }>(
    `SELECT d.id, d.facts ->> 'note' AS note, held.facts ->> '${NAME[to]}' AS name
     FROM deleted_rows d JOIN deleted_rows held ON held.user_id = $1 AND held.table_name = '${to}'
       AND held.emptied IS NULL AND held.row_id = (d.facts ->> '${column}')::uuid
     WHERE ${which}`,
    [houseId, itemId],
  )
  if (rows.length === 0) return
  await client.query(
    `UPDATE deleted_rows d SET facts = ${withFact('d.facts', 'note', 'named.note')}
     FROM unnest($2::uuid[], $3::jsonb[]) AS named (id, note)
     WHERE d.user_id = $1 AND d.id = named.id`,
    [
      houseId,
      rows.map(({ id }) => id),
      rows.map(({ name, note }) => JSON.stringify(formerProductNote(name, note))),
    ],
  )
}
