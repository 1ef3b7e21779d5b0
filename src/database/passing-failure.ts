import { AccountBusy } from './account-slots.ts'
import { isUnanswered, sqlFailure } from './sql-failure.ts'

/** SQLSTATEs of what is over by the next attempt: lost connections, restarts, full tables, deadlocks, timeouts. */
const PASSING_STATES = ['08', '40', '53', '55P03', '57014', '57P', '25P03']

/** Of the way to the database: closed, cut, without a route or a name, or without a file descriptor, port or room on the disk. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'EADDRNOTAVAIL',
  // Of several hosts another one takes writes, or will.
  'STANDBY',
  // A disk has room again once some is freed.
  'ENOSPC',
])

/** Node's calls that find an address and open a connection, whatever code they fail with. */
const OPENING = new Set(['connect', 'getaddrinfo'])

/** What pg says of a connection that was lost, or could not be had. */
const LOST =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|after calling end on the pool/

/** Whether the next attempt may succeed: the database was away, or its account or crowd busy. */
export function isPassing(error: unknown): boolean {
  if (isBusy(error) || isUnanswered(error)) return true
  const state = sqlFailure(error)?.code
  if (state !== undefined) return PASSING_STATES.some((start) => state.startsWith(start))
  return isLost(error)
}

/** Whether its account or its crowd does too much at once, also where a library says it in its own words. */
export function isBusy(error: unknown): boolean {
  return error instanceof AccountBusy || (error instanceof Error && isBusy(error.cause))
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (PASSING_CODES.has(code ?? '') || OPENING.has(syscall ?? '') || LOST.test(error.message)) return true
  return isLost(error.cause) || (error instanceof AggregateError && error.errors.some(isLost))
}
