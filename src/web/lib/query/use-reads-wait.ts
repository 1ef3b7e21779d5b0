import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { retryAfterMs } from '../failure/retry-after.ts'

/** Whether something on the page waits until an unavailable server may be asked again. */
export function useReadsWait(): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    useCallback((onChange) => queryClient.getQueryCache().subscribe(onChange), [queryClient]),
    () => readsWait(queryClient),
  )
}

export function readsWait(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => waits(state))
}

type Reading = { fetchStatus: string; fetchFailureReason: unknown }

function waits({ fetchStatus, fetchFailureReason }: Reading): boolean {
  return fetchStatus !== 'idle' && retryAfterMs(fetchFailureReason) !== undefined
}
