import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import { cachedAtOf, fetchFromServer } from '#web/lib/offline/fetch-from-server.ts'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { hasServiceWorker } from '#web/lib/session/session-requests.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { kitchenSheetQuery } from '../kitchen-api.ts'
import { keptAnswer, readAhead } from './read-ahead.ts'

/** After the list was read with a network, what is cooked today is kept for when there is none. */
export function useReadAhead(sheets: readonly KitchenSheetSummary[]): void {
  const queryClient = useQueryClient()
  const offline = useOffline()
  useEffect(() => {
    if (offline || isDemo() || !hasServiceWorker()) return undefined
    const stop = new AbortController()
    readAhead(sheets, {
      readSheet: (id) => queryClient.fetchQuery({ ...kitchenSheetQuery(id), staleTime: 0, retry: false }),
      readPhoto: (url) =>
        fetchFromServer(new Request(url), { headers: tabSession.headers(), signal: stop.signal }),
      kept: async (at) => {
        const kept = await keptAnswer(at)
        return kept && { readAt: cachedAtOf(kept) ?? 0, json: () => kept.json() as Promise<unknown> }
      },
      signal: stop.signal,
    }).catch(() => undefined)
    return () => stop.abort()
  }, [sheets, offline, queryClient])
}
