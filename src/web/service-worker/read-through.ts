import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { pause, type Patience } from './patience.ts'
import type { KeptSession, ReadingShelf } from './reading-shelf.ts'
import type { Kind } from './what-is-kept.ts'

interface Reading {
  request: Request
  kind: Kind
  shelf: ReadingShelf
  patience: Patience
  /** Keeps the worker alive until an answer is cached. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Asks the server, and keeps what it answers; the last answer where none comes. */
export async function readThrough(reading: Reading): Promise<Response> {
  const { request, kind, shelf, patience } = reading
  const givenUp = new AbortController()
  const answered = askServer(reading, givenUp.signal).then(
    (answer) => ({ answer }),
    (failure: unknown) => ({ failure }),
  )
  const waitMs = patience.now()
  const first = await Promise.race([answered, pause(waitMs)])
  if (first === undefined) patience.ranOut(waitMs)
  if (first !== undefined && 'answer' in first && !isAway(first.answer)) return first.answer
  const kept = await shelf.find(request.url)
  if (kept && isMeantFor(request, kept)) {
    givenUp.abort()
    return kept
  }
  if (first === undefined && kind === 'session') {
    // A page shows nothing before it knows.
    givenUp.abort()
    return Response.error()
  }
  const last = await answered
  if ('answer' in last) return last.answer
  throw last.failure
}

async function askServer(
  { request, kind, shelf, patience, waitUntil }: Reading,
  signal: AbortSignal,
): Promise<Response> {
  const moment = shelf.moment()
  const answer = await fetch(request, { signal })
  if (!isAway(answer)) patience.answered()
  // Before the page receives the answer: the account is signed out.
  if (answer.status === 401) await shelf.clear()
  if (answer.status !== 200) return answer
  if (kind === 'session') await noteSession(answer.clone(), shelf, moment)
  else {
    const owner = answer.headers.get(ACCOUNT_HEADER)
    if (owner !== null) waitUntil(shelf.keep(kind, owner, request.url, answer.clone(), moment))
  }
  return answer
}

async function noteSession(answer: Response, shelf: ReadingShelf, moment: number): Promise<void> {
  const session = (await answer.clone().json()) as KeptSession | null
  if (session === null) await shelf.clear()
  else await shelf.openFor(session, answer, moment)
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
