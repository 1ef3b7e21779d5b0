import { isTransient, isUnavailable, retryAfterOf } from './failure.ts'

/** A server says when it may be back; one that names another time than these is asked then. */
const SHORTEST_MS = 1_000
const LONGEST_MS = 60_000

/** Of reads without a Retry-After. */
const READ_RETRIES = 2
const FIRST_PAUSE_MS = 400
/** Of reads after a Retry-After: a server restarts within two of its pauses. */
const RETRIES_AFTER_PAUSE = 3

/** The seconds of a Retry-After header, which is a number or a date; undefined where it says neither. */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

/** Milliseconds before an unavailable server is asked again; undefined without a Retry-After, or for another failure. */
export function retryAfterMs(failure: unknown): number | undefined {
  const seconds = isUnavailable(failure) ? retryAfterOf(failure) : undefined
  return seconds === undefined ? undefined : Math.min(Math.max(seconds * 1000, SHORTEST_MS), LONGEST_MS)
}

/** Whether a read that has failed so many times before is sent again by itself. */
export function readsAgain(failures: number, failure: unknown): boolean {
  const most = retryAfterMs(failure) === undefined ? READ_RETRIES : RETRIES_AFTER_PAUSE
  return failures < most && isTransient(failure)
}

/** Milliseconds before it is. */
export function pauseBeforeRead(failures: number, failure: unknown): number {
  return retryAfterMs(failure) ?? FIRST_PAUSE_MS * 2 ** failures
}
