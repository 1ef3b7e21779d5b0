import { BATCH_ROWS } from '#contract/price-lists.ts'
import type { PriceListRow } from '#contract/price-lists.ts'

/** A draft on the server, and how much of it is there; what a retry goes on from. */
export interface Draft {
  listId: string
  sent: number
}

/**
 * Sends what a draft still lacks, batch after batch, so that the server's memory stays flat; stops, with a failure,
 * where one is not taken.
 */
export async function sendChanges(
  changes: readonly PriceListRow[],
  draft: Draft,
  send: (from: number, rows: PriceListRow[]) => Promise<unknown>,
  onSent: (sent: number) => void,
): Promise<void> {
  while (draft.sent < changes.length) {
    const rows = changes.slice(draft.sent, draft.sent + BATCH_ROWS)
    await send(draft.sent, rows)
    draft.sent += rows.length
    onSent(draft.sent)
  }
}
