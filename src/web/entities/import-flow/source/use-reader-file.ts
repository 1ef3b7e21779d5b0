import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { WorkerTimeout } from '#web/lib/worker/start-worker.ts'
import type { Source } from '#web/ui/table-file/source-name.tsx'

/** What is known of a file before it is read. */
export interface SourceState {
  source: Source | null
  /** Null for pasted rows, and for no file at all. */
  fileName: string | null
  /** What is being done, and how much of it where that is known. */
  work: { kind: 'opening' | 'reading'; share: number | null } | null
}

export const NO_SOURCE: SourceState = { source: null, fileName: null, work: null }

type Stoppable = { stop: () => void }
type Refusal = 'file-too-large' | 'unreadable' | 'tooSlow'

/**
 * A file and the worker that reads it, one at a time: what a later file has overtaken says nothing any more.
 * @param nothing what is known without a file
 */
export function useReaderFile<Reader extends Stoppable, State extends SourceState & { refusal: unknown }>(
  nothing: State,
  start: (onProgress: (share: number) => void) => Reader,
) {
  const [file, setFile] = useState(nothing)
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.stop(), [])
  const change = useCallback((part: Partial<State>) => setFile((before) => ({ ...before, ...part })), [])
  const refused = (refusal: Refusal) => ({ work: null, refusal }) as unknown as Partial<State>

  const cancel = () => {
    reader.current?.stop()
    reader.current = null
    setFile(nothing)
  }

  /** Runs one piece of work. */
  const work = async (kind: 'opening' | 'reading', run: (reader: Reader) => Promise<Partial<State>>) => {
    const own = reader.current
    if (own === null) return
    change({ work: { kind, share: null } } as Partial<State>)
    try {
      const result = await run(own)
      if (reader.current === own) change({ ...result, work: null })
    } catch (failure) {
      if (reader.current !== own) return
      own.stop()
      reader.current = null
      // This worker has ended: the file has to be chosen again.
      setFile(({ source, fileName }) => ({
        ...nothing,
        source,
        fileName,
        ...refused(failure instanceof WorkerTimeout ? 'tooSlow' : 'unreadable'),
      }))
    }
  }

  const begin = (
    source: Source,
    fileName: string | null,
    open: (reader: Reader) => Promise<Partial<State>>,
  ) => {
    cancel()
    if (source.bytes > MAX_FILE_BYTES) return change({ source, fileName, ...refused('file-too-large') })
    reader.current = start((share) => change({ work: { kind: 'opening', share } } as Partial<State>))
    change({ source, fileName } as Partial<State>)
    void work('opening', open)
  }

  return { file, reader, change, cancel, work, begin }
}
