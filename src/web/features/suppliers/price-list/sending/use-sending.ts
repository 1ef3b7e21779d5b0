import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CommittedPriceList } from '#contract/price-lists.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { client } from '#web/lib/query/api.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import type { ImportOutcome } from '../differences/outcome.ts'
import { type Draft, sendChanges } from './send-changes.ts'

export interface Import {
  fileName: string
  version: number
  outcome: ImportOutcome
  takePrices: boolean
}

export type Sending =
  | { state: 'idle' | 'committing' }
  | { state: 'sending'; sent: number; total: number }
  | { state: 'failed'; failure: unknown }

/** Sends what was ticked and makes it the catalogue; a failure keeps its place, and the next try goes on from there. */
export function useSending(
  supplierId: string,
  callbacks: { onDone: (imported: CommittedPriceList) => void; onChanged: () => void },
) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const draft = useRef<{ of: Import; draft: Draft } | null>(null)

  /** Nothing has changed yet: the server may forget the draft, and does so by itself after an hour. */
  const forgetDraft = () => {
    const begun = draft.current
    draft.current = null
    if (begun)
      void client.priceLists.cancel({ id: supplierId, listId: begun.draft.listId }).catch(() => undefined)
  }
  const cancel = () => {
    running.current?.abort()
    running.current = null
    forgetDraft()
    setSending({ state: 'idle' })
  }
  useEffect(() => () => running.current?.abort(), [])

  const send = async (wanted: Import) => {
    // The second click of a double one.
    if (running.current !== null || refusedInDemo()) return
    const own = new AbortController()
    running.current = own
    const { changes, unchanged } = wanted.outcome
    const total = changes.length
    try {
      if (draft.current !== null && !isSame(draft.current.of, wanted)) forgetDraft()
      setSending({ state: 'sending', sent: draft.current?.draft.sent ?? 0, total })
      draft.current ??= { of: wanted, draft: await begin(wanted, total, unchanged, own.signal) }
      const begun = draft.current.draft
      await sendChanges(
        changes,
        begun,
        (from, rows) =>
          client.priceLists.send(
            { id: supplierId, listId: begun.listId, from, rows },
            { signal: own.signal },
          ),
        (sent) => setSending({ state: 'sending', sent, total }),
      )
      setSending({ state: 'committing' })
      const list = await client.priceLists.commit({
        id: supplierId,
        listId: begun.listId,
        takePrices: wanted.takePrices,
      })
      draft.current = null
      callbacks.onDone(list)
      setSending({ state: 'idle' })
      void invalidateAfter(queryClient, 'priceLists')
    } catch (failure) {
      if (own.signal.aborted) return
      const code = codeOf(failure)
      // A draft that was forgotten meanwhile is begun again.
      if (code === 'CATALOGUE_CHANGED' || code === 'NOT_FOUND') forgetDraft()
      if (code === 'CATALOGUE_CHANGED') {
        setSending({ state: 'idle' })
        callbacks.onChanged()
      } else setSending({ state: 'failed', failure })
    } finally {
      if (running.current === own) running.current = null
    }
  }

  const begin = async (wanted: Import, changes: number, unchanged: number, signal: AbortSignal) => {
    const fileName = wanted.fileName.slice(-FILE_NAME_MAX_LENGTH)
    const { id } = await client.priceLists.begin(
      { id: supplierId, fileName, version: wanted.version, changes, unchanged },
      { signal },
    )
    return { listId: id, sent: 0 }
  }
  return { sending, send, cancel }
}

function isSame(one: Import, other: Import): boolean {
  return one.version === other.version && one.outcome === other.outcome
}
