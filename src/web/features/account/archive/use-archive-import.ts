import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ArchiveImported, ArchiveReading, Meetings } from '#contract/account-archive.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client } from '#web/lib/query/api.ts'

export type ArchiveStep =
  | { at: 'reading' }
  | { at: 'choosing'; reading: ArchiveReading; failure?: unknown }
  | { at: 'importing'; reading: ArchiveReading }
  | { at: 'done'; imported: ArchiveImported }
  | { at: 'failed'; failure: unknown }

/**
 * An archive on its way into the account: it is read first, and imported once it is known what is done with what is there already.
 * What is answered after `stop` is not shown.
 */
export function useArchiveImport() {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<ArchiveStep>()
  const running = useRef<AbortController>(null)
  const chosen = useRef<File>(null)
  /** Of this archive and these choices: what is sent again after a lost answer is imported once. */
  const key = useRef<{ of: string; is: string }>(null)

  const run = async (work: (signal: AbortSignal) => Promise<ArchiveStep>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const next = await work(controller.signal)
    if (running.current !== controller) return
    running.current = null
    setStep(next)
  }

  const read = (file: File) => {
    chosen.current = file
    key.current = null
    setStep({ at: 'reading' })
    return run(async (signal) => {
      try {
        return { at: 'choosing', reading: await client.archive.read({ body: file }, { signal }) }
      } catch (failure) {
        return { at: 'failed', failure }
      }
    })
  }

  const bring = (reading: ArchiveReading, query: Meetings) => {
    const body = chosen.current
    if (!body || running.current) return undefined
    const of = JSON.stringify(query)
    if (key.current?.of !== of) key.current = { of, is: crypto.randomUUID() }
    const context = { idempotencyKey: key.current.is }
    setStep({ at: 'importing', reading })
    return run(async (signal) => {
      try {
        const imported = await client.archive.import(
          { query: { ...query, fileName: body.name.slice(-FILE_NAME_MAX_LENGTH) }, body },
          { signal, context },
        )
        await invalidateAfter(queryClient, 'archive')
        return { at: 'done', imported }
      } catch (failure) {
        return { at: 'choosing', reading, failure }
      }
    })
  }

  /** Breaks off what runs; the server writes nothing of an import whose sender has left before its end. */
  const stop = () => {
    const wasImporting = step?.at === 'importing'
    running.current?.abort()
    running.current = null
    setStep(undefined)
    if (wasImporting) void invalidateAfter(queryClient, 'archive')
    return wasImporting
  }

  return { step, read, bring, stop }
}
