import { useCallback, useEffect, useRef, useState } from 'react'
import type { Difference } from './reading/compare-with-catalogue.ts'
import type { Reader } from './reading/start-reader.ts'
import { useCatalogueInHand } from './use-catalogue-in-hand.ts'

export type Comparison =
  | { state: 'none' | 'busy' }
  | { state: 'failed'; failure: unknown }
  | { state: 'done'; version: number; differences: readonly Difference[] }

/** The file beside the catalogue as it is now, every time it is asked. */
export function useComparison(supplierId: string) {
  const [comparison, setComparison] = useState<Comparison>({ state: 'none' })
  const running = useRef<AbortController | null>(null)
  const { prefetch, current } = useCatalogueInHand(supplierId)
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
        const { version, products } = await current()
        const differences = await reader.call('compare', products)
        if (!own.signal.aborted) setComparison({ state: 'done', version, differences })
      } catch (failure) {
        if (!own.signal.aborted) setComparison({ state: 'failed', failure })
      }
    },
    [current],
  )
  return { comparison, prefetch, compare, forget }
}
