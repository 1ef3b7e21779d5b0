import { isAway, OfflineWriteError, ServerUnavailableError, WriteTimeoutError } from '../failure/failure.ts'
import { retryAfterSeconds } from '../failure/retry-after.ts'
import { connection } from './connection.ts'
import { CACHED_AT_HEADER } from './offline-cache.ts'
import { serverClock } from './server-clock.ts'
import { refreshCachedRead } from './refresh-cached-read.ts'
import { address } from '#web/lib/navigation/address.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

/** A write that is not answered by then is given up; what is long to send gets the time of a slow network besides. */
const WRITE_TIMEOUT_MS = 15_000
const SLOW_BYTES_PER_MS = 30
/** What was asked with the ETag of the last answer. */
const UNCHANGED = 304
/** An empty object, as JSON. */
const EMPTY_BODY = 2

/** When an answer was read, if it is one that was kept; undefined for one that the server has just given. */
export function cachedAtOf(answer: Response): number | undefined {
  const readAt = answer.headers.get(CACHED_AT_HEADER)
  return readAt === null ? undefined : Number(readAt)
}

/**
 * Asks the server for a page: by its answers the page knows whether there is a network.
 * @throws ServerUnavailableError for an answer that says so
 */
export async function fetchFromServer(
  question: Request | AppPath,
  init: RequestInit = {},
): Promise<Response> {
  const request = new Request(typeof question === 'string' ? address(question) : question, {
    credentials: 'same-origin',
    ...init,
  })
  return request.method === 'GET' ? read(request) : write(request)
}

async function read(request: Request): Promise<Response> {
  const sentAt = Date.now()
  try {
    const answer = await fetch(request)
    if (cachedAtOf(answer) !== undefined) connection.lost()
    else {
      serverClock.note(answer, sentAt)
      if (answer.ok || answer.status === UNCHANGED) connection.found()
    }
    return present(answer, false)
  } catch (failure) {
    if (failure instanceof TypeError) connection.doubt()
    throw failure
  }
}

async function write(request: Request): Promise<Response> {
  const body = await request.clone().arrayBuffer()
  const sentAt = Date.now()
  const size = body.byteLength
  const timeout = AbortSignal.timeout(WRITE_TIMEOUT_MS + size / SLOW_BYTES_PER_MS)
  try {
    const answer = await fetch(request, {
      signal: AbortSignal.any([request.signal, timeout]),
      ...(size > 0 && { body }),
    })
    serverClock.note(answer, sentAt)
    if (answer.ok) connection.found()
    if (answer.ok && request.method !== 'DELETE') refreshCachedRead(request)
    return present(answer, size > EMPTY_BODY && isTyped(request))
  } catch (failure) {
    if (!timeout.aborted && !(failure instanceof TypeError)) throw failure
    connection.doubt()
    if (timeout.aborted) throw new WriteTimeoutError()
    throw new OfflineWriteError(failure as TypeError, size > EMPTY_BODY)
  }
}

/** A photo or a file is taken again from where it was. */
function isTyped({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true
}

function present(answer: Response, carried: boolean): Response {
  if (!isAway(answer.status)) return answer
  const seconds = retryAfterSeconds(answer.headers.get('retry-after'))
  throw new ServerUnavailableError(answer.status, {
    carried,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}
