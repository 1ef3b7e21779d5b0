import { useCallback, useEffect, useRef } from 'react'

/** What is stored already, and a file is compared with. */
export interface KnownRows<Known> {
  read: (signal: AbortSignal) => Promise<{ version: number; rows: Known }>
  readVersion: () => Promise<number>
}

/** What files are compared with: fetched while a file is read, and again only when it has changed. */
export function useKnownRows<Known>({ read, readVersion }: KnownRows<Known>) {
  const held = useRef<Promise<{ version: number; rows: Known }> | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const fetch = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    held.current = read(running.current.signal)
    return held.current
  }, [read])

  /** Begins; whether it comes to anything is seen when it is needed. */
  const prefetch = useCallback(() => {
    if (held.current === null) fetch().catch(() => undefined)
  }, [fetch])

  /** As it is now. */
  const current = useCallback(async () => {
    const [before, version] = await Promise.all([held.current?.catch(() => null), readVersion()])
    return before?.version === version ? before : fetch()
  }, [readVersion, fetch])

  return { prefetch, current }
}
