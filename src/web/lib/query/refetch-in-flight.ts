import type { QueryClient } from '@tanstack/react-query'

/**
 * To be called when the server has answered a change, before its answer is put in place of what was read: what is
 * being read just then may have been looked up before the change, and would come after it. It is refetched.
 */
export function refetchInFlight(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.fetchStatus === 'fetching',
    refetchType: 'all',
  })
}
