import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import { isDemo, isDemoWanted, visitDemo } from '#web/lib/demo/demo.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { clearOfflineCaches } from '#web/lib/offline/offline-cache.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { removeStoredDrafts } from '#web/lib/storage/draft-storage.ts'

/** Whose kitchen the page shows. */
export interface KitchenHere extends KitchenState {
  /** What this browser keeps anything under: the name of the tablet, or who is signed in; null in the demo. */
  account: string | null
}

/** The tablet, or who looks at what tablets show; null where this browser is neither. */
export const kitchenQuery = queryOptions({
  queryKey: ['kitchen'],
  queryFn: async ({ client: queryClient }): Promise<KitchenHere | null> => {
    const here = await readKitchen(queryClient)
    if (here !== null || isDemo() || !isDemoWanted()) return here
    visitDemo()
    return readKitchen(queryClient)
  },
  // Each look lengthens what names the tablet.
  staleTime: 5 * 60_000,
  gcTime: Infinity,
})

async function readKitchen(queryClient: QueryClient): Promise<KitchenHere | null> {
  let account: string | null = null
  const onAnswer = ({ headers }: Response) => {
    account = headers.get(ACCOUNT_HEADER)
  }
  try {
    const state = await client.kitchen.state({}, { context: { onAnswer } })
    if (account !== null) tabSession.adopt(account)
    return { ...state, account }
  } catch (failure) {
    if (statusOf(failure) !== 401 || tabSession.state.get() !== 'here') throw failure
    await forgetKitchen(queryClient)
    return null
  }
}

/** Takes note of a refusal: a tablet that was revoked shows nothing more, one that was locked asks for its PIN. */
export function noteRefusal(queryClient: QueryClient, failure: unknown): void {
  if (statusOf(failure) === 401) {
    queryClient.setQueryData(kitchenQuery.queryKey, null)
    void forgetKitchen(queryClient)
  }
  if (codeOf(failure) === 'KITCHEN_LOCKED') setLocked(queryClient, true)
}

export function setLocked(queryClient: QueryClient, isLocked: boolean): void {
  queryClient.setQueryData(kitchenQuery.queryKey, (here) =>
    here?.device ? { ...here, device: { ...here.device, isLocked } } : here,
  )
}

/** Nothing that a tablet has read stays in this browser. */
async function forgetKitchen(queryClient: QueryClient): Promise<void> {
  const account = queryClient.getQueryData(kitchenQuery.queryKey)?.account ?? tabSession.tablet()
  queryClient.removeQueries({ queryKey: orpc.key() })
  if (account === null || tabSession.tablet() === null) return
  removeStoredDrafts(account)
  tabSession.leaveTablet()
  await clearOfflineCaches()
}
