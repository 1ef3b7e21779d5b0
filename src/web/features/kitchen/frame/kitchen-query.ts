import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import { isDemo, isDemoWanted, visitDemo } from '#web/lib/demo/demo.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { cachedAtOf } from '#web/lib/offline/fetch-from-server.ts'
import { serverClock } from '#web/lib/offline/server-clock.ts'
import { KITCHEN_KEPT_MS } from '#web/lib/offline/offline-cache.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { forgetAccount } from '#web/lib/session/forget-account.ts'
import { KITCHEN_KEY } from '#web/lib/session/kitchen-key.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { isLockedHere, noteLock } from './pin-lock.ts'

/** Whose kitchen the page shows. */
export interface KitchenHere extends KitchenState {
  /** What this browser keeps anything under: the name of the tablet, or who is signed in; null in the demo. */
  account: string | null
  /** When the server last answered for it, in milliseconds since 1970 by the clock of this device. */
  answeredAt: number
}

/** The tablet, or who looks at what tablets show; null where this browser is neither. */
export const kitchenQuery = queryOptions({
  queryKey: KITCHEN_KEY,
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
  let keptAt: number | undefined
  const onAnswer = (answer: Response) => {
    account = answer.headers.get(ACCOUNT_HEADER)
    keptAt = cachedAtOf(answer)
  }
  try {
    const state = await client.kitchen.state({}, { context: { onAnswer } })
    const here = { ...state, account, answeredAt: keptAt ?? Date.now() }
    if (account === null) return here
    tabSession.adopt(account)
    serverClock.keep()
    return state.device?.hasPin ? withLock(here, account, keptAt !== undefined) : here
  } catch (failure) {
    if (tabSession.state.get() !== 'here') throw failure
    if (statusOf(failure) !== 401 && !isOutOfContact(queryClient)) throw failure
    await forgetKitchen(queryClient)
    return null
  }
}

function withLock(here: KitchenHere, account: string, isKept: boolean): KitchenHere {
  const { device } = here
  if (device === null) return here
  const isLocked = isLockedHere(account, { isLocked: device.isLocked, isKept })
  return { ...here, device: { ...device, isLocked } }
}

/** A tablet that has not met the server for seven days may have been revoked since. */
function isOutOfContact(queryClient: QueryClient): boolean {
  const here = queryClient.getQueryData(kitchenQuery.queryKey)
  return here?.device != null && Date.now() - here.answeredAt > KITCHEN_KEPT_MS
}

/** Takes note of a refusal: a tablet that was revoked shows nothing more, one that was locked asks for its PIN. */
export function noteRefusal(queryClient: QueryClient, failure: unknown): void {
  // Where somebody else is signed in by now, the page leads away by itself.
  if (statusOf(failure) === 401 && tabSession.state.get() === 'here') {
    queryClient.setQueryData(kitchenQuery.queryKey, null)
    void forgetKitchen(queryClient)
  }
  if (codeOf(failure) === 'KITCHEN_LOCKED') setLocked(queryClient, true)
}

export function setLocked(queryClient: QueryClient, isLocked: boolean): void {
  const account = queryClient.getQueryData(kitchenQuery.queryKey)?.account
  if (account != null) noteLock(account, isLocked ? 'locked' : 'open')
  queryClient.setQueryData(kitchenQuery.queryKey, (here) =>
    here?.device ? { ...here, device: { ...here.device, isLocked } } : here,
  )
}

/** Nothing that a tablet has read or written, or a person has read in the house, stays in this browser. */
async function forgetKitchen(queryClient: QueryClient): Promise<void> {
  const account = tabSession.account()
  queryClient.removeQueries({ queryKey: orpc.key() })
  if (account === null) return
  // A person's receipts wait for its next session; a tablet that comes back is another one.
  if (tabSession.tablet() !== null) await waitingWrites.erase(account)
  await forgetAccount(account)
  if (tabSession.tablet() === null) tabSession.tellEnd(account)
  else tabSession.leaveTablet()
}
