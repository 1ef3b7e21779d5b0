/** A draft on the server, and how much of it is there; what a retry goes on from. */
export interface Draft {
  id: string
  sent: number
}

/**
 * Sends what a draft still lacks, batch after batch, so that the server's memory stays flat; stops, with a failure,
 * where one is not taken.
 */
export async function sendChanges<Change>(
  changes: readonly Change[],
  draft: Draft,
  batch: number,
  send: (from: number, rows: Change[]) => Promise<unknown>,
  onSent: (sent: number) => void,
): Promise<void> {
  while (draft.sent < changes.length) {
    const rows = changes.slice(draft.sent, draft.sent + batch)
    await send(draft.sent, rows)
    draft.sent += rows.length
    onSent(draft.sent)
  }
}
