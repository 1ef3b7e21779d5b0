import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { orpc } from '../query/api.ts'
import { sessionQuery } from '../session/session.ts'

/** Asked on every page, and shown on hardly any. */
const EVERYWHERE = new Set(
  [sessionQuery.queryKey, orpc.account.get.queryKey()].map((key) => JSON.stringify(key)),
)

/** When the oldest of what the page shows was read, in milliseconds since 1970; null when it shows nothing read. */
export function useOldestData(): number | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, () => oldestShown(cache))
}

function oldestShown(cache: QueryCache): number | null {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && !EVERYWHERE.has(JSON.stringify(queryKey)))
    .map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}
