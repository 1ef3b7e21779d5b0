import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AppPath } from '#web/lib/paths.ts'
import { sessionQuery } from '#web/lib/session.ts'

/** Into the application, once the server has given a session; nothing read for whoever sat here before is kept. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    async (to: AppPath) => {
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await router.navigate({ href: to, replace: true })
    },
    [queryClient, router],
  )
}
