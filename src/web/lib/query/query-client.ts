import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from '../failure/failure.ts'
import { pauseBeforeRead, readsAgain } from '../failure/retry-after.ts'
import { cachedAt } from '../offline/cached-at.ts'
import { refetchInFlight } from './refetch-in-flight.ts'

/** `onSignedOut` is called when a read finds that the session has ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => refetchInFlight(queryClient) }),
    queryCache: new QueryCache({
      onError: (failure) => {
        if (statusOf(failure) === 401) onSignedOut()
      },
      onSuccess: (_data, query) => {
        // An answer that was kept is as old as it is, not new because it was found again.
        const readAt = cachedAt.take(query.queryHash)
        if (readAt !== undefined) query.setState({ dataUpdatedAt: readAt })
      },
    }),
    defaultOptions: {
      queries: {
        // What a kitchen edits changes by its own hand; half a minute spares a reload at every step back.
        staleTime: 30_000,
        retry: readsAgain,
        retryDelay: pauseBeforeRead,
        // 'online' would wait without a word for a connection; the error card with 'Réessayer' is better.
        networkMode: 'always',
      },
      // Never again by itself: the first attempt may have been written.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
