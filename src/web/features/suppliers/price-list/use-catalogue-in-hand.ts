import { useCallback, useEffect, useRef } from 'react'
import { type CatalogueInHand, readCatalogue, readVersion } from './price-list-api.ts'

/** The catalogue that files are compared with: fetched while a file is read, and again only when it has changed. */
export function useCatalogueInHand(supplierId: string) {
  const held = useRef<Promise<CatalogueInHand> | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const fetch = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    held.current = readCatalogue(supplierId, running.current.signal)
    return held.current
  }, [supplierId])

  /** Begins; whether it comes to anything is seen when it is needed. */
  const prefetch = useCallback(() => {
    if (held.current === null) fetch().catch(() => undefined)
  }, [fetch])

  /** As it is now. */
  const current = useCallback(async () => {
    const [before, version] = await Promise.all([held.current?.catch(() => null), readVersion(supplierId)])
    return before?.version === version ? before : fetch()
  }, [supplierId, fetch])

  return { prefetch, current }
}
