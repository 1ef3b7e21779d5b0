import type { QueryClient } from '@tanstack/react-query'
import { versionWatch } from '../app-version/version-watch.ts'
import { KITCHEN_KEY } from '../session/kitchen-key.ts'
import { sessionQuery } from '../session/session.ts'
import { connection } from './connection.ts'
import { watchConnection } from './watch-connection.ts'
import { address } from '#web/lib/navigation/address.ts'

/** What the application does so that it can be read without a network, and comes back to one by itself. */
export function startOffline(queryClient: QueryClient): void {
  const readAgain = async (refetchType: 'active' | 'all') => {
    // What is read after it is kept under the account that it names.
    for (const queryKey of [sessionQuery.queryKey, KITCHEN_KEY])
      await queryClient.refetchQueries({ queryKey })
    await queryClient.invalidateQueries({ refetchType })
  }

  watchConnection({
    connection,
    ping: async (signal) => {
      const { ok, status } = await fetch(address('/api/health'), { cache: 'no-store', signal })
      if (!ok) throw new Error(`The server answered ${status}`)
    },
    onReturn: () => void readAgain('active'),
  })

  // Not while developing, where every file changes by the minute.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What came before the worker did, on this page or another, has not been kept yet.
  versionWatch.start(address('/service-worker.js'), () => void readAgain('all')).catch(() => undefined)
}
