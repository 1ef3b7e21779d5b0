import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import type { ImportTypes } from '../import-types.ts'
import { type Draft, sendChanges } from './send-changes.ts'
import type { Attempt } from './use-act.ts'

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

/** Sends what was ticked and makes it true; a failure keeps its place, and the next try continues from there. */
export function useDrafts<Types extends ImportTypes>(calls: DraftCalls<Types>) {
  const queryClient = useQueryClient()
  const draft = useRef<{ of: ImportAct<Types>; draft: Draft } | null>(null)

  /** Nothing has changed yet: the server may forget the draft, and does so by itself after an hour. */
  const forget = () => {
    const begun = draft.current
    draft.current = null
    if (begun) void calls.cancel(begun.draft.id).catch(() => undefined)
  }

  const commit = async (wanted: ImportAct<Types>, { signal, show }: Attempt): Promise<Types['done']> => {
    const { version, options } = wanted
    const { changes, unchanged } = wanted.outcome
    const total = changes.length
    if (draft.current !== null && !isSame(draft.current.of, wanted)) forget()
    show({ state: 'sending', sent: draft.current?.draft.sent ?? 0, total })
    try {
      if (draft.current === null) {
        const fileName = wanted.fileName.slice(-FILE_NAME_MAX_LENGTH)
        const { id } = await calls.begin({ fileName, version, changes: total, unchanged }, signal)
        draft.current = { of: wanted, draft: { id, sent: 0 } }
      }
      const begun = draft.current.draft
      await sendChanges(
        changes,
        begun,
        calls.batch,
        (from, rows) => calls.send(begun.id, from, rows, signal),
        (sent) => show({ state: 'sending', sent, total }),
      )
      show({ state: 'committing' })
      const done = await calls.commit(begun.id, options)
      draft.current = null
      void calls.invalidate(queryClient)
      return done
    } catch (failure) {
      // A draft that was forgotten meanwhile is begun again.
      if (!signal.aborted && (isOutdated(failure) || codeOf(failure) === 'NOT_FOUND')) forget()
      throw failure
    }
  }
  return { commit, forget }
}

/** What the file was compared with has changed. */
export function isOutdated(failure: unknown): boolean {
  return codeOf(failure) === 'CATALOGUE_CHANGED'
}

function isSame<Types extends ImportTypes>(one: ImportAct<Types>, other: ImportAct<Types>): boolean {
  return one.version === other.version && one.outcome === other.outcome
}
