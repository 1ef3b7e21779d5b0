import { BATCH_ROWS } from '#contract/price-lists.ts'
import type { PriceListRow } from '#contract/price-lists.ts'
import { client } from '#web/lib/api.ts'

/** A draft on the server, and how much of it is there; what a retry goes on from. */
export interface Draft {
  listId: string
  sent: number
}

/** Sends what a draft still lacks, batch after batch; stops, with a failure, where one is not taken. */
export async function sendChanges(
  supplierId: string,
  changes: readonly PriceListRow[],
  draft: Draft,
  { signal, onSent }: { signal: AbortSignal; onSent: (sent: number) => void },
): Promise<void> {
  while (draft.sent < changes.length) {
    const rows = changes.slice(draft.sent, draft.sent + BATCH_ROWS)
    // oxlint-disable-next-line no-await-in-loop -- the server's memory stays flat while it has one at a time
    await client.priceLists.send({ id: supplierId, listId: draft.listId, from: draft.sent, rows }, { signal })
    draft.sent += rows.length
    onSent(draft.sent)
  }
}
