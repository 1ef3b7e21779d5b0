import type { GrowingTx } from '../account/storage-meter.ts'
import { idsThere, readDeparted, stillOffered, writeDeparted } from './departed.queries.ts'
import { keptPart } from './kept-part.ts'
import { recordSales } from './record-sales.queries.ts'

/** Gives the dishes and menus that are on the carte again the sales that their open periods have kept of them. */
export async function returnSales(tx: GrowingTx): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ id: string; departed: unknown }>(
    `SELECT id, departed FROM sales_periods
     WHERE user_id = $1 AND departed IS NOT NULL ORDER BY id FOR UPDATE`,
    [houseId],
  )
  for (const { id, departed: stored } of rows) {
    const departed = readDeparted(stored)
    if (departed === null) continue
    const there = await idsThere(tx, departed)
    const back = keptPart(departed, (thing) => there.has(thing.id))
    if (back === null) continue
    await writeDeparted(
      tx,
      id,
      keptPart(departed, (thing) => !there.has(thing.id)),
    )
    await recordSales(tx, id, await stillOffered(tx, back))
  }
}
