import { ACCOUNT_HEADER, accountName } from '#contract/account-header.ts'
import type { Role } from '#domain/house/role.ts'
import { HttpError, SignOutPendingError } from '../failure/failure.ts'
import { fetchFromServer, cachedAtOf } from '../offline/fetch-from-server.ts'
import { clearOfflineCaches, OFFLINE_PAGE } from '../offline/offline-cache.ts'
import { markBrowserOpen } from '../offline/open-browser.ts'
import { refuseWhileWritesWait } from '../waiting/refuse-while-writes-wait.ts'
import { forgetAccount } from './forget-account.ts'
import { tabSession } from './tab-session.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { Session } from './session-data.ts'
import { clearPendingSignOut, storePendingSignOut, pendingSignOut } from './pending-sign-out.ts'

/** How long a sign-out waits for the server's answer; the next page sends it again. */
const PATIENCE_MS = 500
/** Without a service worker, the next page would be the browser's error page when the network is down. */
const PATIENCE_UNAIDED_MS = 2000

/** What `GET /api/auth/get-session` answers for a visitor who is signed in. */
interface SessionAnswer {
  user: { id: string; email: string; name: string }
  session: { expiresAt: string }
  /** Not in what was kept before a person could work in another house than their own. */
  houseId?: string
  house?: { members: number }
  houses?: number
  role: Role
  /** Not to be remembered: it is over when the browser is closed. */
  endsWithBrowser: boolean
}

/** The session: null when signed out; rejects when the request failed or a sign-out is pending. */
export async function fetchSession(signal?: AbortSignal): Promise<Session | null> {
  const leaving = pendingSignOut()
  if (leaving !== null && !(await inTime(tellSignOut(leaving)))) throw new SignOutPendingError()
  const response = await fetchFromServer('/api/auth/get-session', { signal: signal ?? null })
  if (!response.ok) throw new HttpError(response.status)
  const answer = (await response.json()) as SessionAnswer | null
  if (answer === null) {
    await clearOfflineCaches()
    return null
  }
  // One that was kept is no sign that the browser has stayed open since.
  if (answer.endsWithBrowser && cachedAtOf(response) === undefined) await markBrowserOpen()
  const { user, role, session } = answer
  const { id, email, name } = user
  const houseId = answer.houseId ?? id
  return {
    user: { id, email, name },
    houseId,
    account: accountName({ houseId, userId: id }),
    role,
    members: answer.house?.members ?? 1,
    houses: answer.houses ?? 1,
    expiresAt: Date.parse(session.expiresAt),
  }
}

/**
 * Ends the session of `account`, here and in the other tabs: this browser forgets the account at once, the server ends
 * the session when the request arrives. Rejects, changing nothing, when the server fails in a browser without storage, and
 * while something that the account typed waits on this device.
 */
export async function endSession(account: string): Promise<void> {
  await refuseWhileWritesWait(account)
  const notified = tellSignOut(account)
  if (!storePendingSignOut(account)) await notified
  const notifiedInTime = inTime(notified)
  await forgetAccount(account)
  await notifiedInTime
  tabSession.tellEnd(account)
}

/**
 * Where a sign-out leads: to `signInPage`, or to 'Hors ligne' until the server has received it, which then redirects.
 * Nowhere without a service worker, where only the browser's own page would come.
 */
export function fallbackSignOutPath(signInPage: AppPath): AppPath | undefined {
  if (pendingSignOut() === null) return signInPage
  return hasServiceWorker() ? OFFLINE_PAGE : undefined
}

/** Whether a service worker answers for this page where the network does not. */
export function hasServiceWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

async function tellSignOut(account: string): Promise<void> {
  await postSignOut(account)
  clearPendingSignOut()
}

function inTime(notified: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    notified.then(
      () => resolve(true),
      () => resolve(false),
    )
    setTimeout(() => resolve(false), hasServiceWorker() ? PATIENCE_MS : PATIENCE_UNAIDED_MS)
  })
}

async function postSignOut(account: string): Promise<void> {
  const response = await fetchFromServer('/api/auth/sign-out', {
    method: 'POST',
    // Goes on when the page is left.
    keepalive: true,
    headers: { 'content-type': 'application/json', [ACCOUNT_HEADER]: account },
    body: '{}',
  })
  // A session that is no more, or has become another's, need not be ended.
  if (!response.ok && response.status !== 401) throw new HttpError(response.status)
}
