import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Forgets what was read under a key. What is still on the screen goes as soon as nothing shows it any more: taken away
 * under its page, it would be asked for again, and of what is no more there is no answer.
 */
export function removeQueryWhenIdle(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ queryKey })) {
    if (query.getObserversCount() === 0) {
      cache.remove(query)
      continue
    }
    const stop = cache.subscribe((event) => {
      if (event.query !== query || event.type !== 'observerRemoved') return
      if (query.getObserversCount() > 0) return
      stop()
      cache.remove(query)
    })
  }
}
