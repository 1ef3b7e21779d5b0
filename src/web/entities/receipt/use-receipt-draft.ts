import { useState } from 'react'
import type { WaitingFile } from '#web/lib/waiting/waiting-write.ts'
import type { ReceivableOrder } from './receivable.ts'
import { cleaned, draftOf, type ReceiptDraft, type Tick } from './receipt-draft.ts'
import type { Receiving } from './use-receiving.ts'
import type { OrderReceiving } from './waiting-receipt.ts'

/** What is typed of a delivery: each change is on the device at once, as one that is not complete yet. */
export function useReceiptDraft(
  found: ReceivableOrder,
  waiting: OrderReceiving | undefined,
  receiving: Receiving,
) {
  // The version that is ticked: a later one is met when it is sent.
  const [order] = useState(found)
  const [draft, setDraft] = useState(() => waiting?.body.draft ?? draftOf(found))
  const [files, setFiles] = useState<readonly WaitingFile[]>(waiting?.files ?? [])
  const keep = (next: ReceiptDraft, photos: readonly WaitingFile[], ready: boolean) =>
    receiving.keep({
      id: order.id,
      name: order.supplierName,
      ready,
      files: photos,
      body: { is: 'order', order, draft: ready ? cleaned(next) : next },
    })
  const change = (changes: Partial<ReceiptDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    void keep(next, files, false)
  }
  return {
    order,
    draft,
    files,
    change,
    /** Undefined takes the tick back. */
    tick: (id: string, tick: Tick | undefined) => {
      const { [id]: _, ...others } = draft.ticks
      change({ ticks: tick === undefined ? others : { ...others, [id]: tick } })
    },
    changeFiles: (photos: readonly WaitingFile[]) => {
      setFiles(photos)
      void keep(draft, photos, false)
    },
    /** Complete: it is sent, or waits for its user to send it. */
    finish: (finished: ReceiptDraft) => keep(finished, files, true),
  }
}
export type ReceiptTyping = ReturnType<typeof useReceiptDraft>
