import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isNetworkFailure, isUnavailable } from '../failure/failure.ts'
import { keepSessionAlive } from './session-keep-alive.ts'
import { sessionQuery } from './session.ts'

/** Keeps the session of the person who looks at the page; a session that has ended leads to the sign-in page, away from unsaved work never. */
export function useSessionKeepAlive(): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      keepSessionAlive({
        expiresAt: () => queryClient.getQueryData(sessionQuery.queryKey)?.expiresAt ?? null,
        // The server lengthens a session that is read near its end.
        renew: async () => {
          const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
          if (session === null) await router.invalidate()
        },
        isRetryable: (failure) => isNetworkFailure(failure) || isUnavailable(failure),
      }),
    [queryClient, router],
  )
}
