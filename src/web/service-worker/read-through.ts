import { ACCOUNT_HEADER, isTablet } from '#contract/account-header.ts'
import { pause, type NetworkTimeout } from './network-timeout.ts'
import type { KeptSession, AccountCache } from './account-cache.ts'
import type { Kind } from './cacheable-reads.ts'

interface Reading {
  request: Request
  kind: Kind
  cache: AccountCache
  timeout: NetworkTimeout
  /** Keeps the worker alive until an answer is cached. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Asks the server, and keeps what it answers; the last answer where none comes. */
export async function readThrough(reading: Reading): Promise<Response> {
  const { request, kind, cache, timeout } = reading
  const givenUp = new AbortController()
  const answered = fetchFromServer(reading, givenUp.signal).then(
    (answer) => ({ answer }),
    (failure: unknown) => ({ failure }),
  )
  const waitMs = timeout.ms()
  const first = await Promise.race([answered, pause(waitMs)])
  if (first === undefined) timeout.elapsed(waitMs)
  if (first !== undefined && 'answer' in first && !isAway(first.answer)) return first.answer
  const kept = await cache.find(request.url)
  if (kept && isMeantFor(request, kept)) {
    givenUp.abort()
    return kept
  }
  if (first === undefined && (kind === 'session' || kind === 'kitchen')) {
    // A page shows nothing before it knows.
    givenUp.abort()
    return Response.error()
  }
  const last = await answered
  if ('answer' in last) return last.answer
  throw last.failure
}

async function fetchFromServer(
  { request, kind, cache, timeout, waitUntil }: Reading,
  signal: AbortSignal,
): Promise<Response> {
  const moment = cache.moment()
  const answer = await fetch(request, { signal })
  if (!isAway(answer)) timeout.answered()
  // Before the page receives the answer: the account is signed out.
  if (answer.status === 401) await cache.clear()
  if (answer.status !== 200) return answer
  const owner = answer.headers.get(ACCOUNT_HEADER)
  if (kind === 'session') await noteSession(answer.clone(), cache, moment)
  else if (kind === 'kitchen' && isTablet(owner)) await cache.openForTablet(owner, answer.clone(), moment)
  else {
    // Of who is signed in and looks at what tablets show it is an answer like others.
    const kept = kind === 'kitchen' ? 'answer' : kind
    if (owner !== null) waitUntil(cache.keep(kept, owner, request.url, answer.clone(), moment))
  }
  return answer
}

async function noteSession(answer: Response, cache: AccountCache, moment: number): Promise<void> {
  const session = (await answer.clone().json()) as KeptSession | null
  if (session === null) await cache.clear()
  else await cache.openFor(session, answer, moment)
}

/** A page that is still open may show another account than the one whose answers are here. */
function isMeantFor(request: Request, kept: Response): boolean {
  const named = request.headers.get(ACCOUNT_HEADER)
  return named === null || named === kept.headers.get(ACCOUNT_HEADER)
}

/** Something before the server answers for it. */
function isAway({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504
}
