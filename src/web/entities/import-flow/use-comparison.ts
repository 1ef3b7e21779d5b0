import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImportTypes } from './import-types.ts'
import type { RunningReader } from './start-table-reader.ts'
import { useKnownRows } from './use-known-rows.ts'
import type { KnownRows } from './use-known-rows.ts'

type Comparison<Line> =
  | { state: 'none' | 'busy' }
  | { state: 'failed'; failure: unknown }
  | { state: 'done'; version: number; lines: readonly Line[] }

/** The file beside what is there now, every time it is asked. */
export function useComparison<Types extends ImportTypes>(known: KnownRows<Types['known']>) {
  const [comparison, setComparison] = useState<Comparison<Types['line']>>({ state: 'none' })
  const running = useRef<AbortController | null>(null)
  const { prefetch, current } = useKnownRows(known)
  useEffect(() => () => running.current?.abort(), [])

  const forget = useCallback(() => {
    running.current?.abort()
    setComparison({ state: 'none' })
  }, [])

  const compare = useCallback(
    async (reader: RunningReader<Types>) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setComparison({ state: 'busy' })
      try {
        const { version, rows } = await current()
        const lines = await reader.compare(rows)
        if (!own.signal.aborted) setComparison({ state: 'done', version, lines })
      } catch (failure) {
        if (!own.signal.aborted) setComparison({ state: 'failed', failure })
      }
    },
    [current],
  )
  return { comparison, prefetch, compare, forget }
}
