import { OWNER_HEADER } from '#contract/answer-owner.ts'
import { HttpFailure, isNetworkFailure } from './failure.ts'
import { askServer, keptSince } from './offline/ask-server.ts'
import { forgetReading } from './offline/kept-reading.ts'
import { markBrowserOpen } from './offline/open-browser.ts'
import { pageAccount } from './page-account.ts'
import type { Session } from './session-facts.ts'
import { forgetUnfinishedSignOut, noteUnfinishedSignOut, unfinishedSignOut } from './unfinished-sign-out.ts'

/** What `GET /api/auth/get-session` answers for a visitor who is signed in. */
interface SessionAnswer {
  user: { id: string; email: string; name: string }
  session: { expiresAt: string }
  /** Not to be remembered: it is over when the browser is closed. */
  endsWithBrowser: boolean
}

/** Who is signed in: null for nobody; rejects when the server could not say. */
export async function fetchSession(signal?: AbortSignal): Promise<Session | null> {
  if (!(await finishSignOut())) return null
  const response = await askServer('/api/auth/get-session', { signal: signal ?? null })
  if (!response.ok) throw new HttpFailure(response.status)
  const answer = (await response.json()) as SessionAnswer | null
  if (answer === null) {
    await forgetReading()
    return null
  }
  // One that was kept is no sign that the browser has stayed open since.
  if (answer.endsWithBrowser && keptSince(response) === undefined) await markBrowserOpen()
  const { id, email, name } = answer.user
  return { user: { id, email, name }, expiresAt: Date.parse(answer.session.expiresAt) }
}

/**
 * Ends the session of `userId`, here and in the other tabs. Without a network it ends with the next look at the
 * session that finds one, before anything else is read. Rejects, changing nothing, when the server cannot.
 */
export async function endSession(userId: string): Promise<void> {
  try {
    await postSignOut(userId)
  } catch (failure) {
    if (!isNetworkFailure(failure) || !noteUnfinishedSignOut(userId)) throw failure
  }
  pageAccount.tellEnd(userId)
}

/** Whether no session is left that someone has signed out of. */
async function finishSignOut(): Promise<boolean> {
  const userId = unfinishedSignOut()
  if (userId === null) return true
  try {
    await postSignOut(userId)
  } catch {
    return false
  }
  forgetUnfinishedSignOut()
  return true
}

async function postSignOut(userId: string): Promise<void> {
  const response = await askServer('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [OWNER_HEADER]: userId },
    body: '{}',
  })
  // A session that is no more, or has become another's, need not be ended.
  if (!response.ok && response.status !== 401) throw new HttpFailure(response.status)
}
