import { useCallback, useEffect, useRef, useState } from 'react'
import { readCatalogue } from './price-list-api.ts'
import type { Difference } from './reading/compare-with-catalogue.ts'
import type { Reader } from './reading/start-reader.ts'

export type Comparison =
  | { state: 'none' | 'busy' }
  | { state: 'failed'; failure: unknown }
  | { state: 'done'; version: number; differences: readonly Difference[] }

/** The file beside the catalogue as it is now, every time it is asked. */
export function useComparison(supplierId: string) {
  const [comparison, setComparison] = useState<Comparison>({ state: 'none' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const forget = useCallback(() => {
    running.current?.abort()
    setComparison({ state: 'none' })
  }, [])

  const compare = useCallback(
    async (reader: Reader) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setComparison({ state: 'busy' })
      try {
        const { version, products } = await readCatalogue(supplierId, own.signal)
        const differences = await reader.ask('compare', products)
        if (!own.signal.aborted) setComparison({ state: 'done', version, differences })
      } catch (failure) {
        if (!own.signal.aborted) setComparison({ state: 'failed', failure })
      }
    },
    [supplierId],
  )
  return { comparison, compare, forget }
}
