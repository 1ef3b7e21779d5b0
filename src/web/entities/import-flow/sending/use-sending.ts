import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import type { ImportTypes } from '../import-types.ts'
import { type Draft, sendChanges } from './send-changes.ts'

/** What is sent of a file. */
export interface ImportAct<Types extends ImportTypes> {
  fileName: string
  /** Of what the file was compared with. */
  version: number
  outcome: Types['outcome']
  options: Types['options']
}

/** The calls by which the changes of a file become a draft on the server, and the draft becomes true. */
export interface DraftCalls<Types extends ImportTypes> {
  begin: (
    draft: { fileName: string; version: number; changes: number; unchanged: number },
    signal: AbortSignal,
  ) => Promise<{ id: string }>
  send: (id: string, from: number, rows: Types['change'][], signal: AbortSignal) => Promise<unknown>
  commit: (id: string, options: Types['options']) => Promise<Types['done']>
  cancel: (id: string) => Promise<unknown>
  /** Changes sent at once. */
  batch: number
  invalidate: (client: QueryClient) => unknown
}

export type Sending =
  | { state: 'idle' | 'committing' }
  | { state: 'sending'; sent: number; total: number }
  | { state: 'failed'; failure: unknown }

/** Sends what was ticked and makes it true; a failure keeps its place, and the next try continues from there. */
export function useSending<Types extends ImportTypes>(
  calls: DraftCalls<Types>,
  callbacks: { onDone: (done: Types['done']) => void; onChanged: () => void },
) {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const draft = useRef<{ of: ImportAct<Types>; draft: Draft } | null>(null)

  /** Nothing has changed yet: the server may forget the draft, and does so by itself after an hour. */
  const forgetDraft = () => {
    const begun = draft.current
    draft.current = null
    if (begun) void calls.cancel(begun.draft.id).catch(() => undefined)
  }
  const cancel = () => {
    running.current?.abort()
    running.current = null
    forgetDraft()
    setSending({ state: 'idle' })
  }
  useEffect(() => () => running.current?.abort(), [])

  const send = async (wanted: ImportAct<Types>) => {
    // The second click of a double one.
    if (running.current !== null || refusedInDemo()) return
    const own = new AbortController()
    running.current = own
    const { signal } = own
    const { changes, unchanged } = wanted.outcome
    const total = changes.length
    try {
      if (draft.current !== null && !isSame(draft.current.of, wanted)) forgetDraft()
      setSending({ state: 'sending', sent: draft.current?.draft.sent ?? 0, total })
      if (draft.current === null) {
        const fileName = wanted.fileName.slice(-FILE_NAME_MAX_LENGTH)
        const { version } = wanted
        const { id } = await calls.begin({ fileName, version, changes: total, unchanged }, signal)
        draft.current = { of: wanted, draft: { id, sent: 0 } }
      }
      const begun = draft.current.draft
      await sendChanges(
        changes,
        begun,
        calls.batch,
        (from, rows) => calls.send(begun.id, from, rows, signal),
        (sent) => setSending({ state: 'sending', sent, total }),
      )
      setSending({ state: 'committing' })
      const done = await calls.commit(begun.id, wanted.options)
      draft.current = null
      callbacks.onDone(done)
      setSending({ state: 'idle' })
      void calls.invalidate(queryClient)
    } catch (failure) {
      if (signal.aborted) return
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
  return { sending, send, cancel }
}

function isSame<Types extends ImportTypes>(one: ImportAct<Types>, other: ImportAct<Types>): boolean {
  return one.version === other.version && one.outcome === other.outcome
}
