import type { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import { refusal } from '../translate-error.ts'

/** Says how long to wait, in whole seconds, in the body as in the Retry-After header. */
export function tooManyRequests(waitMs: number): ORPCError<ErrorCode, unknown> {
  return refusal('TOO_MANY_REQUESTS', 'Too many attempts in a short time', wait(waitMs))
}

/** The same of accounts that were made at one place. */
export function tooManyAccounts(waitMs: number): ORPCError<ErrorCode, unknown> {
  return refusal('TOO_MANY_ACCOUNTS', 'Too many accounts were made at this address', wait(waitMs))
}

function wait(ms: number) {
  return { retryAfterSeconds: Math.ceil(ms / 1000) }
}
